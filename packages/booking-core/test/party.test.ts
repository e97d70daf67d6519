import { it } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import * as FRENCH from '../src/catalogue/fr/index.ts';
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
