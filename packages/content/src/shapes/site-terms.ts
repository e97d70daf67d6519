import { DEFAULT_POLICY, type PlanData, type PolicyData, type TariffData } from '@motel/booking-core';

/** The terms of stays, and the plans that they name. */
export type Terms = Pick<TariffData, 'policies' | 'plans'>;

/**
 * The terms of stays that the website sells: those that hold all year, then others, then those of plans, with the plans'
 * names in the place of their ids (F36). Entries that never win are left out.
 * @param named says a plan's name in the language of the page
 */
export function siteTerms(
  { policies = [], plans = [] }: Terms,
  named: (label: string) => string,
): readonly [PolicyData, ...PolicyData[]] {
  const shown = plans.filter(({ sold = ['website'] }) => sold.includes('website'));
  const ofPlans = policies.flatMap(({ plan, ...policy }) => {
    const about = shown.filter((one) => isOf(one, plan));
    return about.length === 0 ? [] : [{ ...policy, plan: about.map(({ id, label = id }) => named(label)) }];
  });
  const [first, ...others] = [...ofPlans.filter(isAllYear), ...ofPlans.filter((one) => !isAllYear(one))];
  const hasOwn = (plan: PlanData) => policies.some((policy) => isAllYear(policy) && isOf(plan, policy.plan));
  if (first !== undefined && shown.every(hasOwn)) return [first, ...others];
  const general = policies.filter(({ plan }) => plan === undefined);
  const at = general.findLastIndex(isAllYear);
  return [general[at] ?? DEFAULT_POLICY, ...general.slice(at + 1), ...ofPlans];
}

function isOf({ id }: PlanData, plan: PolicyData['plan']): boolean {
  return [plan].flat().includes(id);
}

function isAllYear({ room, from, to, fromNights, fromRooms }: PolicyData): boolean {
  return (room ?? from ?? to ?? fromNights ?? fromRooms) === undefined;
}
