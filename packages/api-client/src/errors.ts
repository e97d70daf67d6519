import type { ProblemCode, ProblemIssue } from './contracts/problem.ts';

export interface ApiProblemFacts {
  /** The HTTP status, 300 to 599. */
  readonly status: number;
  /** Left out when the answer came from something in between that does not speak our language. */
  readonly code?: ProblemCode | undefined;
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

/** The server's answer does not match the contract: a bug, never a network failure. */
export class UnexpectedAnswer extends Error {
  override readonly name = 'UnexpectedAnswer';
  /** The places of the mismatch, e.g. `bookings.0._id`; empty when the answer was not JSON. */
  readonly paths: readonly string[];

  constructor(call: string, paths: readonly string[], cause: unknown) {
    const where = paths.length === 0 ? 'no JSON' : `unexpected ${paths.join(', ')}`;
    super(`The answer to ${call} is not what was agreed: ${where}.`, { cause });
    this.paths = paths;
  }
}

/** Why no answer came: the network failed, or the answer took too long. */
export type UnreachableReason = 'network' | 'timeout';

/** No answer came. The server may have done the requested work all the same. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
  readonly reason: UnreachableReason;

  constructor(reason: UnreachableReason, cause: unknown) {
    const message =
      reason === 'timeout' ? 'The server took too long to answer.' : 'The server cannot be reached.';
    super(message, { cause });
    this.reason = reason;
  }
}
