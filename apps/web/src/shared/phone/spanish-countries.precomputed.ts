import { listCountries } from './list-countries.ts';

/** In Spanish. */
export const SPANISH_COUNTRIES: string = listCountries('es');
