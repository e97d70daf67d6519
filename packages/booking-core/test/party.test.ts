import { it } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { FRENCH } from '../src/french.ts';
import {
  DEFAULT_AGES,
  DEFAULT_PARTY,
  ENGLISH,
  LEAST_PARTY,
  MAX_COUNT,
  payingGuests,
  petsAfterTick,
  totalGuests,
} from '../src/index.ts';
import { parties } from './support/arbitraries.ts';

describe('§5 the party', () => {
  test('[P1] adults are 13+, children 2–12, infants under 2; all at most 1000', () => {
    expect(ENGLISH.ages(DEFAULT_AGES)).toEqual({ adults: '13+', children: '2–12', infants: 'under 2' });
    expect(MAX_COUNT).toBe(1000);
  });

  test('[P1] a house may draw the lines elsewhere', () => {
    const ages = { childFrom: 1, adultFrom: 2 };
    expect(ENGLISH.ages(ages)).toEqual({ adults: '2+', children: '1', infants: 'under 1' });
    expect(FRENCH.ages(ages)).toEqual({
      adults: '2 ans et plus',
      children: '1 an',
      infants: 'moins de 1 an',
    });
    expect(FRENCH.ages({ ...DEFAULT_AGES, adultFrom: 16 }).children).toBe('2 à 15 ans');
  });

  test('[P2] there is at least 1 adult and 1 room; other counts are 0 or more', () => {
    expect(LEAST_PARTY).toEqual({ adults: 1, children: 0, infants: 0, pets: 0, rooms: 1 });
  });

  test('[P3] a draft starts with one adult in one room', () => {
    expect(DEFAULT_PARTY).toEqual({ adults: 1, children: 0, infants: 0, pets: 0, rooms: 1 });
  });

  test('[P4] adults and infants count towards capacity, children and pets do not', () => {
    expect(payingGuests({ adults: 2, children: 3, infants: 1, pets: 2, rooms: 2 })).toBe(3);
  });

  test('[P5] pets are not guests', () => {
    expect(totalGuests({ adults: 2, children: 3, infants: 1, pets: 2, rooms: 2 })).toBe(6);
  });

  it.prop([parties])('[P4] [P5] total guests are the paying guests and the children', (party) => {
    expect(totalGuests(party)).toBe(payingGuests(party) + party.children);
  });

  test('[P10] ticking the pets box sets 1 pet, unticking 0', () => {
    expect(petsAfterTick(true)).toBe(1);
    expect(petsAfterTick(false)).toBe(0);
  });
});
