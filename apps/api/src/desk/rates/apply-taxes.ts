import type { ArticleWire, FeeWire } from '@motel/api-client/desk-contracts';
import type { FeeData, TariffData } from '@motel/booking-core';
import { isTaxFee, withTaxes } from '@motel/booking-core/rates';
import { type Outcome, refuse } from '../../shared/outcome.ts';
import { checkedTariff } from './checked-tariff.ts';
import { stated } from './stated.ts';

/**
 * Works out the tariff with other taxes. Refused with `rule-broken` and the first fault of a tax in a sentence.
 * @param round of the total; as it is, unless said
 */
export function withOtherTaxes(
  tariff: TariffData,
  taxes: readonly FeeWire[],
  round: TariffData['round'] = tariff.round,
): Outcome<TariffData> {
  const taxed = {
    ...withTaxes(tariff, taxes as readonly FeeData[]),
    ...(round !== undefined && { round }),
  };
  const others = (taxed.fees?.length ?? 0) - taxes.length;
  const untaxed = taxes.find((fee) => !isTaxFee(fee as FeeData));
  if (untaxed !== undefined)
    return refuse('rule-broken', 'tax-unnamed', { tax: untaxed.label ?? untaxed.id });
  return checkedTariff(taxed, 'fees', (at) => taxes[at - others]?.label ?? taxes[at - others]?.id);
}

/** Works out the tariff with other articles. Refused with `rule-broken` and the first fault of one in a sentence. */
export function withOtherArticles(
  { articles: _, ...tariff }: TariffData,
  articles: readonly ArticleWire[],
): Outcome<TariffData> {
  const written = articles.map(({ taxes = [], ...article }) =>
    stated({ ...article, taxes: taxes.length === 0 ? undefined : taxes }),
  );
  const data = { ...tariff, ...(written.length > 0 && { articles: written }) };
  return checkedTariff(data, 'articles', (at) => articles[at]?.label);
}
