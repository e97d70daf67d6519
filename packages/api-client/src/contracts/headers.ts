/** Names an action, so that a double click or a retry is the same one. 1 to 255 visible characters. */
export const IDEMPOTENCY_KEY = 'Idempotency-Key';
/** The desk's page sends it while a person touches it: questions that it asks by itself extend no session. */
export const TOUCHED = 'Desk-Touched';
/** Milliseconds after the last touch; then a session at the desk ends and its page hides itself (decision 060). */
export const MOST_UNTOUCHED = 10 * 3_600_000;
