/** The idempotency key of a draft: the same for the same request body, so that no guest is charged twice. */
export interface CheckoutKey {
  readonly key: string;
  /** The request body of the key, as JSON. */
  readonly forBody: string;
}

/** The key for this body: the last one while the body is unchanged, otherwise a new one. */
export function keyFor(body: object, last: CheckoutKey | undefined): CheckoutKey {
  const forBody = JSON.stringify(body);
  return last?.forBody === forBody ? last : { key: randomKey(), forBody };
}

/** 128 random bits. Plain http, as from a phone in the motel's network, has no `crypto.randomUUID`. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
