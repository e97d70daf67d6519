/** The idempotency key of a draft: the same as long as what is sent is the same, so that nobody is charged twice. */
export interface CheckoutKey {
  readonly key: string;
  /** The request it was made for, as JSON. */
  readonly forBody: string;
}

/** The key to send this body with: the last one while the body is unchanged, else a new one. */
export function keyFor(body: object, last: CheckoutKey | undefined): CheckoutKey {
  const forBody = JSON.stringify(body);
  return last?.forBody === forBody ? last : { key: randomKey(), forBody };
}

/** 128 random bits. `crypto.randomUUID` is not there on a page that came over plain http, as to a phone in the house. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
