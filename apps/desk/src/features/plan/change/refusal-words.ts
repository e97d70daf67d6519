import { ApiProblem } from '@motel/api-client';

/** Why something was not done, in the server's words or ours. */
export function refusalWords(error: unknown): string | undefined {
  if (error === null || error === undefined) return undefined;
  return (
    (error instanceof ApiProblem && error.serverMessage) || 'The server does not answer. Nothing was changed.'
  );
}
