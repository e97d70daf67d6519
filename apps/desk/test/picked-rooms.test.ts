import { fc, it } from '@fast-check/vitest';
import { picked } from '../src/shared/rooms/RoomPicker.tsx';
import { roomWords, shownRooms } from '../src/shared/rooms/shown-rooms.ts';

const named = (...numbers: string[]) => numbers.map((number) => ({ number }));

describe('§14.4: the rooms of a stay', () => {
  test('are named once each', () => {
    expect(shownRooms([])).toBe('');
    expect(shownRooms(named('22', '22'))).toBe('22');
    expect(shownRooms(named('22', '24', '25'))).toBe('22, 24 and 25');
  });

  test('§14.4 a stay that moves says when', () => {
    const from = (checkIn: string, ...numbers: string[]) => numbers.map((number) => ({ number, checkIn }));
    const moved = [...from('2027-07-09', '6', '19'), ...from('2027-07-10', '10', '20')];
    expect(roomWords(moved, 'Room')).toBe('Rooms 6 and 19, then 10 and 20 from Sat Jul 10');
    const back = [...from('2027-07-09', '6'), ...from('2027-07-10', '7'), ...from('2027-07-11', '6')];
    expect(roomWords(back.toReversed())).toBe('room 6, then 7 from Sat Jul 10, then 6 from Sun Jul 11');
    expect(roomWords(named('22', '22'))).toBe('room 22');
    expect(roomWords(named('22', '24'), 'Room')).toBe('Rooms 22 and 24');
  });

  const presses = fc.array(fc.constantFrom('12', '14', '15', '16'));
  it.prop([presses, fc.integer({ min: 1, max: 3 })])(
    'are chosen by presses, never more than the stay has',
    (ids, most) => {
      const chosen = ids.reduce<readonly string[]>((so, id) => picked(so, id, most), []);
      expect(chosen.length).toBeLessThanOrEqual(most);
      expect(new Set(chosen).size).toBe(chosen.length);
    },
  );

  test('a second press takes one out, and one too many the oldest', () => {
    expect(picked(['12', '14'], '12', 2)).toEqual(['14']);
    expect(picked(['12', '14'], '15', 2)).toEqual(['14', '15']);
    expect(picked(['12'], '12', 1)).toEqual(['12']);
  });
});
