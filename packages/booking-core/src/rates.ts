/**
 * For the owner of a tariff: rates put up or down, nights set by hand, seasons and where they win, undoing a change, articles, and the
 * averages of figures. `@motel/booking-core` is without it.
 *
 * @module rates
 */
export { type TermsStay, termsOf } from './pricing/cancellation-policy.ts';
export * from './quote/article-lines.ts';
export * from './quote/lowest-nights.ts';
export * from './rates/changed-rate.ts';
export type { TariffChange } from './rates/code-changes.ts';
export { codeName, findCode, hasCodes } from './rates/codes.ts';
export * from './rates/demand.ts';
export { feeAmount, roomTariff, setNights } from './rates/entries.ts';
export { type Layer, layerOf } from './rates/layers.ts';
export * from './rates/mean.ts';
export * from './rates/season-reach.ts';
export * from './rates/seasons.ts';
export { type HouseFeeData, houseFees, isTaxFee, withHouseFees, withTaxes } from './rates/taxes.ts';
export * from './rates/undo-change.ts';
export { isAbout, isOn, type OfNights, WEEK } from './tariff/of-nights.ts';
