import { fc, it } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  chargedPersons,
  civilDate,
  DEFAULT_PARTY,
  DEFAULT_TARIFF,
  fitSelector,
  MAX_NIGHTS,
  nightsOf,
  openingQuote,
  quote,
  quoteStay,
  roomSelection,
} from '../src/index.ts';
import { counts, offers, parties, selections, stays, tariffs } from './support/arbitraries.ts';
import { DEMO_OFFER } from './support/demo-offer.ts';

const CHECK_IN = civilDate('2026-11-21');
const ONE_NIGHT = { checkIn: CHECK_IN, checkOut: addDays(CHECK_IN, 1) };
const FOUR_ADULTS = { ...DEFAULT_PARTY, adults: 4 };

function totalFor(rooms: number, extraPersons: number): number {
  const selection = { party: { ...FOUR_ADULTS, rooms }, extraPersons };
  return quoteStay(DEMO_OFFER, ONE_NIGHT, selection, DEFAULT_TARIFF).total;
}

describe('[Q7] the quote of a stay', () => {
  test('[Q7] [C9] 4 adults in a double where 2 are allowed: $142 in one room', () => {
    expect(totalFor(1, 2)).toBe(14_200);
  });

  test('[Q7] [C9] and in two rooms no person is extra: 178 + 9 + 8 = $195', () => {
    expect(totalFor(2, 2)).toBe(19_500);
  });

  it.prop([offers, stays, selections, tariffs])(
    '[Q7] it is the confirm rule with the charged persons',
    (offer, stay, selection, tariff) => {
      const request = {
        rate: offer,
        nights: nightsOf(stay),
        rooms: selection.party.rooms,
        chargedPersons: chargedPersons(selection, offer),
        pets: selection.party.pets,
      };
      expect(quoteStay(offer, stay, selection, tariff)).toEqual(quote(request, tariff));
    },
  );

  it.prop([
    offers,
    stays.filter((stay) => nightsOf(stay) < MAX_NIGHTS),
    selections.filter(({ party: { adults, infants, pets } }) => Math.max(adults, infants, pets) < 1000),
    tariffs,
    fc.constantFrom('night', 'adults', 'infants', 'pets', 'children'),
  ])(
    '[Q7] one more night or guest in the same rooms never costs less',
    (offer, stay, selection, tariff, more) => {
      const { party } = selection;
      const longer = more === 'night' ? { ...stay, checkOut: addDays(stay.checkOut, 1) } : stay;
      const larger = more === 'night' ? party : { ...party, [more]: party[more] + 1 };
      const before = quoteStay(offer, stay, selection, tariff).total;
      const after = quoteStay(offer, longer, { ...selection, party: larger }, tariff).total;
      expect(after).toBeGreaterThanOrEqual(before);
      if (more === 'children') expect(after).toBe(before);
    },
  );

  test('[Q7] a stay of more than 365 nights is an error', () => {
    const stay = { checkIn: CHECK_IN, checkOut: addDays(CHECK_IN, 366) };
    expect(() =>
      quoteStay(DEMO_OFFER, stay, { party: FOUR_ADULTS, extraPersons: 2 }, DEFAULT_TARIFF),
    ).toThrow(RangeError);
  });
});

describe('[Q8] the quote on the card', () => {
  test('[Q8] shows $98 for one night of $89, not the draft’s $97', () => {
    const party = { ...DEFAULT_PARTY, adults: 2 };
    expect(openingQuote(DEMO_OFFER, ONE_NIGHT, party, DEFAULT_TARIFF).total).toBe(9800);
  });

  it.prop([offers, stays, parties, tariffs])(
    '[Q8] equals the quote with which /confirm opens',
    (offer, stay, party, tariff) => {
      const selection = roomSelection(party, offer);
      expect(openingQuote(offer, stay, party, tariff)).toEqual(quoteStay(offer, stay, selection, tariff));
    },
  );

  test('[Q8] [P9] the largest party in the smallest rooms has a quote', () => {
    const party = { adults: 5000, children: 5000, infants: 5000, pets: 5000, rooms: 5000 };
    const queen = { ...DEMO_OFFER, roomType: 'queen', defaultAllowedPersons: 1000, allowedPets: 1000 };
    const fitted = fitSelector(party, queen);
    expect(() => openingQuote(queen, ONE_NIGHT, fitted, DEFAULT_TARIFF)).not.toThrow();
  });

  it.prop([offers, stays, counts(0, 5000), counts(0), parties, tariffs])(
    '[Q8] [P9] every party of the selector has a quote',
    (offer, stay, adults, rooms, party, tariff) => {
      const fitted = fitSelector({ ...party, adults, rooms }, offer);
      expect(() => openingQuote(offer, stay, fitted, tariff)).not.toThrow();
    },
  );
});
