/**
 * Prices of stays, with dates, money, the checks of forms, and words. Each part is also an entry of its own; `./booking`,
 * `./faults` and `./rates` are only that.
 *
 * @module booking-core
 */
export * from './dates.ts';
export * from './forms.ts';
export * from './money.ts';
export * from './pricing.ts';
export * from './words.ts';
