import { fc, it } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  chargedPersons,
  civilDate,
  DEFAULT_TARIFF,
  fitSelector,
  MAX_NIGHTS,
  nightsOf,
  openingQuote,
  type Party,
  quote,
  quoteStay,
  type RoomSelection,
  roomSelection,
} from '../src/index.ts';
import { cardParties, counts, offers, parties, selections, stays, tariffs } from './support/arbitraries.ts';
import { DEMO_OFFER } from './support/demo-offer.ts';

const CHECK_IN = civilDate('2026-11-21');
const ONE_NIGHT = { checkIn: CHECK_IN, checkOut: addDays(CHECK_IN, 1) };
const FOUR_ADULTS: Party = { adults: 4, children: 0, infants: 0, pets: 0 };

function totalFor(selection: RoomSelection): number {
  return quoteStay(DEMO_OFFER, ONE_NIGHT, FOUR_ADULTS, selection, DEFAULT_TARIFF).total;
}

describe('[Q7] the quote of a stay', () => {
  test('[Q7] [C9] 4 adults in a double where 2 are allowed: $142 in one room', () => {
    expect(totalFor({ rooms: 1, extraPersons: 2 })).toBe(14_200);
  });

  test('[Q7] [C9] and in two rooms nobody is extra: 178 + 9 + 8 = $195', () => {
    expect(totalFor({ rooms: 2, extraPersons: 2 })).toBe(19_500);
  });

  it.prop([offers, stays, parties, selections, tariffs])(
    '[Q7] it is the confirm rule for the persons that are charged',
    (offer, stay, party, selection, tariff) => {
      const request = {
        rate: offer,
        nights: nightsOf(stay),
        rooms: selection.rooms,
        chargedPersons: chargedPersons(party, selection, offer),
        pets: party.pets,
      };
      expect(quoteStay(offer, stay, party, selection, tariff)).toEqual(quote(request, tariff));
    },
  );

  it.prop([
    offers,
    stays.filter((stay) => nightsOf(stay) < MAX_NIGHTS),
    parties.filter(({ adults, infants, pets }) => Math.max(adults, infants, pets) < 1000),
    selections,
    tariffs,
    fc.constantFrom('night', 'adults', 'infants', 'pets', 'children'),
  ])(
    '[Q7] in the same rooms one more night or guest never costs less',
    (offer, stay, party, selection, tariff, more) => {
      const longer = more === 'night' ? { ...stay, checkOut: addDays(stay.checkOut, 1) } : stay;
      const larger = more === 'night' ? party : { ...party, [more]: party[more] + 1 };
      const before = quoteStay(offer, stay, party, selection, tariff).total;
      const after = quoteStay(offer, longer, larger, selection, tariff).total;
      expect(after).toBeGreaterThanOrEqual(before);
      if (more === 'children') expect(after).toBe(before);
    },
  );

  test('[Q7] a stay beyond 365 nights is no quote but an error', () => {
    const stay = { checkIn: CHECK_IN, checkOut: addDays(CHECK_IN, 366) };
    expect(() =>
      quoteStay(DEMO_OFFER, stay, FOUR_ADULTS, { rooms: 1, extraPersons: 2 }, DEFAULT_TARIFF),
    ).toThrow(RangeError);
  });
});

describe('[Q8] the quote on the card', () => {
  test('[Q8] $89 for one night shows the $98 that are charged, not the draft’s $97', () => {
    const card = { party: { adults: 2, children: 0, infants: 0, pets: 0 }, rooms: 1 };
    expect(openingQuote(DEMO_OFFER, ONE_NIGHT, card, DEFAULT_TARIFF).total).toBe(9800);
  });

  it.prop([offers, stays, cardParties, tariffs])(
    '[Q8] equals the quote of what /confirm opens with',
    (offer, stay, card, tariff) => {
      const selection = roomSelection(card.party, card.rooms, offer);
      expect(openingQuote(offer, stay, card, tariff)).toEqual(
        quoteStay(offer, stay, card.party, selection, tariff),
      );
    },
  );

  test('[Q8] [P9] also the largest party in the smallest rooms', () => {
    const party = { adults: 5000, children: 5000, infants: 5000, pets: 5000 };
    const queen = { ...DEMO_OFFER, roomType: 'queen', defaultAllowedPersons: 1000, allowedPets: 1000 };
    const fitted = fitSelector({ party, rooms: 5000 }, queen);
    expect(() => openingQuote(queen, ONE_NIGHT, fitted, DEFAULT_TARIFF)).not.toThrow();
  });

  it.prop([offers, stays, counts(0, 5000), counts(0), cardParties, tariffs])(
    '[Q8] [P9] whatever the selector can hold can be quoted',
    (offer, stay, adults, rooms, card, tariff) => {
      const fitted = fitSelector({ party: { ...card.party, adults }, rooms }, offer);
      expect(() => openingQuote(offer, stay, fitted, tariff)).not.toThrow();
    },
  );
});
