import type { ProblemCode } from '@motel/api-client/contracts';
import { loadCalls } from '../../shared/queries/load-calls.ts';

const FAILED = 'Failed to create booking. Please try again.';

/** Why a booking was not created, as the guest is told. */
export interface Refusal {
  /** The server's message, else §8's. */
  readonly message: string;
  readonly code: ProblemCode | undefined;
  /** What is wrong in detail, where the message is not that already. */
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
