import { fc, it } from '@fast-check/vitest';
import { addDays, type Cents, civilDate } from '@motel/booking-core';
import { motel as content } from '@motel/content/testing';
import type { ListedStay } from '../../../src/booking/index.ts';
import { boardOf, lateSince } from '../../../src/desk/day/board.ts';

const TODAY = civilDate('2027-07-09');

function stay(from: number, nights: number, more: Partial<ListedStay> = {}): ListedStay {
  const checkIn = addDays(TODAY, from);
  return {
    id: `${from}+${nights}`,
    reference: 'LI-7K4QD',
    status: 'confirmed',
    firstName: 'Amara',
    lastName: 'Osei',
    phone: '',
    car: '',
    property: { id: 'many', title: 'Many' },
    party: { adults: 2, children: 0, infants: 0, pets: 0, rooms: 1 },
    balance: 0 as Cents,
    payer: null,
    orderId: null,
    orderName: null,
    expectedTime: null,
    arrivedAt: null,
    leftAt: null,
    heldUntil: new Date(0),
    checkIn,
    checkOut: addDays(checkIn, nights),
    ...more,
  };
}

const CAME = { arrivedAt: new Date('2027-07-09T22:00:00Z') };
const WENT = { ...CAME, leftAt: new Date('2027-07-09T23:00:00Z') };

describe('§14.2 the board of tonight', () => {
  const idsOf = (stays: readonly ListedStay[], day = TODAY) => {
    const board = boardOf(content, stays, day, TODAY);
    return Object.fromEntries(
      Object.entries(board).map(([list, listed]: [string, readonly ListedStay[]]) => [
        list,
        listed.map(({ id }) => id),
      ]),
    );
  };

  test('a guest who is not here yet arrives, one who is here is in the house', () => {
    expect(idsOf([stay(0, 2), stay(0, 3, CAME)])).toEqual({
      arriving: ['0+2'],
      arrived: ['0+3'],
      inHouse: ['0+3'],
      leavingThatDay: [],
      leavingNextDay: [],
    });
  });

  test('a guest who was due yesterday still arrives, until the stay is over', () => {
    expect(idsOf([stay(-1, 2), stay(-1, 1), stay(1, 1)]).arriving).toEqual(['-1+2']);
  });

  test('a guest is in the house until the day of the check-out', () => {
    const board = idsOf([stay(-2, 2, CAME), stay(-2, 3, CAME), stay(-2, 4, CAME), stay(-2, 3, WENT)]);
    expect(board.inHouse).toEqual(['-2+2', '-2+3', '-2+4']);
    expect(board.leavingThatDay).toEqual(['-2+2']);
    expect(board.leavingNextDay).toEqual(['-2+3']);
    // One who was not checked out leaves today.
    const late = idsOf([stay(-4, 2, CAME)]);
    expect([late.inHouse, late.leavingThatDay]).toEqual([['-4+2'], ['-4+2']]);
  });

  test('tomorrow has the guests who begin then, and who stay on', () => {
    expect(idsOf([stay(0, 2), stay(0, 1, CAME), stay(1, 1), stay(-1, 4, WENT)], addDays(TODAY, 1))).toEqual({
      arriving: ['1+1'],
      arrived: [],
      inHouse: ['0+2'],
      leavingThatDay: ['0+1'],
      leavingNextDay: ['0+2'],
    });
  });

  test('last night has the guests who slept here, and who did not come', () => {
    expect(idsOf([stay(-1, 2, CAME), stay(-1, 1, WENT), stay(-1, 1)], addDays(TODAY, -1))).toEqual({
      arriving: ['-1+1'],
      arrived: ['-1+2', '-1+1'],
      inHouse: ['-1+2', '-1+1'],
      leavingThatDay: [],
      leavingNextDay: ['-1+1'],
    });
  });

  const any = fc
    .record({
      from: fc.integer({ min: -5, max: 2 }),
      nights: fc.integer({ min: 1, max: 6 }),
      state: fc.constantFrom({}, CAME, WENT),
      id: fc.uuid(),
    })
    .map(({ from, nights, state, id }) => stay(from, nights, { ...state, id }));
  it.prop([fc.array(any), fc.integer({ min: -2, max: 2 })])(
    'nobody both arrives and is in the house, whatever the stays',
    (stays, ahead) => {
      const board = idsOf(stays, addDays(TODAY, ahead));
      const both = board.arriving?.filter((id) => board.inHouse?.includes(id));
      expect(both).toEqual([]);
      expect(board.inHouse).toEqual(expect.arrayContaining(board.leavingNextDay ?? []));
    },
  );

  test('arrivals are in the order of their hours, after midnight last', () => {
    const at = (id: string, expectedTime: string | null, lastName = 'Osei') =>
      stay(0, 1, { id, expectedTime, lastName });
    const stays = [at('none', null, 'Zhao'), at('late', '00:15'), at('other', null), at('early', '22:30')];
    expect(idsOf(stays).arriving).toEqual(['early', 'late', 'other', 'none']);
  });

  test('a guest is late from the hour that they gave, or once the night is over', () => {
    const at = (time: string) => new Date(`2027-07-${time}-06:00`);
    const known = stay(0, 1, { expectedTime: '23:15' });
    expect(lateSince(content, known, at('09T23:14:59'))).toBeUndefined();
    expect(lateSince(content, known, at('09T23:15:00'))).toEqual(at('09T23:15:00'));
    const afterMidnight = stay(0, 1, { expectedTime: '00:30' });
    expect(lateSince(content, afterMidnight, at('09T23:59:00'))).toBeUndefined();
    expect(lateSince(content, afterMidnight, at('10T00:30:00'))).toEqual(at('10T00:30:00'));
    expect(lateSince(content, stay(0, 1), at('10T03:59:00'))).toBeUndefined();
    expect(lateSince(content, stay(0, 1), at('10T04:00:00'))).toEqual(at('10T04:00:00'));
  });

  test('an hour after midnight is right when the clock is put back', () => {
    const checkIn = civilDate('2025-11-01');
    const night = stay(0, 1, { checkIn, checkOut: civilDate('2025-11-02'), expectedTime: '03:00' });
    expect(lateSince(content, night, new Date('2025-11-02T03:00:00-07:00'))).toEqual(
      new Date('2025-11-02T03:00:00-07:00'),
    );
    expect(lateSince(content, night, new Date('2025-11-02T02:59:00-07:00'))).toBeUndefined();
  });
});
