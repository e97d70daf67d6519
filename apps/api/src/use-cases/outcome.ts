import type { Problem, ProblemCode } from '@motel/api-client/contracts';
import type { Violation } from '@motel/booking-core';

/** How a use case ends: with its answer, or with the reason why it was refused. Broken invariants throw instead. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false;
      readonly problem: Problem;
      /** Seconds after which the same request can be answered. */
      readonly retryAfter?: number;
    };

export type Refused = Extract<Outcome<never>, { ok: false }>;

export function succeed<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** What passes by itself: whoever is refused so is told when to come back. */
type PassingCode = Extract<ProblemCode, 'too-many-requests' | 'payment-unavailable' | 'unavailable'>;

/** @param message a sentence for the guest */
export function refuse(code: Exclude<ProblemCode, PassingCode>, message: string): Refused {
  return { ok: false, problem: { code, message } };
}

/**
 * @param message a sentence for the guest
 * @param retryAfter seconds, 1 or more
 */
export function refuseForNow(code: PassingCode, message: string, retryAfter: number): Refused {
  return { ok: false, problem: { code, message }, retryAfter };
}

/** The sentence of the first rule is the message when it is the only one. */
export function refuseBroken(violations: readonly Violation[], overall: string): Refused {
  const [only] = violations;
  const message = only !== undefined && violations.length === 1 ? only.message : overall;
  const issues = violations.map((violation) => ({ ...violation }));
  return { ok: false, problem: { code: 'rule-broken', message, issues } };
}
