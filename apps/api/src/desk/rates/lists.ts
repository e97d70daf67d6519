import type { Listed } from '@motel/api-client/desk-contracts';
import type { CivilDate, FeeData, PolicyData, TariffData } from '@motel/booking-core';
import { type HouseFeeData, houseFees, isTaxFee, withHouseFees, withTaxes } from '@motel/booking-core/rates';
import { staysOfPlans } from '../../booking/index.ts';
import type { Db } from '../../db/index.ts';
import { listPricedProperties } from '../../inventory/index.ts';
import type { TariffChange } from '../../rates/index.ts';
import { deskDay } from '../../shared/motel-time.ts';
import { refuse } from '../../shared/outcome.ts';
import type { DeskContext, DeskReading } from '../../staff/index.ts';
import type { ListsChange } from './change-note.ts';

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
export function inLists<Part extends object>(entry: Part): Listed<Part> {
  const listed = Object.entries(entry).map(([field, value]) => {
    if (field === 'nightly') return [field, value.map(inLists)];
    return [field, ['room', 'plan'].includes(field) ? [value].flat() : value];
  });
  return Object.fromEntries(listed);
}

export const listTaxes: DeskReading<'rateTaxes'> = async (context) => {
  const { data, facts } = await ratesFacts(context);
  const { fees = [], round = 'cent' } = data;
  return {
    ...facts,
    taxes: fees.filter(isTaxFee),
    round,
    extras: named(fees.filter((fee) => !isTaxFee(fee))),
  };
};

export const listArticles: DeskReading<'articles'> = async (context) => {
  const { data, facts } = await ratesFacts(context);
  const { articles = [], fees = [] } = data;
  return {
    ...facts,
    articles: articles.map(({ id, label = id, ...article }) => ({ id, label, ...article })),
    fees: houseFees(data),
    taxes: fees.flatMap((fee) => {
      if (!('percent' in fee)) return [];
      return [{ id: fee.id, label: fee.label ?? fee.id, isOfRooms: fee.of.includes('rooms') }];
    }),
  };
};

export const listPlans: DeskReading<'ratePlans'> = async (context) => {
  const { data, facts } = await ratesFacts(context);
  const { plans = [], articles = [], policies = [] } = data;
  const stays = await staysOfPlans(context.db, facts.today);
  return {
    ...facts,
    plans: plans.map(({ id, label = id, ...plan }) => inLists({ id, label, ...plan })),
    policies: policies.map(inLists),
    stays: Object.fromEntries(stays),
    articles: named(articles.filter(({ price, isCredit }) => price !== undefined && !isCredit)),
  };
};

export const listTerms: DeskReading<'rateTerms'> = async (context) => {
  const { data, facts } = await ratesFacts(context);
  const { plans = [], policies = [] } = data;
  const stays = await staysOfPlans(context.db, facts.today);
  return {
    ...facts,
    policies: policies.map(inLists),
    plans: named(plans),
    stays: [...stays.values()].reduce((sum, count) => sum + count, 0),
  };
};

export const listDemand: DeskReading<'rateDemand'> = async (context) => {
  const { data, facts } = await ratesFacts(context);
  return { ...facts, demand: (data.demand ?? []).map(inLists) };
};

interface Lists extends Pick<TariffData, 'articles' | 'plans' | 'policies' | 'demand' | 'round'> {
  readonly taxes?: readonly FeeData[];
  readonly fees?: readonly HouseFeeData[];
}

/**
 * Works out the tariff with other lists; terms and codes of plans that are gone go with them. Refused with `rule-broken` for
 * a tax without a name.
 */
export function withLists(tariff: TariffData, change: ListsChange): TariffData {
  const { kind: _, taxes, fees, ...lists } = change as Lists & ListsChange;
  const untaxed = taxes?.find((fee) => !isTaxFee(fee));
  if (untaxed !== undefined) refuse('rule-broken', 'tax-unnamed', { tax: untaxed.label ?? untaxed.id });
  const taxed = taxes ? withTaxes(tariff, taxes) : tariff;
  const {
    articles = [],
    plans = [],
    codes,
    policies,
    ...rest
  }: TariffData = {
    ...(fees ? withHouseFees(taxed, fees) : taxed),
    ...lists,
  };
  const still = <Entry extends Pick<PolicyData, 'plan'>>(entries: readonly Entry[]) =>
    entries.flatMap((entry) => {
      const ids = [entry.plan ?? []].flat();
      const left = ids.filter((id) => plans.some((plan) => plan.id === id));
      if (left.length === ids.length) return entry;
      return left.length === 0 ? [] : { ...entry, plan: left };
    });
  const isOther = lists.plans !== undefined;
  const written = articles.map(({ taxes: paid = [], ...article }) =>
    paid.length === 0 ? article : { ...article, taxes: paid },
  );
  return {
    ...rest,
    ...(written.length > 0 && { articles: written }),
    ...(plans.length > 0 && { plans }),
    ...(policies && { policies: isOther ? still(policies) : policies }),
    ...(codes && { codes: isOther ? still(codes) : codes }),
  };
}

/** Refuses a change that takes a plan away by which a stay to come was sold: its guest may change that stay. */
export async function refuseSoldPlans(db: Db, { before, tariff }: TariffChange, today: CivilDate) {
  const left = new Set(tariff.data.plans?.map(({ id }) => id));
  const gone = before.data.plans?.filter(({ id }) => !left.has(id)) ?? [];
  if (gone.length === 0) return;
  const sold = await staysOfPlans(db, today);
  for (const { id, label: plan = id } of gone) {
    const stays = sold.get(id);
    if (stays !== undefined) refuse('rule-broken', 'plan-has-stays', { plan, stays });
  }
}
