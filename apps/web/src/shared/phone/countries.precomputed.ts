import { listCountries } from './list-countries.ts';

/** In English. */
export const COUNTRIES: string = listCountries('en');
