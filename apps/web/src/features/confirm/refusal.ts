import type { ProblemCode } from '@motel/api-client/contracts';
import { loadCalls } from '../../shared/queries/load-calls.ts';

const FAILED = 'Failed to create booking. Please try again.';

/** The reason why a booking was not created, for the guest. */
export interface Refusal {
  /** The server's message, otherwise that of §8. */
  readonly message: string;
  readonly code: ProblemCode | undefined;
  /** The detailed errors, unless the message already is one. */
  readonly reasons: readonly string[];
}

export async function refusalOf(error: unknown): Promise<Refusal> {
  const { ApiProblem } = await loadCalls().catch(() => ({ ApiProblem: undefined }));
  if (ApiProblem === undefined || !(error instanceof ApiProblem)) {
    return { message: FAILED, code: undefined, reasons: [] };
  }
  const message = error.serverMessage ?? FAILED;
  const reasons = error.issues.map((issue) => issue.message).filter((reason) => reason !== message);
  return { message, code: error.code, reasons: [...new Set(reasons)] };
}
