import type { Sentences } from '../catalogue/sentences.ts';
import type { Violation } from '../result/violation.ts';

/** A violation with the sentence that the guest reads (R1). */
export type Issue = Violation & { readonly message: string };

/** Returns the sentence of a violation, from the catalogue in force (R1). */
export function messageOf<V extends Violation>(violation: V, sentences: Sentences<V>): string {
  const sentence = sentences[violation.code as V['code']] as string | ((params: V['params']) => string);
  return typeof sentence === 'string' ? sentence : sentence(violation.params);
}

/** Adds the sentences to violations, for a screen or a response (R1). */
export function issuesOf<V extends Violation>(violations: readonly V[], sentences: Sentences<V>): Issue[] {
  return violations.map((violation) => ({ ...violation, message: messageOf(violation, sentences) }));
}
