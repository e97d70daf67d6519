import { getCountries, getCountryCallingCode } from 'libphonenumber-js';

/**
 * Every country with its calling code, by name: `AF93Afghanistan|AX358Åland Islands|…`. Named during the build, since
 * the server and a guest's browser may have different names for a country.
 */
export function listCountries(language: string): string {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return getCountries()
    .map((id) => ({ id, callingCode: getCountryCallingCode(id), name: names.of(id) ?? id }))
    .sort((a, b) => a.name.localeCompare(b.name, language))
    .map(({ id, callingCode, name }) => `${id}${callingCode}${name}`)
    .join('|');
}
