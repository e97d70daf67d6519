import { fc, it } from '@fast-check/vitest';
import * as FRENCH from '../src/catalogue/fr/index.ts';
import {
  checkConfirmForm,
  completeGuestDetails,
  DEFAULT_AGES,
  DEFAULT_PARTY,
  DEFAULT_TRAVELERS,
  ENGLISH,
  fitSelector,
  LEAST_PARTY,
  LEAST_TRAVELERS,
  MAX_COUNT,
  PARTY_COUNTS,
  type Party,
  payingGuests,
  petsAfterTick,
  type RoomLimits,
  selectorMaximum,
  selectorPlaces,
  stepTravelers,
  totalGuests,
} from '../src/index.ts';
import { parties, partiesOf, roomLimits } from './support/arbitraries.ts';
import { price } from './support/english.ts';
import { stayOf, tariffWith } from './support/pricing.ts';

describe('§5 the party', () => {
  test('[P1] adults are 13+, children 2–12, infants under 2; all at most 1000', () => {
    expect(ENGLISH.ages(DEFAULT_AGES)).toEqual({ adults: '13+', children: '2–12', infants: 'under 2' });
    expect(MAX_COUNT).toBe(1000);
  });

  test('[P1] a house may draw the lines elsewhere', () => {
    const ages = { childFrom: 1, adultFrom: 2 };
    expect(ENGLISH.ages(ages)).toEqual({ adults: '2+', children: '1', infants: 'under 1' });
    const french = { adults: '2 ans et plus', children: '1 an', infants: 'moins de 1 an' };
    expect(FRENCH.ages(ages)).toEqual(french);
    expect(FRENCH.ages({ ...DEFAULT_AGES, adultFrom: 16 }).children).toBe('2 à 15 ans');
  });

  test('[P2] [P3] the least party, with which a draft starts: 1 adult, 1 room', () => {
    const least = { adults: 1, children: 0, infants: 0, pets: 0, rooms: 1 };
    expect([LEAST_PARTY, DEFAULT_PARTY]).toEqual([least, least]);
  });

  test('[P4] [P5] adults and infants pay; children are guests, pets are not', () => {
    const party = { adults: 2, children: 3, infants: 1, pets: 2, rooms: 2 };
    expect([payingGuests(party), totalGuests(party)]).toEqual([3, 6]);
  });

  it.prop([parties])('[P4] [P5] total guests are the paying guests and the children', (party) => {
    expect(totalGuests(party)).toBe(payingGuests(party) + party.children);
  });

  test('[P10] ticking the pets box sets 1 pet, unticking 0', () => {
    expect(petsAfterTick(true)).toBe(1);
    expect(petsAfterTick(false)).toBe(0);
  });
});

it.prop([parties])('[P11] a request and a form of a house for adults refuse the young alone', (party) => {
  const tariff = tariffWith({ ages: { adultsOnly: true } });
  const got = price(tariff, { ...stayOf(1), party });
  const form = { details: completeGuestDetails({}), party, extraPersons: 0, bringsPets: false };
  const checked = checkConfirmForm(form, tariff.limitsOf('queen')!);
  const broken = [...(got.ok ? [] : got.violations), ...(checked.ok ? [] : checked.error)];
  const isYoung = party.children + party.infants > 0;
  expect(broken.filter(({ rule }) => rule === 'P11')).toHaveLength(isYoung ? 2 : 0);
});

const FOR_TWO: RoomLimits = { sleeps: 4, included: 2, pets: 2 };

const card = (rooms: number, party: Partial<Party>): Party => ({
  adults: 1,
  children: 0,
  infants: 0,
  pets: 0,
  ...party,
  rooms,
});

const looseCount = fc.oneof(fc.integer({ min: -2, max: 12 }), fc.integer({ min: -2, max: MAX_COUNT + 5 }));
/** Parties as a stored draft may hold them, with counts below the least too. */
const looseCards = partiesOf(looseCount);
const anyLimits = fc
  .tuple(roomLimits, fc.boolean())
  .map(([limits, adultsOnly]): RoomLimits => ({ ...limits, adultsOnly }));
const anyCard = fc.oneof(parties, looseCards);

describe('§5 [P8] the maximums of the guest selector', () => {
  test('[P8] adults and children together are limited by the rooms', () => {
    expect(selectorMaximum(card(2, { adults: 3, children: 1 }), 'adults', FOR_TWO)).toBe(7);
    expect(selectorMaximum(card(1, { adults: 2 }), 'children', FOR_TWO)).toBe(2);
    expect(selectorMaximum(card(3, { adults: 2 }), 'children', FOR_TWO)).toBe(10);
  });

  test('[P8] allowed persons and those that a room sleeps: the larger counts', () => {
    const tight = { sleeps: 1, included: 2, pets: 0 };
    expect([1, 2].map((rooms) => selectorPlaces(rooms, tight))).toEqual([2, 4]);
    expect(selectorPlaces(1000, FOR_TWO)).toBe(1000);
  });

  test('[P8] pets are limited by the property, to none where it is not friendly', () => {
    expect(selectorMaximum(card(1, {}), 'pets', FOR_TWO)).toBe(2);
    expect(selectorMaximum(card(1, {}), 'pets', { ...FOR_TWO, pets: 0 })).toBe(0);
  });

  test('[P8] infants use no places; no count is above 1000', () => {
    expect(selectorMaximum(card(1, { adults: 2 }), 'infants', FOR_TWO)).toBe(MAX_COUNT);
    expect(selectorMaximum(card(1000, { adults: 1 }), 'children', FOR_TWO)).toBe(999);
    expect(selectorMaximum(card(1, {}), 'children', { ...FOR_TWO, adultsOnly: true })).toBe(0);
  });
});

describe('[P9] a party from elsewhere', () => {
  test('[P8] [P9] a count beyond its limit stays or goes down', () => {
    const six = card(1, { adults: 6 });
    expect(selectorMaximum(six, 'adults', FOR_TWO)).toBe(6);
    expect(selectorMaximum(six, 'children', FOR_TWO)).toBe(0);
    expect(selectorMaximum({ ...six, adults: 5 }, 'adults', FOR_TWO)).toBe(5);
  });

  it.prop([anyCard, anyLimits])('[P9] [P11] ends within the limit of each count', (chosen, limits) => {
    const fitted = fitSelector(Object.freeze(chosen), limits);
    for (const member of PARTY_COUNTS) {
      const mostYoung = limits.adultsOnly === true ? 0 : MAX_COUNT;
      const isYoung = member === 'children' || member === 'infants';
      const most = member === 'pets' ? limits.pets : isYoung ? mostYoung : MAX_COUNT;
      const least = member === 'adults' || member === 'rooms' ? 1 : 0;
      expect(fitted[member]).toBe(Math.max(least, Math.min(chosen[member], most)));
      expect(fitted[member]).toBeLessThanOrEqual(selectorMaximum(fitted, member, limits));
    }
  });

  it.prop([anyCard, anyLimits])('[P9] does not change the second time', (chosen, limits) => {
    const fitted = fitSelector(chosen, limits);
    expect(fitSelector(fitted, limits)).toBe(fitted);
  });
});

const fields = fc.constantFrom<keyof Party>('adults', 'children', 'rooms');

describe('§5 [P6] search travelers', () => {
  test('[P6] search starts with 2 adults, has 1 at least, and no upper limit', () => {
    expect(DEFAULT_TRAVELERS).toEqual({ adults: 2, children: 0, infants: 0, pets: 0, rooms: 1 });
    expect(LEAST_TRAVELERS).toEqual({ adults: 1, children: 0, infants: 0, pets: 0, rooms: 0 });
    expect(stepTravelers({ ...DEFAULT_TRAVELERS, adults: 5000 }, 'adults', 1).adults).toBe(5001);
  });

  it.prop([fc.array(fc.tuple(fields, fc.constantFrom<1 | -1>(1, -1)))])(
    '[P6] a press changes its own count by one, or minus at the least by none',
    (presses) => {
      let travelers = DEFAULT_TRAVELERS;
      for (const [field, step] of presses) {
        const before = travelers;
        travelers = stepTravelers(before, field, step);
        const isStopped = step === -1 && before[field] === LEAST_TRAVELERS[field];
        expect(travelers).toEqual({ ...before, [field]: before[field] + (isStopped ? 0 : step) });
      }
    },
  );
});

test('§2 [P7] the summary keeps its plurals for one adult and two rooms', () => {
  expect(ENGLISH.travelers(DEFAULT_TRAVELERS)).toBe('2 adults · 0 children · 1 room');
  expect(ENGLISH.travelers({ ...DEFAULT_TRAVELERS, adults: 1, children: 1, rooms: 2 })).toBe(
    '1 adults · 1 children · 2 room',
  );
});
