import { addDays, civilDate, nightDates } from '@motel/booking-core';
import { describe, expect, it } from 'vitest';
import type { HoldLimits } from '../../src/limits/index.ts';
import { termsOfHold } from '../../src/stays/hold/hold-limits.ts';

const LIMITS: HoldLimits = { rooms: 12, roomNights: 240, networkRoomNights: 480, scale: 1, share: 0.75 };
const CHECK_IN = civilDate('2026-12-01');
const NOW = new Date('2026-11-20T19:00:00Z');

/** The terms of the first hold of a session, in a motel with rooms enough. */
function firstHold(rooms: number, nights: number) {
  const stay = { checkIn: CHECK_IN, checkOut: addDays(CHECK_IN, nights) };
  const wanted = { ...stay, propertyId: 'double', rooms, sessionId: 'a session', networks: [] };
  const empty = new Map(nightDates(stay).map((date) => [date, { capacity: 100, sold: 0 }]));
  return termsOfHold(wanted, empty, [], LIMITS, NOW);
}

describe('§10.11: the largest hold of a session (H1)', () => {
  it.each([
    [12, 20],
    [8, 30],
    [1, 365],
  ])('has %i rooms for %i nights', (rooms, nights) => {
    expect(firstHold(rooms, nights)).toHaveProperty('heldUntil');
  });

  it.each([
    [13, 1],
    [12, 21],
  ])('has no %i rooms for %i nights', (rooms, nights) => {
    expect(firstHold(rooms, nights)).toEqual({ refused: 'too-many-at-once' });
  });
});
