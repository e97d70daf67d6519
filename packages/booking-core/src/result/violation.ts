import type { Result } from './result.ts';

/** The figures that a sentence names. */
export type Params = Readonly<Record<string, string | number>>;
/** The params of a sentence that names no figure. */
export type NoParams = Readonly<Record<string, never>>;

/** One broken rule, as data: the field, the rule of SPEC.md, and a code with the figures of its sentence (R1). */
export interface BrokenRule<Code extends string, P> {
  /** The field at fault, such as `checkInDate`. */
  readonly field: string;
  /** The number of the rule in SPEC.md, such as `W2`. */
  readonly rule: string;
  /** The same in every version, such as `check-in-past`. */
  readonly code: Code;
  /** The figures that the sentence names. */
  readonly params: P;
}

/** A broken rule with one of the codes of `P` and its params. A catalogue has the sentence (R1). */
export type Violation<P = Readonly<Record<string, Params>>> = {
  [Code in keyof P & string]: BrokenRule<Code, P[Code]>;
}[keyof P & string];

/** The result of a check that a guest can fail: the accepted value, or every rule that it breaks (R1). */
export type Checked<T, V extends Violation = Violation> = Result<T, readonly V[]>;

/** Returns whether a check gave a broken rule in place of its value. A plain comparison is faster than `in`. */
export function isViolation<V extends Violation>(checked: V | object): checked is V {
  return (checked as Partial<V>).rule !== undefined;
}

/** Returns a broken rule without figures (R1). */
export function violation<Code extends string>(
  field: string,
  rule: string,
  code: Code,
): BrokenRule<Code, NoParams>;
/** Returns a broken rule with the figures of its sentence (R1). */
export function violation<Code extends string, P extends Params>(
  field: string,
  rule: string,
  code: Code,
  params: P,
): BrokenRule<Code, P>;
export function violation(field: string, rule: string, code: string, params: Params = {}): Violation {
  return { field, rule, code, params };
}
