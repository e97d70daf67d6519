import type { AnswerOf, DeskCalls, RateStay, RateTermsWire } from '@motel/api-client/desk-contracts';
import { USUAL_TERMS } from '@motel/content/desk-motel';
import { dayAfter } from '../calendar.ts';
import { TWO_ADULTS } from '../preview/preview.tsx';

export type Terms = AnswerOf<DeskCalls['rateTerms']>;

/** One set of terms. */
export interface TermsDraft extends RateTermsWire {
  /** Of the page alone. */
  readonly key: number;
}

/** The sets from the first that can be used, at the tariff's end, to the last (F36); one of them is for everyone. */
export function termsDrafts({ policies }: Pick<Terms, 'policies'>): TermsDraft[] {
  const all = policies.some(isForAll) ? policies : [USUAL_TERMS, ...policies];
  return inGroups(all.map((terms, key) => ({ ...terms, key })).toReversed());
}

const isOfPlan = ({ plan }: TermsDraft) => plan !== undefined;

/** Those of a plan, which come before all others, are listed below them. */
export function inGroups(drafts: readonly TermsDraft[]): TermsDraft[] {
  return drafts.toSorted((one, other) => Number(isOfPlan(one)) - Number(isOfPlan(other)));
}

export function policiesOf(drafts: readonly TermsDraft[]): RateTermsWire[] {
  return drafts.map(({ key: _, ...terms }) => terms).toReversed();
}

function isForAll({ plan, room, from, to, fromNights, fromRooms }: RateTermsWire): boolean {
  return [plan, room, from, to, fromNights, fromRooms].every((limit) => limit === undefined);
}

/** The same terms for any stay. */
export function forAnyStay({
  freeHours,
  freeAt,
  keep,
  noShow,
  changeHours,
  ...paid
}: TermsDraft): RateTermsWire {
  const { deposit, restDays, guarantee } = paid;
  return { freeHours, freeAt, keep, noShow, changeHours, deposit, restDays, guarantee };
}

/** The sets below one for everyone, which are never used; where there are none, that one is the last. */
export function endOf(drafts: readonly TermsDraft[]) {
  const at = drafts.findIndex(isForAll);
  const never = drafts.slice(at + 1).filter((one) => !isOfPlan(one));
  return { last: never.length === 0 ? drafts[at] : undefined, never };
}

/** Puts a set in the place of another one of its group. */
export function movedTo(drafts: readonly TermsDraft[], mine: TermsDraft, place: TermsDraft | undefined) {
  if (place === undefined || isOfPlan(place) !== isOfPlan(mine)) return drafts;
  return drafts.toSpliced(drafts.indexOf(mine), 1).toSpliced(drafts.indexOf(place), 0, mine);
}

/** The set before another one in its group, or after it. */
export function besideIn(
  drafts: readonly TermsDraft[],
  mine: TermsDraft,
  by: number,
): TermsDraft | undefined {
  const group = drafts.filter((one) => isOfPlan(one) === isOfPlan(mine));
  return group[group.indexOf(mine) + by];
}

/** A stay that a set is about; in a month, unless its days are later. */
export function exampleOf(
  { rooms, today }: Terms,
  { room, plan, from, fromNights = 2 }: TermsDraft,
): RateStay {
  const day = from !== undefined && from > today ? from : dayAfter(today, 30);
  return {
    room: room?.[0] ?? rooms[0]?.id ?? '',
    from: day,
    to: dayAfter(day, fromNights),
    party: TWO_ADULTS,
    plan: plan?.[0],
  };
}
