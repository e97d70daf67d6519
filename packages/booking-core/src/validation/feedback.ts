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

/** Accepts a trimmed feedback message, or names every field at fault, each with the one sentence of §5 (V18). */
export function checkFeedback(typed: Feedback): Checked<Feedback> {
  const feedback: Feedback = {
    name: typed.name.trim(),
    email: typed.email.trim(),
    message: typed.message.trim(),
    isAccurate: typed.isAccurate,
  };
  const fields = invalidFields(feedback);
  if (fields.length === 0) return accepted(feedback);
  return refused(...fields.map((field) => ({ field, rule: 'V18', message: INVALID_FEEDBACK })));
}

/** In the order of the form. */
function invalidFields({ name, email, message, isAccurate }: Feedback): readonly (keyof Feedback)[] {
  const isValid: Record<keyof Feedback, boolean> = {
    name: name !== '' && name.length <= TEXT_LIMITS.name,
    email: isEmail(email),
    message: message !== '' && message.length <= TEXT_LIMITS.message,
    isAccurate,
  };
  const fields = ['name', 'email', 'message', 'isAccurate'] as const;
  return fields.filter((field) => !isValid[field]);
}
