import { getCountries, getCountryCallingCode } from 'libphonenumber-js';

/** `AF93Afghanistan|AX358Åland Islands|…`, named at the build: a server and a browser may have different names. */
export function listCountries(language: string): string {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return getCountries()
    .map((id) => ({ id, callingCode: getCountryCallingCode(id), name: names.of(id) ?? id }))
    .sort((a, b) => a.name.localeCompare(b.name, language))
    .map(({ id, callingCode, name }) => `${id}${callingCode}${name}`)
    .join('|');
}
