export * as rules from '@motel/booking-core/catalogue/fr';
export { default as sentences } from './sentences.json' with { type: 'json' };
