import { it } from '@fast-check/vitest';
import {
  chargedPersons,
  checkConfirmForm,
  extraPersonsNeeded,
  fitsParty,
  MAX_COUNT,
  MAX_EXTRA_PERSONS,
  minimumRooms,
  type Party,
  parseTariff,
  payingGuests,
  type RoomLimits,
  roomSelection,
  specificationTariff,
  totalCapacity,
  waysToStay,
} from '../src/index.ts';
import { parties, roomLimits, selections } from './support/arbitraries.ts';
import { price, priceWays } from './support/english.ts';
import { ANN } from './support/guests.ts';

/** The example of D3: a double for 4 persons, whose price includes 2. */
const FOR_TWO: RoomLimits = { sleeps: 4, included: 2, pets: 0 };

const adults = (count: number, more: Partial<Party> = {}): Party => ({
  adults: count,
  children: 0,
  infants: 0,
  pets: 0,
  rooms: 1,
  ...more,
});

describe('§9 [C3] minimum rooms', () => {
  it.prop([parties, roomLimits])(
    '[C3] is the least number of rooms that holds the paying guests',
    (party, limits) => {
      const rooms = minimumRooms(party, limits);
      const capacity = limits.sleeps;
      expect(rooms * capacity).toBeGreaterThanOrEqual(payingGuests(party));
      expect(rooms === 1 || (rooms - 1) * capacity < payingGuests(party)).toBe(true);
    },
  );
});

describe('§9 [C4] [C5] the allowance and the extra persons', () => {
  test('[C4] total capacity is rooms times allowed persons per room', () => {
    expect(totalCapacity(3, FOR_TWO)).toBe(6);
  });

  it.prop([parties, roomLimits])(
    '[C5] the allowance and the extra persons are just enough',
    (party, limits) => {
      const needed = extraPersonsNeeded(party, limits);
      const places = totalCapacity(party.rooms, limits) + needed;
      expect(places).toBeGreaterThanOrEqual(payingGuests(party));
      expect(needed === 0 || places === payingGuests(party)).toBe(true);
    },
  );
});

describe('§4 [C6] the selection with which /confirm opens', () => {
  it.prop([parties, roomLimits])(
    '[C6] has exactly the rooms wanted or needed, and the same guests',
    (wanted, limits) => {
      const { party, extraPersons } = roomSelection(wanted, limits);
      expect(party).toEqual({ ...wanted, rooms: Math.max(wanted.rooms, minimumRooms(wanted, limits)) });
      expect(extraPersons).toBe(Math.min(extraPersonsNeeded(party, limits), 10));
    },
  );
});

describe('§5 [C8] whether a party fits', () => {
  it.prop([selections, roomLimits])(
    '[C8] a party fits exactly when enough extra persons are entered',
    (selection, limits) => {
      const needed = extraPersonsNeeded(selection.party, limits);
      expect(fitsParty(selection, limits)).toBe(selection.extraPersons >= needed);
    },
  );
});

describe('§9 [C9] persons charged', () => {
  it.prop([selections, roomLimits])(
    '[C9] the persons entered plus the overflow while any are needed, else 0',
    (selection, limits) => {
      const { party, extraPersons } = selection;
      const beyond = payingGuests(party) - totalCapacity(party.rooms, limits);
      const overflow = Math.max(0, beyond - extraPersons);
      expect(chargedPersons(selection, limits)).toBe(beyond > 0 ? extraPersons + overflow : 0);
    },
  );
});

const D3 = { ...FOR_TWO, pricePerNight: '89', petFee: '15', extraPersonCharge: '20' };
const NIGHT = { room: 'room', from: '2027-05-03', to: '2027-05-04' };

/** `1 + 2`: one room and two extra persons. */
const short = (ways: ReturnType<typeof waysToStay>): readonly string[] =>
  ways.map(({ party: { rooms }, extraPersons }) => `${rooms} + ${extraPersons}`);

describe('[C10] the ways in which a party can stay', () => {
  test.each([
    ['one of two in one room', adults(1), ['1 + 0']],
    ['three: with an extra person, or in two rooms', adults(3), ['1 + 1', '2 + 0']],
    ['nine: in three, four or five rooms', adults(9), ['3 + 3', '4 + 1', '5 + 0']],
    ['an infant pays, a child does not', adults(2, { infants: 1, children: 2 }), ['1 + 1', '2 + 0']],
    ['five children need three rooms', adults(1, { children: 5 }), ['3 + 0']],
    ['two rooms that the guest asks for', adults(1, { rooms: 2 }), ['2 + 0']],
  ])('[C10] %s', (_, wanted, ways) => {
    expect(short(waysToStay(wanted, FOR_TWO))).toEqual(ways);
  });

  test('[C10] [V13] of thirty at most ten are extra persons', () => {
    const ways = waysToStay(adults(30), FOR_TWO);
    expect([ways[0]?.party.rooms, ways[0]?.extraPersons, ways.at(-1)?.party.rooms]).toEqual([10, 10, 15]);
  });

  it.prop([parties, roomLimits])('[C10] every way holds the whole party', (wanted, limits) => {
    for (const way of waysToStay(wanted, limits)) {
      expect({ ...way.party, rooms: wanted.rooms }).toEqual(wanted);
      expect(way.party.rooms).toBeLessThanOrEqual(MAX_COUNT);
      // The largest parties do not fit into 1000 rooms.
      if (way.party.rooms === MAX_COUNT) continue;
      expect(fitsParty(way, limits)).toBe(true);
      const form = { ...way, party: { ...way.party, pets: 0 }, details: ANN, bringsPets: false };
      expect(checkConfirmForm(form, limits).ok).toBe(true);
    }
  });

  it.prop([parties, roomLimits])('[C10] no way sells an extra person beyond need', (wanted, limits) => {
    for (const { party: staying, extraPersons } of waysToStay(wanted, limits)) {
      expect(extraPersons).toBe(extraPersonsNeeded(staying, limits));
    }
  });

  it.prop([parties, roomLimits])(
    '[C10] each way has one room more and no more extra persons',
    (wanted, limits) => {
      const ways = waysToStay(wanted, limits);
      expect(ways.length).toBeGreaterThan(0);
      expect(ways.length).toBeLessThanOrEqual(MAX_EXTRA_PERSONS + 2);
      for (const [at, way] of ways.entries()) {
        expect(way.party.rooms).toBe((ways[0]?.party.rooms ?? 0) + at);
        expect(way.extraPersons).toBeLessThanOrEqual(ways[at - 1]?.extraPersons ?? Number.POSITIVE_INFINITY);
      }
    },
  );

  it.prop([parties, roomLimits])('[C10] with one room less the party would not fit', (wanted, limits) => {
    const [first] = waysToStay(wanted, limits);
    const rooms = (first?.party.rooms ?? 0) - 1;
    if (rooms < Math.max(wanted.rooms, minimumRooms(wanted, limits)) || rooms >= MAX_COUNT - 1) return;
    const extraPersons = Math.min(MAX_EXTRA_PERSONS, extraPersonsNeeded({ ...wanted, rooms }, limits));
    const fewer = { party: { ...wanted, rooms, pets: 0 }, extraPersons, details: ANN, bringsPets: false };
    expect(checkConfirmForm(fewer, limits).ok).toBe(false);
  });

  it.prop([parties, roomLimits])('[C10] one more guest never needs fewer rooms', (wanted, limits) => {
    const [fewest] = waysToStay(wanted, limits);
    const more = { ...wanted, adults: Math.min(MAX_COUNT, wanted.adults + 1) };
    expect(waysToStay(more, limits)[0]?.party.rooms).toBeGreaterThanOrEqual(fewest?.party.rooms ?? 0);
  });
});

describe('[Q13] the ways with their prices', () => {
  test('[Q13] four adults: two extra persons, $142, before two rooms, $195', () => {
    const got = priceWays(parseTariff(specificationTariff({ room: D3 })), { ...NIGHT, party: adults(4) });
    const ways = got.ok ? got.ways.map((way) => `${short([way])[0]}: ${way.quote.total}`) : [];
    expect(ways).toEqual(['1 + 2: 14200', '2 + 0: 19500']);
  });

  test.each([
    ['the cheapest can be between the fewest rooms and the most', '30', '20', ['4 + 1', '3 + 3', '5 + 0']],
    ['at the same price the fewest rooms come first', '0', '0', ['3 + 3', '4 + 1', '5 + 0']],
    ['H16 those without a bed for each come last', '30', '20', ['5 + 0', '4 + 1', '3 + 3'], 2],
  ])('[Q13] %s', (_, pricePerNight, extraPersonCharge, ways, bedsFor?: number) => {
    const room = { ...FOR_TWO, pricePerNight, petFee: '0', extraPersonCharge };
    const asked = { ...NIGHT, party: adults(9), bedsFor };
    const got = priceWays(parseTariff(specificationTariff({ room })), asked);
    expect(got.ok && short(got.ways)).toEqual(ways);
  });

  test('[Q13] without a price there is the reason of the price', () => {
    const tariff = parseTariff(specificationTariff({ room: D3 }));
    const unknown = priceWays(tariff, { ...NIGHT, room: 'cellar', party: adults(4) });
    expect(unknown).toEqual(price(tariff, { ...NIGHT, room: 'cellar', party: { adults: 4 } }));
    const dogs = priceWays(tariff, { ...NIGHT, party: adults(4, { pets: 1 }) });
    expect(dogs).toMatchObject({ ok: false, violations: [{ rule: 'C7' }] });
  });
});
