import type { BookingAction } from '../booking/booking-action.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { questions as english } from '../catalogue/english/questions.ts';

/**
 * Returns the question to the guest before payment; `undefined` for an action without a question (B7).
 * @param action from the server: a `BookingAction`, or a word that this version does not know
 */
export function questionBeforePayment(
  action: string,
  questions: Catalogue['questions'] = english,
): string | undefined {
  return Object.hasOwn(questions, action) ? questions[action as BookingAction] : undefined;
}
