import type { ArticleWire, FeeWire } from '@motel/api-client/desk-contracts';
import { type FeeData, parseTariff, type TariffData, TariffError } from '@motel/booking-core';
import { isTaxFee, withTaxes } from '@motel/booking-core/rates';
import { listPricedProperties } from '../../inventory/index.ts';
import { tariffInForce } from '../../rates/index.ts';
import { deskDay } from '../../shared/motel-time.ts';
import { type Outcome, refuse, succeed } from '../../shared/outcome.ts';
import type { DeskReading } from '../../staff/index.ts';
import { stated } from './set-nights.ts';

export const listTaxes: DeskReading<'rateTaxes'> = async ({ db, clock, motel }) => {
  const { properties = [], tariff, version = 0 } = (await listPricedProperties(db)) ?? {};
  const { fees = [], currency = '', round = 'cent' } = tariff?.data ?? {};
  return succeed({
    version,
    currency,
    today: deskDay({ clock, motel }),
    taxes: fees.filter(isTaxFee),
    round,
    extras: fees.flatMap((fee) => (isTaxFee(fee) ? [] : [{ id: fee.id, label: fee.label ?? fee.id }])),
    rooms: properties.map(({ id, title }) => ({ id, title })),
  });
};

export const listArticles: DeskReading<'articles'> = async ({ db }) => {
  const { version, tariff } = await tariffInForce(db);
  const { articles = [], fees = [] } = tariff.data;
  return succeed({
    version,
    articles: articles.map(({ id, label = id, ...article }) => ({ id, label, ...article })),
    taxes: fees.flatMap((fee) => ('percent' in fee ? [{ id: fee.id, label: fee.label ?? fee.id }] : [])),
  });
};

/** Works out the tariff with other taxes. Refused with `rule-broken` and the first fault of a tax. */
export function withOtherTaxes(
  tariff: TariffData,
  taxes: readonly FeeWire[],
  round: TariffData['round'] = tariff.round,
): Outcome<TariffData> {
  const taxed = { ...withTaxes(tariff, taxes as readonly FeeData[]), ...(round !== undefined && { round }) };
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

/** Refuses a tariff with the first fault of a part; others are refused elsewhere. @param nameOf as the page calls it */
function checkedTariff(
  data: TariffData,
  part: 'fees' | 'articles',
  nameOf: (at: number) => string | undefined,
): Outcome<TariffData> {
  try {
    parseTariff(data);
    return succeed(data);
  } catch (error) {
    if (!(error instanceof TariffError)) throw error;
    const [fault] = error.faults;
    const [, list = '', at = '', field = ''] = /^(\w+)\[(\d+)\]\.?(.*)$/.exec(fault?.path ?? '') ?? [];
    const name = list === part ? nameOf(Number(at)) : undefined;
    if (fault === undefined || name === undefined) return succeed(data);
    return refuse('rule-broken', 'tax-wrong', {
      tax: name,
      field: FIELDS[field] ?? field,
      must: fault.message,
    });
  }
}

const FIELDS: Readonly<Record<string, string>> = {
  id: 'its name',
  label: 'its name',
  percent: 'its percentage',
  amount: 'its amount',
  price: 'its price',
  of: 'what it is taken of',
  firstNights: 'its nights',
  most: 'its most',
  from: 'its first day',
  to: 'its last day',
  'exempt.fromNights': 'the nights of long stays',
  taxes: 'its taxes',
  'tax.name': 'its name on receipts',
  'tax.number': 'its number',
};
