import { ApiProblem } from './api-problem.ts';

/** The server's message about a failed call, or `undefined` without one: the caller then uses its own (§8). */
export function serverMessage(error: unknown): string | undefined {
  return error instanceof ApiProblem ? error.serverMessage : undefined;
}
