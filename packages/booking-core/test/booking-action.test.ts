import { fc, it } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  adjoins,
  bookingAction,
  civilDate,
  overlaps,
  questionBeforePayment,
  type Stay,
} from '../src/index.ts';
import { nearbyStays } from './support/arbitraries.ts';

function stay(checkIn: string, checkOut: string): Stay {
  return { checkIn: civilDate(checkIn), checkOut: civilDate(checkOut) };
}

const BOOKED = { ...stay('2026-11-21', '2026-11-23'), id: 'first' };

describe('§4 [B6] how a booking relates to the guest’s confirmed stays', () => {
  test.each([
    ['no stay yet', '2026-11-21', '2026-11-23', [], { action: 'new' }],
    ['a gap of a night', '2026-11-24', '2026-11-25', [BOOKED], { action: 'new' }],
    ['begins where one ends', '2026-11-23', '2026-11-25', [BOOKED], { action: 'extended', extends: BOOKED }],
    ['ends where one begins', '2026-11-20', '2026-11-21', [BOOKED], { action: 'extended', extends: BOOKED }],
    ['the same nights', '2026-11-21', '2026-11-23', [BOOKED], { action: 'additional_rooms' }],
    ['one shared night', '2026-11-22', '2026-11-25', [BOOKED], { action: 'additional_rooms' }],
    [
      'adjoins one and overlaps another',
      '2026-11-23',
      '2026-11-26',
      [BOOKED, { ...stay('2026-11-25', '2026-11-27'), id: 'second' }],
      { action: 'additional_rooms' },
    ],
  ])('[B6] %s', (_, checkIn, checkOut, confirmed, expected) => {
    expect(bookingAction(stay(checkIn, checkOut), confirmed)).toEqual(expected);
  });

  it.prop([nearbyStays, fc.array(nearbyStays, { maxLength: 4 })])(
    '[B6] an overlap outweighs an adjoining stay, in any order of the stays',
    (wanted, confirmed) => {
      const { action, extends: extended } = bookingAction(wanted, confirmed);
      const shares = confirmed.some((one) => overlaps(one, wanted));
      const touches = confirmed.some((one) => adjoins(one, wanted));
      expect(action).toBe(shares ? 'additional_rooms' : touches ? 'extended' : 'new');
      expect(bookingAction(wanted, confirmed.toReversed()).action).toBe(action);
      expect(extended === undefined).toBe(action !== 'extended');
      if (extended !== undefined) expect(adjoins(extended, wanted)).toBe(true);
    },
  );
});

describe('§4 [B7] the question before payment', () => {
  test.each([
    ['extended', 'This will extend your existing booking. Continue to payment?'],
    [
      'additional_rooms',
      'You already have a booking for these dates. This will add additional rooms. Continue to payment?',
    ],
  ])('[B7] %s: %s', (action, question) => {
    expect(questionBeforePayment(action)).toBe(question);
  });

  test.each(['new', '', 'Extended', 'toString', '__proto__'])('[B7] nothing for %o', (action) => {
    expect(questionBeforePayment(action)).toBeUndefined();
  });
});
