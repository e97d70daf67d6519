import { specificationTariff } from '../tariff/specification.ts';
import type { AmountFeeData, ArticleData, FeeData, TariffData } from '../tariff/tariff-data.ts';

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

/** A fee of the house, with the percentages that it pays by their ids (F39). */
export type HouseFeeData = AmountFeeData & { readonly taxes: readonly string[] };

/** Returns the fees of the house in their order (F39). */
export function houseFees({ fees = [] }: Pick<TariffData, 'fees'>): HouseFeeData[] {
  const preset = specificationTariff({}).fees?.map(({ id }) => id);
  return fees.flatMap((fee) => {
    if ('percent' in fee || isTaxFee(fee) || preset?.includes(fee.id)) return [];
    const taxes = fees.flatMap((tax) => ('percent' in tax && tax.of.includes(fee.id) ? [tax.id] : []));
    return [{ ...fee, taxes }];
  });
}

/**
 * Returns the tariff with other fees of the house, before its taxes (F39). `parseTariff` checks them.
 * @example
 * const gst = { id: 'gst', percent: 5, of: ['rooms'] };
 * const cleaning = { id: 'cleaning', amount: '25', taxes: ['gst'] };
 * withHouseFees(withTaxes(tariff.data, [gst]), [cleaning]).fees?.at(-1); // → { id: gst, percent: 5, of: [rooms, cleaning] }
 */
export function withHouseFees(data: TariffData, wanted: readonly HouseFeeData[]): TariffData {
  const gone = houseFees(data).map(({ id }) => id);
  const left = (data.fees ?? []).filter(({ id }) => !gone.includes(id));
  const taxes = left.filter(isTaxFee).map((tax) => {
    if (!('percent' in tax)) return tax;
    const paying = wanted.flatMap((fee) => (fee.taxes.includes(tax.id) ? [fee.id] : []));
    return { ...tax, of: [...tax.of.filter((id) => !gone.includes(id)), ...paying] };
  });
  const own = wanted.map(({ taxes: _, ...fee }) => fee);
  return { ...data, fees: [...left.filter((fee) => !isTaxFee(fee)), ...own, ...taxes] };
}
