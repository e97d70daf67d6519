import { fc, it } from '@fast-check/vitest';
import { soldFigures } from '../../src/features/tonight/nights.ts';
import { byRoom, eachRoom } from '../../src/shared/format/by-room.ts';

describe('§14.2: the figures of the night', () => {
  test('closed rooms are neither free nor sold', () => {
    const types = [
      { capacity: 10, sold: 7, closed: 2 },
      { capacity: 2, sold: 2, closed: 2 },
    ];
    expect(soldFigures(types)).toEqual({ free: 3, open: 8, percent: 63 });
  });

  test('a motel without open rooms has sold none of them', () => {
    expect(soldFigures([])).toEqual({ free: 0, open: 0, percent: 0 });
    expect(soldFigures([{ capacity: 2, sold: 2, closed: 2 }])).toEqual({ free: 0, open: 0, percent: 0 });
  });

  const type = fc.tuple(fc.nat(40), fc.nat(40), fc.nat(40)).map((counts) => {
    const [closed = 0, sold = 0, capacity = 0] = counts.toSorted((a, b) => a - b);
    return { capacity, sold, closed };
  });
  it.prop([fc.array(type)])(
    'never more than everything is sold, and never less than none is free',
    (types) => {
      const { free, percent } = soldFigures(types);
      expect(free).toBeGreaterThanOrEqual(0);
      expect(percent).toBeLessThanOrEqual(100);
    },
  );
});

describe('§14.2: guests by room', () => {
  const stay = (lastName: string, ...numbers: string[]) =>
    ({ lastName, rooms: numbers.map((number) => ({ id: number, number })) }) as never;
  const order = (stays: never[]) => byRoom(stays).map(({ lastName }) => lastName);

  test('are in the order of the numbers, not of their digits', () => {
    expect(order([stay('Voss', '18'), stay('Khoury', '1'), stay('Cyr', '7'), stay('Orr', '2B')])).toEqual([
      'Khoury',
      'Orr',
      'Cyr',
      'Voss',
    ]);
  });

  test('of several rooms are at each of them', () => {
    const numbers = eachRoom([stay('Rivard', '31', '8'), stay('Zhao')]).map(({ rooms }) => rooms[0]?.number);
    expect(numbers).toEqual(['31', '8', undefined]);
  });

  test('without a number are last, by name', () => {
    expect(order([stay('Zhao'), stay('Beaulieu'), stay('Voss', '40')])).toEqual(['Voss', 'Beaulieu', 'Zhao']);
  });
});
