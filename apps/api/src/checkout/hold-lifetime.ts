const MINUTE = 60_000;
/** Stripe's minimum is 30 minutes by its own clock. */
export const SESSION_LIFETIME = 35 * MINUTE;
/** The hold outlives the session, so that a payment in its last second still finds its room. */
const HOLD_AFTER_SESSION = 5 * MINUTE;
/** Milliseconds. */
export const HOLD_LIFETIME = SESSION_LIFETIME + HOLD_AFTER_SESSION;
