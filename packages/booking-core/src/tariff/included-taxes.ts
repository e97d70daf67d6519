import type { Fee, PercentFee } from './rules.ts';

/** Returns whether the prices of a fee's lines have it in them (F27). */
export function isIncludedTax(fee: Fee): fee is PercentFee & { readonly isIncluded: true } {
  return (fee as Partial<PercentFee>).isIncluded === true;
}

/** Returns whether two percentages are taken of the same lines, in whatever order they name them. */
export function isSameBase(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((at) => other.includes(at));
}
