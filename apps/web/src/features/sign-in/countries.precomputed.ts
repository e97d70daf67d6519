import { getCountries, getCountryCallingCode } from 'libphonenumber-js';

const names = new Intl.DisplayNames('en', { type: 'region' });

/**
 * Every country with its calling code, by name: `AF93Afghanistan|AX358Åland Islands|…`. Named during the build, since
 * the server and a guest's browser may have different names for a country.
 */
export const COUNTRIES: string = getCountries()
  .map((id) => ({ id, callingCode: getCountryCallingCode(id), name: names.of(id) ?? id }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'))
  .map(({ id, callingCode, name }) => `${id}${callingCode}${name}`)
  .join('|');
