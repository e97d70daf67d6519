import type { ProblemCode } from '@motel/api-client/contracts';
import { isAboutNights } from '../../shared/booking/quote-stay.ts';
import { withShownDates } from '../../shared/format/dates.ts';
import { loadCalls } from '../../shared/queries/load-calls.ts';

const FAILED = 'Failed to create booking. Please try again.';

/** The reason why a booking was not created, for the guest. */
export interface Refusal {
  /** The server's message, otherwise that of §8. */
  readonly message: string;
  readonly code: ProblemCode | undefined;
  /** Other dates could be booked: these are sold out, or not for sale as this stay (F6–F8). */
  readonly asksForDates: boolean;
  /** The detailed errors, unless the message already is one. */
  readonly reasons: readonly string[];
}

export async function refusalOf(error: unknown): Promise<Refusal> {
  const { ApiProblem } = await loadCalls().catch(() => ({ ApiProblem: undefined }));
  if (ApiProblem === undefined || !(error instanceof ApiProblem)) {
    return { message: FAILED, code: undefined, asksForDates: false, reasons: [] };
  }
  const message = withShownDates(error.serverMessage ?? FAILED);
  const reasons = error.issues
    .map((issue) => withShownDates(issue.message))
    .filter((reason) => reason !== message);
  const asksForDates = error.code === 'sold-out' || error.issues.some(({ rule }) => isAboutNights(rule));
  return { message, code: error.code, asksForDates, reasons: [...new Set(reasons)] };
}
