/** One broken rule, as data: which field, which rule of SPEC.md, and the sentence the guest reads (R1). */
export interface Violation {
  readonly field: string;
  readonly rule: string;
  readonly message: string;
}

/** The outcome of a check that a guest can fail: the accepted value, or every rule that it breaks (R1). */
export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly violations: readonly Violation[] };

export function accepted<T>(value: T): Checked<T> {
  return { ok: true, value };
}

export function refused(...violations: readonly Violation[]): {
  readonly ok: false;
  readonly violations: readonly Violation[];
} {
  return { ok: false, violations };
}
