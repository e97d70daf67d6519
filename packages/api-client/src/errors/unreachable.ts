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
