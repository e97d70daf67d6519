/**
 * Amounts of money in whole cents: made, read, written, rounded and split.
 *
 * @module money
 */
export * from './money/cents.ts';
export * from './money/currencies.ts';
export * from './money/divide.ts';
export * from './money/dollars.ts';
export { format } from './money/format.ts';
export * from './money/minor-units.ts';
export {
  nearestIn,
  ROUNDING_NAMES,
  ROUNDINGS,
  type Rounding,
  type RoundingName,
  roundMoney,
  shareOf,
  WHOLE_SHARE,
} from './money/rounding.ts';
export { isPayable } from './money/units.ts';
