/**
 * The whole package. Each part is also an entry of its own.
 *
 * @module booking-core
 */
export * from './booking.ts';
export * from './dates.ts';
export * from './forms.ts';
export * from './money.ts';
export * from './pricing.ts';
export * from './words.ts';
