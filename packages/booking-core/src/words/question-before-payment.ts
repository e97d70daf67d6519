import type { BookingAction } from '../booking/booking-action.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { questions as english } from '../catalogue/en/questions.ts';

/**
 * Returns the question to the guest before payment; `undefined` for an action without a question (B7).
 * @param action a `BookingAction`, or a word of a newer version, for which there is no question
 * @example
 * questionBeforePayment('extended'); // → This will extend your existing booking. Continue to payment?
 */
export function questionBeforePayment(
  action: string,
  questions: Catalogue['questions'] = english,
): string | undefined {
  return Object.hasOwn(questions, action) ? questions[action as BookingAction] : undefined;
}
