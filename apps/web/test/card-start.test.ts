import { addDays, fitSelector, MAX_COUNT } from '@motel/booking-core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardStart } from '../src/features/reserve/card-start.ts';
import { readStayParams, stayPath } from '../src/shared/booking/stay-params.ts';
import { TODAY } from './support/rooms.ts';

const limits = { roomType: 'double', defaultAllowedPersons: 2, isPetFriendly: true, allowedPets: 2 };
const nothing = { requested: undefined, cardParty: undefined };
const party = { adults: 1, children: 0, infants: 0, pets: 0 };

describe('D6: what the booking card starts from', () => {
  it('§4: today to tomorrow, one adult, when nothing was chosen', () => {
    expect(cardStart(nothing, limits, TODAY)).toEqual({
      stay: { checkIn: TODAY, checkOut: addDays(TODAY, 1) },
      cardParty: { party, rooms: 1 },
      notices: [],
    });
  });

  it('the chosen dates and party, as far as they can be booked', () => {
    const wanted = {
      requested: { checkIn: '2026-12-24', checkOut: '2026-12-27' },
      cardParty: { party: { ...party, adults: 2, pets: 1 }, rooms: 1 },
    };
    expect(cardStart(wanted, limits, TODAY)).toEqual({
      stay: wanted.requested,
      cardParty: wanted.cardParty,
      notices: [],
    });
  });

  it('says when dates cannot be booked', () => {
    const requested = { checkIn: '2026-11-20', checkOut: '2026-11-23' };
    const start = cardStart({ ...nothing, requested }, limits, TODAY);
    expect(start.stay.checkIn).toBe(TODAY);
    expect(start.notices).toEqual(['Check-in cannot be in the past. We put in today to tomorrow instead.']);
  });

  it('says when the party is clamped to the allowance', () => {
    const cardParty = { party: { ...party, adults: 5, children: 2 }, rooms: 0 };
    const start = cardStart({ ...nothing, cardParty }, limits, TODAY);
    expect(start.cardParty).toEqual({ party: { ...party, adults: 2 }, rooms: 1 });
    expect(start.notices).toEqual(['We changed your party to what fits here: 2 adults in 1 room.']);
  });

  it('is always within the selector, and speaks exactly when it changed something', () => {
    const count = fc.integer({ min: 0, max: 2 * MAX_COUNT });
    const anyParty = fc.record({ adults: count, children: count, infants: count, pets: count });
    fc.assert(
      fc.property(anyParty, count, (wanted, rooms) => {
        const start = cardStart({ ...nothing, cardParty: { party: wanted, rooms } }, limits, TODAY);
        expect(fitSelector(start.cardParty, limits)).toBe(start.cardParty);
        const isSame = start.cardParty.rooms === rooms && start.cardParty.party === wanted;
        expect(start.notices).toHaveLength(isSame ? 0 : 1);
      }),
    );
  });
});

describe('a stay in the address', () => {
  const count = fc.integer({ min: 0, max: MAX_COUNT });
  const cardParties = fc.record({
    party: fc.record({ adults: count, children: count, infants: count, pets: count }),
    rooms: count,
  });

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(cardParties, fc.integer({ min: 1, max: 365 }), (cardParty, nights) => {
        const stay = { checkIn: TODAY, checkOut: addDays(TODAY, nights) };
        const { searchParams } = new URL(stayPath('river-double', stay, cardParty), 'http://motel.test');
        expect(readStayParams(searchParams)).toEqual({ requested: stay, cardParty, isCancelled: false });
      }),
    );
  });

  it('is never more than text that can be refused, whatever the address says', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('checkin', 'adults', 'rooms', 'pets'), fc.string()),
        (typed) => {
          const { requested, cardParty } = readStayParams(new URLSearchParams(typed));
          const start = cardStart({ requested, cardParty }, limits, TODAY);
          expect(start.stay.checkIn >= TODAY).toBe(true);
          expect(start.cardParty.party.adults).toBeGreaterThanOrEqual(1);
        },
      ),
    );
  });

  it('`cancelled=1` says that the guest gave up paying', () => {
    expect(readStayParams(new URLSearchParams('cancelled=1')).isCancelled).toBe(true);
  });
});
