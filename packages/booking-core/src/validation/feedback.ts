import { accepted, type Checked, refused } from '../result/checked.ts';
import { isEmail, TEXT_LIMITS } from './text-patterns.ts';

export interface Feedback {
  readonly name: string;
  readonly email: string;
  readonly message: string;
  /** The accuracy box is ticked. */
  readonly isAccurate: boolean;
}

export const INVALID_FEEDBACK = 'Please fill all fields correctly and accept the terms.';

/** Accepts a trimmed feedback message, or the one sentence of §5 (V18). */
export function checkFeedback(typed: Feedback): Checked<Feedback> {
  const feedback: Feedback = {
    name: typed.name.trim(),
    email: typed.email.trim(),
    message: typed.message.trim(),
    isAccurate: typed.isAccurate,
  };
  const field = firstInvalid(feedback);
  return field === undefined
    ? accepted(feedback)
    : refused({ field, rule: 'V18', message: INVALID_FEEDBACK });
}

function firstInvalid({ name, email, message, isAccurate }: Feedback): keyof Feedback | undefined {
  if (name === '' || name.length > TEXT_LIMITS.name) return 'name';
  if (!isEmail(email)) return 'email';
  if (message === '' || message.length > TEXT_LIMITS.message) return 'message';
  return isAccurate ? undefined : 'isAccurate';
}
