/** The server answered, but not in the shape of the contract: a fault of the program, never of the network. */
export class UnexpectedAnswer extends Error {
  override readonly name = 'UnexpectedAnswer';
  /** Where the answer differs, e.g. `bookings.0._id`; empty when it was not JSON at all. */
  readonly paths: readonly string[];

  constructor(call: string, paths: readonly string[], cause: unknown) {
    const where = paths.length === 0 ? 'no JSON' : `unexpected ${paths.join(', ')}`;
    super(`The answer to ${call} is not what was agreed: ${where}.`, { cause });
    this.paths = paths;
  }
}
