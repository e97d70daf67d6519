import type { AnswerTo, RateTermsWire } from '@motel/api-client/desk-contracts';
import { DEFAULT_POLICY } from '@motel/booking-core';
import type { TypedList } from '../lists/TypedListPage.tsx';

export type Terms = AnswerTo<'rateTerms'>;

/** One set of terms. */
export interface TermsDraft extends RateTermsWire {
  /** Of the page alone. */
  readonly key: number;
}

export interface TermsSetProps {
  readonly draft: TermsDraft;
  readonly list: TypedList<TermsDraft>;
  readonly known: Terms;
}

/** The sets from the first that can be used, at the tariff's end, to the last (F36); one of them is for everyone. */
export function termsDrafts({ policies }: Pick<Terms, 'policies'>): TermsDraft[] {
  const all = policies.some(isForAll) ? policies : [DEFAULT_POLICY, ...policies];
  return inGroups(all.map((terms, key) => ({ ...terms, key })).toReversed());
}

export const isOfPlan = ({ plan }: TermsDraft) => plan !== undefined;

/** Those of a plan, which come before all others, are listed below them. */
export function inGroups(drafts: readonly TermsDraft[]): TermsDraft[] {
  return drafts.toSorted((one, other) => Number(isOfPlan(one)) - Number(isOfPlan(other)));
}

export function policiesOf(drafts: readonly TermsDraft[]): RateTermsWire[] {
  return drafts.map(({ key: _, ...terms }) => terms).toReversed();
}

/** The scope of terms for any stay. */
export const ANY_STAY = {
  ...{ plan: undefined, room: undefined, from: undefined, to: undefined },
  ...{ fromNights: undefined, fromRooms: undefined },
};

function isForAll(terms: RateTermsWire): boolean {
  return (Object.keys(ANY_STAY) as (keyof typeof ANY_STAY)[]).every((limit) => terms[limit] === undefined);
}

/** The sets below one for everyone, which are never used; where there are none, that one is the last. */
export function endOf(drafts: readonly TermsDraft[]) {
  const at = drafts.findIndex(isForAll);
  const never = drafts.slice(at + 1).filter((one) => !isOfPlan(one));
  return { last: never.length === 0 ? drafts[at] : undefined, never };
}
