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
