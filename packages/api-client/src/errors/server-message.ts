import { ApiProblem } from './api-problem.ts';

/** The server's own words about a failed call, or `undefined` when it had none: the caller then uses its own (§8). */
export function serverMessage(error: unknown): string | undefined {
  return error instanceof ApiProblem ? error.serverMessage : undefined;
}
