import type { ArticleData, FeeData, TariffData } from '../tariff/tariff-data.ts';

/** Returns whether a fee is a tax: a percentage, or a fixed amount that the tariff names as one (F28). */
export function isTaxFee(fee: FeeData): boolean {
  return 'percent' in fee || fee.tax !== undefined;
}

/**
 * Returns the tariff with other taxes in the place of its own, behind all other fees (F28). Its articles pay those that
 * are still there (F29). `parseTariff` checks them.
 * @example
 * const taxed = withTaxes(tariff.data, [{ id: 'gst', label: 'GST', percent: 5, of: ['rooms'] }]);
 * parseTariff(taxed).id; // → summer-2027
 */
export function withTaxes(data: TariffData, taxes: readonly FeeData[]): TariffData {
  const ids = taxes.flatMap((tax) => ('percent' in tax ? [tax.id] : []));
  const articles = data.articles?.map(({ taxes: paid = [], ...article }): ArticleData => {
    const still = paid.filter((tax) => ids.includes(tax));
    return still.length === 0 ? article : { ...article, taxes: still };
  });
  const fees = [...(data.fees ?? []).filter((fee) => !isTaxFee(fee)), ...taxes];
  return { ...data, fees, ...(articles && { articles }) };
}
