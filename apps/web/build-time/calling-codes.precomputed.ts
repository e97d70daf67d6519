import { getCountries, getCountryCallingCode } from 'libphonenumber-js';

/** Every country with its calling code: `AC247 AD376 …`. */
export const CALLING_CODES: string = getCountries()
  .map((country) => `${country}${getCountryCallingCode(country)}`)
  .join(' ');
