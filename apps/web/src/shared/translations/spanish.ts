export { SPANISH as rules } from '@motel/booking-core/spanish';
export { default as sentences } from '@motel/language/spanish';
export { SPANISH_COUNTRIES as countries } from '../phone/spanish-countries.precomputed.ts';
