import type { ProblemCode, ProblemIssue } from '../contracts/problem.ts';

export interface ApiProblemFacts {
  /** The HTTP status, 300 to 599. */
  readonly status: number;
  /** Left out when the answer came from something in between that does not speak our language. */
  readonly code?: ProblemCode | undefined;
  /** The server's sentence for the guest. */
  readonly serverMessage?: string | undefined;
  readonly issues?: readonly ProblemIssue[] | undefined;
  /** Whole seconds after which a retry makes sense. */
  readonly retryAfter?: number | undefined;
}

/** The server understood the call and said no. The message is the server's own, where it gave one (§8). */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly status: number;
  readonly code: ProblemCode | undefined;
  readonly serverMessage: string | undefined;
  /** The rules that the request broke; empty when the refusal is not about a field. */
  readonly issues: readonly ProblemIssue[];
  readonly retryAfter: number | undefined;

  constructor({ status, code, serverMessage, issues = [], retryAfter }: ApiProblemFacts) {
    super(serverMessage ?? `The server answered ${status}.`);
    this.status = status;
    this.code = code;
    this.serverMessage = serverMessage;
    this.issues = issues;
    this.retryAfter = retryAfter;
  }
}
