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

/** @param message a sentence for the guest */
export function refuse(code: ProblemCode, message: string): Refused {
  return { ok: false, problem: { code, message } };
}

/** The sentence of the first rule is the message when it is the only one. */
export function refuseBroken(violations: readonly Violation[], overall: string): Refused {
  const [only] = violations;
  const message = only !== undefined && violations.length === 1 ? only.message : overall;
  const issues = violations.map((violation) => ({ ...violation }));
  return { ok: false, problem: { code: 'rule-broken', message, issues } };
}
