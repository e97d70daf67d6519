import type { Problem, ProblemCode, ProblemIssue } from '@motel/api-client/contracts';
import { fail, type Result, succeed } from '@motel/booking-core';
import type { Words } from '@motel/content/server';
import { fillIn, type ParamsOf, type Reason } from './words/refusals.ts';

/** Why a use case refuses a request, as data. A use case throws it; its sentence comes from a catalogue (D16). */
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

/** A value, or the refusal that ended the work. */
export type Outcome<T> = Result<T, Refusal>;

/** Codes of temporary failures: the refusal says when to retry. */
type TemporaryCode = Extract<
  ProblemCode,
  'too-many-requests' | 'not-selling' | 'payment-unavailable' | 'unavailable'
>;
/** A night that is sold out may be free again when unpaid holds end. */
type PassingCode = TemporaryCode | 'sold-out';

/** Ends a use case and its transaction by a refusal: nothing that it has done stays. */
export class RefusedError extends Error {
  override name = 'RefusedError';
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}

/** The refusal that has ended a use case. @throws any other error again */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof RefusedError) return error.refusal;
  throw error;
}

/** How work has ended, where a refusal is not the end: at a door, or where one of several is refused. */
export async function outcomeOf<T>(work: () => T | Promise<T>): Promise<Outcome<T>> {
  try {
    return succeed(await work());
  } catch (error) {
    return fail(refusalOf(error));
  }
}

/** A refusal that is shown beforehand, or answered by a door itself. */
export function refusal<R extends Reason>(
  code: Exclude<ProblemCode, TemporaryCode>,
  reason: R,
  ...params: ParamsOf<R>
): Refusal {
  return { code, reason, params: (params as readonly unknown[])[0] };
}

/** @param retryAfter seconds, 1 or more */
export function refusalForNow<R extends Reason>(
  code: PassingCode,
  reason: R,
  retryAfter: number,
  ...params: ParamsOf<R>
): Refusal {
  return { code, reason, params: (params as readonly unknown[])[0], retryAfter };
}

export function refuse<R extends Reason>(
  ...why: [code: Exclude<ProblemCode, TemporaryCode>, reason: R, ...params: ParamsOf<R>]
): never {
  throw new RefusedError(refusal(...why));
}

export function refuseForNow<R extends Reason>(
  ...why: [code: PassingCode, reason: R, retryAfter: number, ...params: ParamsOf<R>]
): never {
  throw new RefusedError(refusalForNow(...why));
}

/** Refuses what breaks rules. @param overall above several that are shown at their fields; else it says them all */
export function refuseBroken(issues: readonly ProblemIssue[], overall?: string): never {
  throw new RefusedError({ code: 'rule-broken', reason: 'rules-broken', issues, overall });
}

/** Refuses where a look has found a refusal. */
export function refuseIf(found: Refusal | undefined): void {
  if (found !== undefined) throw new RefusedError(found);
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
