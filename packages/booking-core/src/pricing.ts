/**
 * Prices of stays: a tariff is checked once, then it prices any number of stays.
 *
 * @module pricing
 */
export type { PriceWords, QuoteWords } from './catalogue/catalogue.ts';
export type { Sentences } from './catalogue/sentences.ts';
export type { FreeAge } from './party/party.ts';
export { MAX_COUNT } from './party/party.ts';
export { DEFAULT_POLICY } from './pricing/cancellation-policy.ts';
export * from './pricing/night-prices.ts';
export type * from './pricing/quote.ts';
export type {
  PartyCounts,
  PriceFigures,
  PriceViolation,
  StayRequest,
} from './pricing/stay-request.ts';
export * from './quote/price.ts';
export * from './quote/price-ways.ts';
export * from './quote/verify-quote.ts';
export { MAX_NIGHTS } from './stay/bookable-stay.ts';
export { type Fault, type FaultCode, TariffError } from './tariff/faults.ts';
export { highestRate, MAX_RATE } from './tariff/field-reader.ts';
export * from './tariff/parse-tariff.ts';
export { MAX_ORDER, type Policy, type RoomTerms } from './tariff/rules.ts';
export * from './tariff/specification.ts';
export type { Tariff } from './tariff/tariff.ts';
export type * from './tariff/tariff-data.ts';
export type { Issue } from './words/issue.ts';
