import type { ApiProblem } from '@motel/api-client';
import type { ProblemCode } from '@motel/api-client/contracts';
import { isAboutNights } from '../../shared/booking/quote-stay.ts';
import { withShownDates } from '../../shared/format/dates.ts';
import type { Words } from '../../shared/words.ts';

const failed = ({ t }: Words) => t('Failed to create booking. Please try again.');

export interface Refusal {
  /** The server's message, otherwise that of §8. */
  readonly message: string;
  readonly code: ProblemCode | undefined;
  /** Other dates could be booked: these are sold out, or not for sale as this stay (F6–F8). */
  readonly asksForDates: boolean;
  /** The detailed errors, unless the message already is one; what to do where no answer came. */
  readonly reasons: readonly string[];
}

const unanswered = ({ t }: Words) =>
  t('No answer came, and nothing was charged. Check your connection and press again: you never book twice.');

/** @param problem absent when no answer came */
export function refusalFor(words: Words, problem?: Partial<ApiProblem>): Refusal {
  const { serverMessage, code, issues } = problem ?? {};
  const message = withShownDates(words, serverMessage ?? failed(words));
  const reasons = (issues ?? [])
    .map((issue) => withShownDates(words, issue.message))
    .filter((reason) => reason !== message);
  const asksForDates = code === 'sold-out' || (issues ?? []).some(({ rule }) => isAboutNights(rule));
  if (problem === undefined) reasons.push(unanswered(words));
  return { message, code, asksForDates, reasons: [...new Set(reasons)] };
}
