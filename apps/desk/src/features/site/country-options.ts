import { COUNTRIES, countryName } from '@motel/content/desk-motel';

export const COUNTRY_OPTIONS = COUNTRIES.map((value) => ({
  value,
  label: countryName('en', value),
})).toSorted((one, other) => one.label.localeCompare(other.label, 'en'));
