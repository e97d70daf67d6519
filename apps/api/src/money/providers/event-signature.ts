import Stripe from 'stripe';

/** How old, or how far ahead, a signature may be: a recorded event cannot be played back later. */
const SIGNATURE_TOLERANCE_SECONDS = 5 * 60;

/** Signs an event in Stripe's scheme: `t=…,v1=HMAC-SHA256` over `{t}.{rawBody}`. */
export function signEvent(rawBody: string, secret: string, now: Date): string {
  return Stripe.webhooks.generateTestHeaderString({ payload: rawBody, secret, timestamp: secondsOf(now) });
}

/**
 * Whether the header signs exactly this body, at most five minutes from now. Other schemes are ignored: a weaker one
 * could be slipped in. One right `v1` is enough, so that a secret can be changed without losing an event.
 */
export function isSignedEvent(rawBody: string, header: string | null, secret: string, now: Date): boolean {
  if (header === null || isFromFuture(header, now)) return false;
  try {
    const { signature } = Stripe.webhooks;
    const tolerance = SIGNATURE_TOLERANCE_SECONDS;
    return signature?.verifyHeader(rawBody, header, secret, tolerance, undefined, now.getTime()) === true;
  } catch {
    // Not only by a `StripeSignatureVerificationError`: an empty `v1` makes the library throw a plain `Error`.
    return false;
  }
}

/** The library refuses old signatures alone. */
function isFromFuture(header: string, now: Date): boolean {
  const latest = secondsOf(now) + SIGNATURE_TOLERANCE_SECONDS;
  return header.split(',').some((part) => part.startsWith('t=') && Number(part.slice(2)) > latest);
}

function secondsOf(instant: Date): number {
  return Math.floor(instant.getTime() / 1000);
}
