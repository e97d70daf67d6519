export { FRENCH as rules } from '@motel/booking-core/french';
export { default as sentences } from '@motel/language/french';
export { FRENCH_COUNTRIES as countries } from '../phone/french-countries.precomputed.ts';
