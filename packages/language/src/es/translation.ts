export * as rules from '@motel/booking-core/catalogue/es';
export { default as sentences } from './sentences.json' with { type: 'json' };
