import type { DemandRuleWire, RatePlanWire, RateTermsWire } from '@motel/api-client/desk-contracts';
import type { CivilDate, PlanData, PolicyData, TariffData } from '@motel/booking-core';
import { staysOfPlans } from '../../booking/index.ts';
import type { Db } from '../../db/index.ts';
import type { TariffChange } from '../../rates/index.ts';
import { refuse, succeed } from '../../shared/outcome.ts';
import type { DeskReading } from '../../staff/index.ts';
import { inLists, named, ratesFacts } from './taxes-and-articles.ts';

export const listPlans: DeskReading<'ratePlans'> = async (context) => {
  const { data, facts } = await ratesFacts(context);
  const { plans = [], articles = [] } = data;
  const stays = await staysOfPlans(context.db, facts.today);
  return succeed({
    ...facts,
    plans: plans.map(({ nightly, ...plan }) => ({
      ...inLists<RatePlanWire>({ label: plan.id, ...plan }),
      ...(nightly && { nightly: nightly.map((night) => inLists<PlanNight>(night)) }),
      stays: stays.get(plan.id) ?? 0,
    })),
    articles: named(articles.filter(({ price, isCredit }) => price !== undefined && !isCredit)),
  });
};

export const listTerms: DeskReading<'rateTerms'> = async (context) => {
  const { data, facts } = await ratesFacts(context);
  const { plans = [], policies = [] } = data;
  const stays = await staysOfPlans(context.db, facts.today);
  return succeed({
    ...facts,
    policies: policies.map((policy) => inLists<RateTermsWire>(policy)),
    plans: named(plans),
    stays: [...stays.values()].reduce((sum, count) => sum + count, 0),
  });
};

export const listDemand: DeskReading<'rateDemand'> = async (context) => {
  const { data, facts } = await ratesFacts(context);
  return succeed({ ...facts, rules: (data.demand ?? []).map((rule) => inLists<DemandRuleWire>(rule)) });
};

type PlanNight = NonNullable<RatePlanWire['nightly']>[number];

/** Works out the tariff with other plans; terms and codes of those that are gone go with them. */
export function withOtherPlans(
  { plans: _, policies, codes, ...tariff }: TariffData,
  plans: readonly RatePlanWire[],
): TariffData {
  const isThere = (id: string) => plans.some((plan) => plan.id === id);
  const still = <Entry extends Pick<PolicyData, 'plan'>>(entries: readonly Entry[]) =>
    entries.flatMap((entry) => {
      const ids = [entry.plan ?? []].flat();
      if (ids.every(isThere)) return entry;
      const left = ids.filter(isThere);
      return left.length === 0 ? [] : { ...entry, plan: left };
    });
  return {
    ...tariff,
    ...(policies && { policies: still(policies) }),
    ...(codes && { codes: still(codes) }),
    ...(plans.length > 0 && { plans: plans as readonly PlanData[] }),
  };
}

/** Refuses a change that takes a plan away by which a stay to come was sold: its guest may change that stay. */
export async function refuseSoldPlans(db: Db, { before, tariff }: TariffChange, today: CivilDate) {
  const left = new Set(tariff.data.plans?.map(({ id }) => id));
  const gone = before.data.plans?.filter(({ id }) => !left.has(id)) ?? [];
  if (gone.length === 0) return undefined;
  const sold = await staysOfPlans(db, today);
  const refusals = gone.flatMap(({ id, label: plan = id }) => {
    const stays = sold.get(id);
    return stays === undefined ? [] : refuse('rule-broken', 'plan-has-stays', { plan, stays });
  });
  return refusals[0];
}
