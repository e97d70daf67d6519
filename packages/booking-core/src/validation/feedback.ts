import { fail, succeed } from '../result/result.ts';
import { type Checked, type NoParams, type Violation, violation } from '../result/violation.ts';
import { isEmail, TEXT_LIMITS } from './text-patterns.ts';

export interface Feedback {
  readonly name: string;
  readonly email: string;
  readonly message: string;
  /** The accuracy box is ticked. */
  readonly isAccurate: boolean;
}

/** A reason to refuse a message: one violation for each field at fault. */
export type FeedbackViolation = Violation<{ 'feedback-invalid': NoParams }>;

/** Accepts a feedback message and trims it, or reports every field at fault, all with the one sentence of §5 (V18). */
export function checkFeedback(typed: Feedback): Checked<Feedback, FeedbackViolation> {
  const feedback: Feedback = {
    name: typed.name.trim(),
    email: typed.email.trim(),
    message: typed.message.trim(),
    isAccurate: typed.isAccurate,
  };
  const fields = invalidFields(feedback);
  if (fields.length === 0) return succeed(feedback);
  return fail(fields.map((field) => violation(field, 'V18', 'feedback-invalid')));
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
