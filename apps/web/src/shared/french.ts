import type { Catalogue } from '@motel/booking-core';
import { FRENCH } from '@motel/booking-core/french';
import { language } from '@motel/language';
import { nameCountries } from './phone/countries.ts';
import { FRENCH_COUNTRIES } from './phone/french-countries.precomputed.ts';

/** Names the countries in French, on a French page. @returns the words of the rules */
export function readFrench(): Catalogue {
  if (language() === 'fr') nameCountries(FRENCH_COUNTRIES);
  return FRENCH;
}
