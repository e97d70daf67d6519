import { addDays, civilDate } from '@motel/booking-core';
import { nightsToKnow } from '../src/features/reserve/booking-card-state.ts';

const november = { from: civilDate('2026-11-01'), to: civilDate('2026-12-01') };
const december = { from: civilDate('2026-12-01'), to: civilDate('2027-01-01') };
const checkIn = civilDate('2026-11-25');
const start = { start: checkIn, end: null };

describe('the nights that the booking card loads (D13)', () => {
  it('are those of its stay, and those in view once the calendar is open', () => {
    const stay = { checkIn, checkOut: addDays(checkIn, 2) };
    const range = { start: stay.checkIn, end: stay.checkOut };
    expect(nightsToKnow(range, stay, undefined)).toEqual([{ from: stay.checkIn, to: stay.checkOut }]);
    expect(nightsToKnow(range, stay, december)).toEqual([
      { from: stay.checkIn, to: stay.checkOut },
      december,
    ]);
    expect(nightsToKnow(start, undefined, undefined)).toEqual([]);
  });

  it('begin at the check-in while the check-out is being chosen', () => {
    expect(nightsToKnow(start, undefined, november)).toEqual([november]);
    expect(nightsToKnow(start, undefined, december)).toEqual([{ from: checkIn, to: december.to }]);
  });

  it('extend no further than the longest stay (D12)', () => {
    const inTwoYears = { from: civilDate('2028-11-01'), to: civilDate('2028-12-01') };
    expect(nightsToKnow(start, undefined, inTwoYears)).toEqual([inTwoYears]);
  });
});
