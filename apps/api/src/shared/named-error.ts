/** An error that has the name of its class. */
export class NamedError extends Error {
  override name = this.constructor.name;
}
