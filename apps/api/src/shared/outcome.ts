import type { Problem, ProblemCode, ProblemIssue } from '@motel/api-client/contracts';
import { type Failure, fail, type Result, succeed } from '@motel/booking-core';
import type { Words } from '@motel/content/server';
import { fillIn, type ParamsOf, type Reason } from './words/refusals.ts';

export { succeed };

/** Why a use case refuses a request, as data; its sentence comes from a catalogue (D16). */
export interface Refusal {
  readonly code: ProblemCode;
  readonly reason: Reason | 'rules-broken';
  readonly params?: unknown;
  /** With `rules-broken` each rule, and the sentence above them all where each is at its field; else a changed field. */
  readonly issues?: readonly ProblemIssue[];
  readonly overall?: string | undefined;
  /** Seconds after which the same request can be answered. */
  readonly retryAfter?: number;
}

/** How a use case ends: with its answer, or with a refusal. Broken invariants throw instead. */
export type Outcome<T> = Result<T, Refusal>;
export type Refused = Failure<Refusal>;

/** Codes of temporary failures: the refusal says when to retry. */
type TemporaryCode = Extract<
  ProblemCode,
  'too-many-requests' | 'not-selling' | 'payment-unavailable' | 'unavailable'
>;
/** A night that is sold out may be free again when unpaid holds end. */
type PassingCode = TemporaryCode | 'sold-out';

/** Ends a transaction with a refusal: nothing that it has done stays. */
export class RefusedError extends Error {
  override name = 'RefusedError';
  readonly refused: Refused;
  constructor(refused: Refused) {
    super(refused.error.reason);
    this.refused = refused;
  }
}

export function refuse<R extends Reason>(
  code: Exclude<ProblemCode, TemporaryCode>,
  reason: R,
  ...params: ParamsOf<R>
): Refused {
  return fail({ code, reason, params: (params as readonly unknown[])[0] });
}

/** @param retryAfter seconds, 1 or more */
export function refuseForNow<R extends Reason>(
  code: PassingCode,
  reason: R,
  retryAfter: number,
  ...params: ParamsOf<R>
): Refused {
  return fail({ code, reason, params: (params as readonly unknown[])[0], retryAfter });
}

/** Refuses what breaks rules. @param overall above several that are shown at their fields; else it says them all */
export function refuseBroken(issues: readonly ProblemIssue[], overall?: string): Refused {
  return fail({ code: 'rule-broken', reason: 'rules-broken', issues, overall });
}

export function problemOf(words: Words, refusal: Refusal): Problem {
  const { code, reason, params, issues = [] } = refusal;
  if (reason !== 'rules-broken')
    return { code, message: fillIn(words, reason, params), ...(refusal.issues && { issues: [...issues] }) };
  const { overall = inOneText(issues) } = refusal;
  const [first, ...others] = issues;
  return { code, message: first && others.length === 0 ? first.message : overall, issues: [...issues] };
}

function inOneText(issues: readonly ProblemIssue[]): string {
  return issues.map(({ message }) => `${message.replace(/\.$/, '')}.`).join(' ');
}
