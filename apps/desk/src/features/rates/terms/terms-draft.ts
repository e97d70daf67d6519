import type { AnswerOf, DeskCalls, RateStay, RateTermsWire } from '@motel/api-client/desk-contracts';
import { dayAfter } from '../calendar.ts';
import { TWO_ADULTS } from '../preview/preview.tsx';

export type Terms = AnswerOf<DeskCalls['rateTerms']>;

/** One set of terms. */
export interface TermsDraft extends RateTermsWire {
  /** Of the page alone. */
  readonly key: number;
}

/** The terms of a tariff without any (X2, X3). */
const USUAL: RateTermsWire = { freeHours: 24, keep: 'first night' };

/** The sets from the first that can be used, at the tariff's end, to the last, then those of plans (F36); one is for everyone. */
export function termsDrafts({ policies }: Pick<Terms, 'policies'>): TermsDraft[] {
  const all = policies.some(isForAll) ? policies : [USUAL, ...policies];
  const drafts = all.map((terms, key) => ({ ...terms, key })).toReversed();
  return drafts.toSorted((one, other) => Number(one.plan !== undefined) - Number(other.plan !== undefined));
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

/** The set for everything else, and those below it, which are never used. */
export function endOf(drafts: readonly TermsDraft[]) {
  const at = drafts.findIndex(isForAll);
  return { last: drafts[at], never: drafts.slice(at + 1).filter(({ plan }) => plan === undefined) };
}

/** Puts a set in the place of another one. */
export function movedTo(drafts: readonly TermsDraft[], mine: TermsDraft, place: TermsDraft | undefined) {
  if (place === undefined) return drafts;
  return drafts.toSpliced(drafts.indexOf(mine), 1).toSpliced(drafts.indexOf(place), 0, mine);
}

/** The set before another one, or after it, in its group: those of a plan come before all others. */
export function besideIn(
  drafts: readonly TermsDraft[],
  mine: TermsDraft,
  by: number,
): TermsDraft | undefined {
  const group = drafts.filter(({ plan }) => (plan === undefined) === (mine.plan === undefined));
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
