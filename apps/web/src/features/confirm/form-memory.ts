import { FORM_KEY, forgetForm } from '../../shared/booking/checkout-memory.ts';
import { type FilledIn, readFilledIn } from './confirm-entry.ts';

const DAY = 24 * 3_600_000;

/**
 * Remembers the form as the guest left it, in this tab alone, until it is paid for, for a day, or until sign-out
 * (decision 052). A browser that blocks storage remembers nothing, which is no error.
 */
export function rememberForm(filledIn: FilledIn): void {
  try {
    sessionStorage.setItem(FORM_KEY, JSON.stringify({ at: Date.now(), filledIn }));
  } catch {
    // The page works without it.
  }
}

/** The remembered form; any script can have written it. */
export function rememberedForm(): FilledIn | undefined {
  try {
    const { at, filledIn } = JSON.parse(sessionStorage.getItem(FORM_KEY) ?? '{}');
    if (Date.now() - at < DAY) return readFilledIn(filledIn);
    forgetForm();
  } catch {
    // Blocked, or not ours.
  }
  return undefined;
}
