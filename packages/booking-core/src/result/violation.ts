import type { Result } from './result.ts';

/** The figures that a sentence names. */
export type Params = Readonly<Record<string, string | number>>;
export type NoParams = Readonly<Record<string, never>>;

/** One broken rule, as data: the field, the rule of SPEC.md, and a code with the figures of its sentence (R1). */
interface BrokenRule<Code extends string, P> {
  readonly field: string;
  readonly rule: string;
  readonly code: Code;
  readonly params: P;
}

/** A broken rule with one of the codes of `P` and its params. A catalogue has the sentence (R1). */
export type Violation<P = Readonly<Record<string, Params>>> = {
  [Code in keyof P & string]: BrokenRule<Code, P[Code]>;
}[keyof P & string];

/** The result of a check that a guest can fail: the accepted value, or every rule that it breaks (R1). */
export type Checked<T, V extends Violation = Violation> = Result<T, readonly V[]>;

export function violation<Code extends string>(
  field: string,
  rule: string,
  code: Code,
): BrokenRule<Code, NoParams>;
export function violation<Code extends string, P extends Params>(
  field: string,
  rule: string,
  code: Code,
  params: P,
): BrokenRule<Code, P>;
export function violation(field: string, rule: string, code: string, params: Params = {}): Violation {
  return { field, rule, code, params };
}
