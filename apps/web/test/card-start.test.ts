import { fc, test } from '@fast-check/vitest';
import { addDays, fitSelector, MAX_COUNT } from '@motel/booking-core';
import { cardStart } from '../src/features/reserve/card-start.ts';
import { readStayParams, stayPath } from '../src/shared/booking/stay-params.ts';
import { TODAY } from './support/rooms.ts';
import { WORDS } from './support/site.ts';

const limits = { sleeps: 4, included: 2, pets: 2 };
const nothing = { requested: undefined, party: undefined };
const party = { adults: 1, children: 0, infants: 0, pets: 0, rooms: 1 };

describe('D6: the booking card’s start', () => {
  it('§4: today to tomorrow, one adult, when nothing was chosen', () => {
    expect(cardStart(WORDS, nothing, limits, TODAY)).toEqual({
      stay: { checkIn: TODAY, checkOut: addDays(TODAY, 1) },
      party,
      notices: [],
    });
  });

  it('the chosen dates and party, if they can be booked', () => {
    const wanted = {
      requested: { checkIn: '2026-12-24', checkOut: '2026-12-27' },
      party: { ...party, adults: 2, pets: 1 },
    };
    expect(cardStart(WORDS, wanted, limits, TODAY)).toEqual({
      stay: wanted.requested,
      party: wanted.party,
      notices: [],
    });
  });

  it('says when dates cannot be booked', () => {
    const requested = { checkIn: '2026-11-20', checkOut: '2026-11-23' };
    const start = cardStart(WORDS, { ...nothing, requested }, limits, TODAY);
    expect(start.stay.checkIn).toBe(TODAY);
    expect(start.notices).toEqual(['Check-in cannot be in the past. We put in today to tomorrow instead.']);
  });

  it.each([
    [
      { pets: 2 },
      'At most 2 pets can stay in this room. We changed your party to 4 adults, 1 child, 2 pets.',
    ],
    [{ pets: 0 }, 'No pets can stay in this room. We changed your party to 4 adults, 1 child.'],
    [
      { pets: 3, adultsOnly: true },
      'Adults only: children and infants cannot stay here. We changed your party to 4 adults, 3 pets.',
    ],
  ])('[P11] says when of 4 adults, a child and 3 pets not all can come: %o', (of, notice) => {
    const wanted = { ...party, adults: 4, children: 1, pets: 3 };
    const start = cardStart(WORDS, { ...nothing, party: wanted }, { ...limits, ...of }, TODAY);
    expect(start.party).toEqual({ ...wanted, pets: of.pets, children: 'adultsOnly' in of ? 0 : 1 });
    expect(start.notices).toEqual([notice]);
  });

  const count = fc.integer({ min: 0, max: 2 * MAX_COUNT });
  const parties = fc.record({ adults: count, children: count, infants: count, pets: count, rooms: count });
  test.prop([parties])(
    'is always within the limits, and says so exactly when it changes a value',
    (wanted) => {
      const start = cardStart(WORDS, { ...nothing, party: wanted }, limits, TODAY);
      expect(fitSelector(start.party, limits)).toBe(start.party);
      expect(start.notices).toHaveLength(start.party === wanted ? 0 : 1);
    },
  );
});

describe('a stay in the address', () => {
  const count = fc.integer({ min: 0, max: MAX_COUNT });
  const parties = fc.record({ adults: count, children: count, infants: count, pets: count, rooms: count });

  test.prop([parties, fc.integer({ min: 1, max: 365 })])(
    'is read back as it was written',
    (wanted, nights) => {
      const stay = { checkIn: TODAY, checkOut: addDays(TODAY, nights) };
      const { searchParams } = new URL(stayPath('river-double', stay, wanted), 'http://motel.test');
      expect(readStayParams(searchParams)).toEqual({ requested: stay, party: wanted, isCancelled: false });
    },
  );

  test.prop([fc.dictionary(fc.constantFrom('checkin', 'adults', 'rooms', 'pets'), fc.string())])(
    'is only text that can be refused, for any address',
    (typed) => {
      const { requested, party: wanted } = readStayParams(new URLSearchParams(typed));
      const start = cardStart(WORDS, { requested, party: wanted }, limits, TODAY);
      expect(start.stay.checkIn >= TODAY).toBe(true);
      expect(start.party.adults).toBeGreaterThanOrEqual(1);
    },
  );

  it('`cancelled=1` says that the guest came back without paying', () => {
    expect(readStayParams(new URLSearchParams('cancelled=1')).isCancelled).toBe(true);
  });
});
