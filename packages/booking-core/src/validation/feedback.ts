import { requireObject } from '../result/kind.ts';
import { fail, succeed } from '../result/result.ts';
import { requireText } from '../result/text.ts';
import { type Checked, type NoParams, type Violation, violation } from '../result/violation.ts';
import { isShownName, turnsText } from './shown-name.ts';
import { isEmail, TEXT_LIMITS } from './text-patterns.ts';

/** A message of a guest to the motel, as typed (V18). */
export interface Feedback {
  /** 1 to 100 characters. */
  readonly name: string;
  /** An address by V2. */
  readonly email: string;
  /** 1 to 5000 characters. */
  readonly message: string;
  /** The guest has ticked the box that the message is accurate. */
  readonly isAccurate: boolean;
}

/** A reason to refuse a message: one violation for each field at fault. */
export type FeedbackViolation = Violation<{
  /** The field is empty, too long, malformed or not ticked (V18). */
  'feedback-invalid': NoParams;
}>;

/**
 * Accepts a message of a guest and trims it, or reports every field at fault, all with one sentence (V18).
 * @example
 * const typed = { name: 'Ann', email: 'ann@example', message: ' Thank you ', isAccurate: true };
 * const checked = checkFeedback(typed);
 * checked.ok ? [] : checked.error.map(({ field }) => field); // → [email]
 */
export function checkFeedback(typed: Feedback): Checked<Feedback, FeedbackViolation> {
  const { isAccurate } = requireObject('feedback', typed);
  const text = (field: 'name' | 'email' | 'message') => requireText(field, typed[field]).trim();
  const feedback = { name: text('name'), email: text('email'), message: text('message'), isAccurate };
  const fields = invalidFields(feedback);
  if (fields.length === 0) return succeed(feedback);
  return fail(fields.map((field) => violation(field, 'V18', 'feedback-invalid')));
}

/** In the order of the form. */
function invalidFields({ name, email, message, isAccurate }: Feedback): readonly (keyof Feedback)[] {
  const isValid: Record<keyof Feedback, boolean> = {
    name: isShownName(name) && !turnsText(name) && name.length <= TEXT_LIMITS.name,
    email: isEmail(email),
    message: message !== '' && message.length <= TEXT_LIMITS.message,
    isAccurate: isAccurate === true,
  };
  const fields = ['name', 'email', 'message', 'isAccurate'] as const;
  return fields.filter((field) => !isValid[field]);
}
