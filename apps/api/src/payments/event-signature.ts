import { createHmac, timingSafeEqual } from 'node:crypto';

/** How old, or how far ahead, a signature may be: a recorded event cannot be played back later. */
const SIGNATURE_TOLERANCE_SECONDS = 5 * 60;

const TIMESTAMP = /^\d{1,12}$/;

/** Signs an event in Stripe's scheme: `t=…,v1=HMAC-SHA256` over `{t}.{rawBody}`. */
export function signEvent(rawBody: string, secret: string, now: Date): string {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  return `t=${timestamp},v1=${hmac(timestamp, rawBody, secret).toString('hex')}`;
}

/**
 * Whether the header signs exactly this body with this secret, at most five minutes from now.
 * Other schemes in the header are ignored, so that a weaker one cannot be slipped in; one right `v1` is enough,
 * so that a secret can be changed without losing an event.
 */
export function isSignedEvent(rawBody: string, header: string | null, secret: string, now: Date): boolean {
  const parts = (header ?? '').split(',').map((part) => part.trim());
  const timestamp = parts.find((part) => part.startsWith('t='))?.slice(2) ?? '';
  if (!TIMESTAMP.test(timestamp)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > SIGNATURE_TOLERANCE_SECONDS) return false;

  const expected = hmac(timestamp, rawBody, secret);
  return parts
    .filter((part) => part.startsWith('v1='))
    .map((part) => Buffer.from(part.slice(3), 'hex'))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected));
}

function hmac(timestamp: string, rawBody: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${timestamp}.${rawBody}`).digest();
}
