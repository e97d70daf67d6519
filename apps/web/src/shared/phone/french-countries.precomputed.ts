import { listCountries } from './list-countries.ts';

/** In French. */
export const FRENCH_COUNTRIES: string = listCountries('fr');
