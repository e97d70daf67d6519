/** The idempotency key of a draft: the same as long as what is sent is the same, so that nobody is charged twice. */
export interface CheckoutKey {
  readonly key: string;
  /** The request it was made for, as JSON. */
  readonly forBody: string;
}

/** The key to send this body with: the last one while the body is unchanged, else a new one. */
export function keyFor(body: object, last: CheckoutKey | undefined): CheckoutKey {
  const forBody = JSON.stringify(body);
  return last?.forBody === forBody ? last : { key: crypto.randomUUID(), forBody };
}
