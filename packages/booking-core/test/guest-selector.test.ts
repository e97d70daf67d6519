import { fc, it } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  type CardParty,
  fitSelector,
  MAX_COUNT,
  type Party,
  type PartyMember,
  petLimit,
  type RoomLimits,
  selectorMaximum,
  totalCapacity,
} from '../src/index.ts';
import { cardParties, roomLimits } from './support/arbitraries.ts';

const MEMBERS: readonly PartyMember[] = ['adults', 'children', 'infants', 'pets'];
const FOR_TWO: RoomLimits = {
  roomType: 'double',
  defaultAllowedPersons: 2,
  isPetFriendly: true,
  allowedPets: 2,
};

function card(rooms: number, party: Partial<Party>): CardParty {
  return { rooms, party: { adults: 1, children: 0, infants: 0, pets: 0, ...party } };
}

/** What a store might hold: counts below the least as well. */
const looseCards: fc.Arbitrary<CardParty> = fc.record({
  rooms: fc.integer({ min: -2, max: MAX_COUNT + 5 }),
  party: fc.record({
    adults: fc.integer({ min: -2, max: MAX_COUNT + 5 }),
    children: fc.integer({ min: -2, max: 12 }),
    infants: fc.integer({ min: -2, max: MAX_COUNT + 5 }),
    pets: fc.integer({ min: -2, max: 12 }),
  }),
});
const anyCard = fc.oneof(cardParties, looseCards);

describe('§5 [P8] the most that the guest selector allows', () => {
  test('[P8] adults and children together: the allowance of the rooms', () => {
    expect(selectorMaximum(card(2, { adults: 3, children: 1 }), 'adults', FOR_TWO)).toBe(3);
    expect(selectorMaximum(card(1, { adults: 2 }), 'children', FOR_TWO)).toBe(0);
    expect(selectorMaximum(card(3, { adults: 2 }), 'children', FOR_TWO)).toBe(4);
  });

  test('[P8] pets: the property’s limit, and none where pets are not welcome', () => {
    expect(selectorMaximum(card(1, {}), 'pets', FOR_TWO)).toBe(2);
    expect(selectorMaximum(card(1, {}), 'pets', { ...FOR_TWO, isPetFriendly: false })).toBe(0);
  });

  test('[P8] infants take no place', () => {
    expect(selectorMaximum(card(1, { adults: 2 }), 'infants', FOR_TWO)).toBe(MAX_COUNT);
  });

  test('[P8] never more than 1000 of a kind, however many rooms', () => {
    expect(selectorMaximum(card(1000, { adults: 1 }), 'children', FOR_TWO)).toBe(999);
  });
});

describe('[P9] a party brought within the limits', () => {
  test('[P9] adults first, children in the places left', () => {
    const fitted = fitSelector(card(1, { adults: 3, children: 2, pets: 5 }), FOR_TWO);
    expect(fitted).toEqual(card(1, { adults: 2, children: 0, pets: 2 }));
  });

  test('[P9] search’s 0 rooms become 1', () => {
    expect(fitSelector(card(0, { adults: 2 }), FOR_TWO)).toEqual(card(1, { adults: 2 }));
  });

  test('[P9] a party that fits stays the same object, so that nothing is said of it', () => {
    const chosen = card(2, { adults: 3, children: 1, infants: 2, pets: 1 });
    expect(fitSelector(chosen, FOR_TWO)).toBe(chosen);
  });

  it.prop([anyCard, roomLimits])('[P9] fits every limit', (chosen, limits) => {
    const fitted = fitSelector(chosen, limits);
    const { adults, children, infants, pets } = fitted.party;
    expect(adults).toBeGreaterThanOrEqual(1);
    expect(Math.min(children, infants, pets)).toBeGreaterThanOrEqual(0);
    expect(adults + children).toBeLessThanOrEqual(totalCapacity(fitted.rooms, limits));
    expect(pets).toBeLessThanOrEqual(petLimit(limits));
    expect(fitted.rooms).toBeGreaterThanOrEqual(1);
    expect(Math.max(fitted.rooms, adults, children, infants)).toBeLessThanOrEqual(MAX_COUNT);
    for (const member of MEMBERS) {
      expect(fitted.party[member]).toBeLessThanOrEqual(selectorMaximum(fitted, member, limits));
    }
  });

  it.prop([anyCard, roomLimits])('[P9] changes nothing that it need not', (chosen, limits) => {
    const fitted = fitSelector(chosen, limits);
    const adultsAlone = card(fitted.rooms, { adults: chosen.party.adults });
    const mostAdults = selectorMaximum(adultsAlone, 'adults', limits);
    expect(fitted.party.adults).toBe(Math.max(1, Math.min(chosen.party.adults, mostAdults)));
    for (const member of ['children', 'infants', 'pets'] as const) {
      const most = selectorMaximum(fitted, member, limits);
      expect(fitted.party[member]).toBe(Math.max(0, Math.min(chosen.party[member], most)));
    }
  });

  it.prop([anyCard, roomLimits])('[P9] a second time changes nothing', (chosen, limits) => {
    const fitted = fitSelector(chosen, limits);
    expect(fitSelector(fitted, limits)).toBe(fitted);
  });
});
