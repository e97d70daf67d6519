import type { AnswerTo, RateChange, RateTermsWire } from '@motel/api-client/desk-contracts';
import { counted } from '@motel/content/english';
import { shownNights } from '../../../shared/format/shown-dates.ts';
import type { DeskMotel } from '../../../shared/motel.tsx';
import { priceWords } from '../calendar.ts';

export type Plans = AnswerTo<'ratePlans'>;
/** A plan with the name of its terms. */
export type PlanDraft = Plans['plans'][number] & { readonly terms: string };
type Policies = Plans['policies'];

/** The one plan of a tariff without plans: beside a plan, plans alone are sold (F33). */
const ALONE: Plans['plans'] = [{ id: 'flexible', label: 'Flexible' }];
export const EVERYWHERE: NonNullable<PlanDraft['sold']> = ['website', 'desk', 'channels'];
/** From a plan that follows none to the last one of a chain (F34). */
const MOST_STEPS = 2;

export function planDrafts({ plans, policies }: Plans): PlanDraft[] {
  const listed = plans.length > 0 ? plans : ALONE;
  return inTree(listed.map((plan) => ({ ...plan, terms: termsOf(policies, plan.id) })));
}

export function plansChange(drafts: readonly PlanDraft[], policies: Policies): RateChange {
  const changed = drafts.filter(({ id, terms }) => terms !== termsOf(policies, id));
  return {
    kind: 'lists',
    plans: drafts.map(({ terms: _, label, ...plan }) => ({ ...plan, label: label.trim() })),
    policies: changed.length > 0 ? [...withTerms(policies, changed)] : undefined,
  };
}

/** The plans that follow one, or none, each before those that follow it. */
export function inTree(drafts: readonly PlanDraft[], above?: string): PlanDraft[] {
  const next = drafts.filter(({ follows }) => follows === above);
  return next.flatMap((draft) => [draft, ...inTree(drafts, draft.id)]);
}

export function stepsOf(drafts: readonly PlanDraft[], { follows }: PlanDraft): number {
  const above = drafts.find(({ id }) => id === follows);
  return above === undefined ? 0 : 1 + stepsOf(drafts, above);
}

/** The plans that one may follow: none that follows it, and none too deep. */
export function mayFollow(drafts: readonly PlanDraft[], draft: PlanDraft): PlanDraft[] {
  const own = [draft, ...inTree(drafts, draft.id)];
  const steps = 1 + Math.max(...own.map((one) => stepsOf(drafts, one))) - stepsOf(drafts, draft);
  return drafts.filter((one) => !own.includes(one) && stepsOf(drafts, one) + steps <= MOST_STEPS);
}

const FIELDS = ['percent', 'amount', 'perPerson'] as const;

/** How a price is another than the one that it follows: the field of its first rule, and the amount, below 0 less. */
export function moreOf(plan: PlanDraft): readonly [field: (typeof FIELDS)[number], more: number] {
  const field = FIELDS.find((name) => Number(plan[name] ?? 0) !== 0) ?? 'percent';
  return [field, Number(plan[field] ?? 0)];
}

type Rule = NonNullable<PlanDraft['nightly']>[number];
/** Rules of its own that the page says in words, by their fields; it leaves all others as they are. */
const RULES = { price: 'price', least: 'minNights', except: 'closed,from,to' };

export function ruleOf({ nightly }: PlanDraft, name: keyof typeof RULES): Rule | undefined {
  return nightly?.find((rule) => Object.keys(rule).toSorted().join() === RULES[name]);
}

export function withRule(plan: PlanDraft, name: keyof typeof RULES, rule?: Rule): Partial<PlanDraft> {
  const { nightly = [] } = plan;
  const before = ruleOf(plan, name);
  const [at, old] = before === undefined ? [0, 0] : [nightly.indexOf(before), 1];
  return { nightly: nightly.toSpliced(at, old, ...(rule === undefined ? [] : [rule])) };
}

type Included = NonNullable<PlanDraft['includes']>;

/** @param unit empty for an article that is not included */
export function withArticle(included: Included, id: string, unit: string): Included {
  const { [id]: _, ...others } = included;
  return unit === '' ? others : { ...others, [id]: unit as Included[string] };
}

/** Rules of its own that the page does not say. */
export function otherRules(plan: PlanDraft): number {
  const said = (['price', 'least', 'except'] as const).filter((name) => ruleOf(plan, name));
  return (plan.nightly?.length ?? 0) - said.length;
}

/** `15 %`, `$14 a person`. */
export function moreWords(motel: DeskMotel, [field, more]: ReturnType<typeof moreOf>): string {
  const size = Math.abs(more);
  if (field === 'percent') return `${size}\u00a0%`;
  return `${priceWords(motel, size)} a ${field === 'amount' ? 'night' : 'person'}`;
}

/** `Flexible − 15 %`, `Flexible + $14 a person`. */
export function costWords(motel: DeskMotel, plan: PlanDraft, drafts: readonly PlanDraft[]): string {
  const own = ruleOf(plan, 'price')?.price;
  if (own !== undefined) return `${priceWords(motel, Number(own))} a night`;
  const base = drafts.find(({ id }) => id === plan.follows)?.label ?? 'The Rates page';
  const more = moreOf(plan);
  return more[1] === 0 ? base : `${base} ${more[1] > 0 ? '+' : '−'}\u00a0${moreWords(motel, more)}`;
}

/** For which kinds and nights a plan is sold. */
export function limitWords(plan: PlanDraft, { rooms, today }: Plans) {
  const [own = [], others = []] = [true, false].map((isIn) =>
    rooms.flatMap(({ id, title }) => ((plan.room?.includes(id) ?? true) === isIn ? title : [])),
  );
  const some = own.length === 1 ? `${own}` : `${own.length} kinds`;
  const nightsOf = ({ from, to }: Rule = {}) => (from && to ? shownNights(from, to, today) : undefined);
  return {
    kinds: others.length === 0 ? 'all kinds' : others.length === 1 ? `all but ${others}` : some,
    nights: nightsOf(plan) ?? 'all nights',
    except: nightsOf(ruleOf(plan, 'except')) ?? 'none',
    least: counted(ruleOf(plan, 'least')?.minNights ?? 1, 'night'),
  };
}

/** The motel's own. */
export const STANDARD = 'Standard';
export const NO_REFUND = 'No refund';

function nameOf({ name, plan = [] }: RateTermsWire): string {
  return name ?? `as ${plan[0]}`;
}

function termsOf(policies: Policies, id: string): string {
  const own = policies.find(({ plan }) => plan?.includes(id));
  return own === undefined ? STANDARD : nameOf(own);
}

/** The terms that a plan can have. */
export function termsParts(policies: Policies): Pick<PlanDraft, 'terms'>[] {
  const named = policies.filter(({ plan }) => plan).map(nameOf);
  return [STANDARD, NO_REFUND, ...named].map((terms) => ({ terms }));
}

/** After plans chose other terms: they leave those that they had, and entries that no plan is left in go. */
function withTerms(policies: Policies, changed: readonly PlanDraft[]): Policies {
  const hasNone = !policies.some((one) => one.plan && nameOf(one) === NO_REFUND);
  const listed = hasNone ? [...policies, { name: NO_REFUND, plan: [], keep: 'everything' }] : policies;
  return listed.flatMap((one) => {
    const others = one.plan?.filter((id) => changed.every((plan) => plan.id !== id));
    const mine = changed.filter(({ terms }) => terms === nameOf(one)).map(({ id }) => id);
    const plan = others && [...others, ...mine];
    return plan?.length === 0 ? [] : { ...one, plan };
  });
}
