import type { Sentences } from '../catalogue/sentences.ts';
import type { Violation } from '../result/violation.ts';

/** A violation with the sentence that the guest reads (R1). */
export type Issue = Violation & {
  /** The sentence, in the language of its catalogue. */
  readonly message: string;
};

/** Returns the sentence of a violation from a catalogue (R1). */
export function messageOf<V extends Violation>(violation: V, sentences: Sentences<V>): string {
  const sentence = sentences[violation.code as V['code']] as string | ((params: V['params']) => string);
  return typeof sentence === 'string' ? sentence : sentence(violation.params);
}

/**
 * Adds the sentences to violations, for a screen or a response (R1).
 * @param sentences the part of a catalogue for these violations
 * @example
 * const violations = [violation('mobile', 'V4', 'mobile-invalid')];
 * issuesOf(violations, { 'mobile-invalid': 'Numéro non valide' })[0]?.message; // → Numéro non valide
 */
export function issuesOf<V extends Violation>(violations: readonly V[], sentences: Sentences<V>): Issue[] {
  return violations.map((violation) => ({ ...violation, message: messageOf(violation, sentences) }));
}
