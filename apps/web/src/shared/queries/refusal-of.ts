import type { ApiProblem } from '@motel/api-client';

/** The server's refusal of a call, by the error's name: a page that makes no call does not load the client for it. */
export function refusalOf(error: unknown): ApiProblem | undefined {
  return error instanceof Error && error.name === 'ApiProblem' ? (error as ApiProblem) : undefined;
}

/** To catch a call by: `null` where the server has no such thing. @throws any other error */
export function nullIfMissing(error: unknown): null {
  if (hasStatus(error, 404)) return null;
  throw error;
}

export function hasStatus(error: unknown, status: number): boolean {
  return refusalOf(error)?.status === status;
}
