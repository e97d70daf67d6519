import type { FeeWire, RateChange } from '@motel/api-client/desk-contracts';
import type { FeeData, TariffData } from '@motel/booking-core';
import { type HouseFeeData, houseFees, isTaxFee, withHouseFees, withTaxes } from '@motel/booking-core/rates';
import { listPricedProperties } from '../../inventory/index.ts';
import { deskDay } from '../../shared/motel-time.ts';
import { type Outcome, refuse, succeed } from '../../shared/outcome.ts';
import type { DeskContext, DeskReading } from '../../staff/index.ts';
import { stated } from './set-nights.ts';

/** The facts that each page of rates has, and the tariff in force. */
export async function ratesFacts({ db, clock, motel }: DeskContext) {
  const { properties = [], tariff, version = 0 } = (await listPricedProperties(db)) ?? {};
  const data: Partial<TariffData> = tariff?.data ?? {};
  const rooms = properties.flatMap(({ id, title }) => (tariff?.limitsOf(id) ? { id, title } : []));
  return { data, facts: { version, currency: data.currency ?? '', today: deskDay({ clock, motel }), rooms } };
}

export function named(entries: readonly { readonly id: string; readonly label?: string }[]) {
  return entries.map(({ id, label = id }) => ({ id, label }));
}

/** An entry of the tariff with its rooms and plans as lists. */
export function inLists<Wire>(entry: object): Wire {
  const fields = Object.entries(entry);
  const listed = fields.map(([key, value]) => [key, ['room', 'plan'].includes(key) ? [value].flat() : value]);
  return Object.fromEntries(listed);
}

export const listTaxes: DeskReading<'rateTaxes'> = async (context) => {
  const { data, facts } = await ratesFacts(context);
  const { fees = [], round = 'cent' } = data;
  return succeed({
    ...facts,
    taxes: fees.filter(isTaxFee),
    round,
    extras: named(fees.filter((fee) => !isTaxFee(fee))),
  });
};

export const listArticles: DeskReading<'articles'> = async (context) => {
  const { data, facts } = await ratesFacts(context);
  const { articles = [], fees = [] } = data;
  return succeed({
    ...facts,
    articles: articles.map(({ id, label = id, ...article }) => ({ id, label, ...article })),
    fees: houseFees(data),
    taxes: fees.flatMap((fee) => {
      if (!('percent' in fee)) return [];
      return [{ id: fee.id, label: fee.label ?? fee.id, isOfRooms: fee.of.includes('rooms') }];
    }),
  });
};

/** Works out the tariff with other taxes. Refused with `rule-broken` for one without a name. */
export function withOtherTaxes(
  tariff: TariffData,
  taxes: readonly FeeWire[],
  round: TariffData['round'] = tariff.round,
): Outcome<TariffData> {
  const untaxed = taxes.find((fee) => !isTaxFee(fee as FeeData));
  if (untaxed !== undefined)
    return refuse('rule-broken', 'tax-unnamed', { tax: untaxed.label ?? untaxed.id });
  return succeed({
    ...withTaxes(tariff, taxes as readonly FeeData[]),
    ...(round !== undefined && { round }),
  });
}

/** Works out the tariff with other articles and fees. */
export function withOtherArticles(
  { articles: _, ...tariff }: TariffData,
  { articles, fees }: Pick<Extract<RateChange, { kind: 'articles' }>, 'articles' | 'fees'>,
): TariffData {
  const written = articles.map(({ taxes = [], ...article }) =>
    stated({ ...article, taxes: taxes.length === 0 ? undefined : taxes }),
  );
  const charged = fees === undefined ? tariff : withHouseFees(tariff, fees.map(stated) as HouseFeeData[]);
  return { ...charged, ...(written.length > 0 && { articles: written }) };
}
