import { MINUTE } from '../../shared/clock.ts';
/** Stripe's minimum is 30 minutes by its own clock. */
export const SESSION_LIFETIME = 35 * MINUTE;
/** The hold outlives the session, so that a payment in its last second still finds its room. */
export const HOLD_AFTER_SESSION = 5 * MINUTE;
/** Milliseconds. */
export const HOLD_LIFETIME = SESSION_LIFETIME + HOLD_AFTER_SESSION;
/** Of a payment link that the desk makes: a guest on the telephone reads their mail in the evening. Stripe allows a day. */
export const LINK_LIFETIME = 12 * 60 * MINUTE;
export const LINK_HOLD_LIFETIME = LINK_LIFETIME + HOLD_AFTER_SESSION;
/** Of a large hold, or one in a rush: the job that ends it ends its session first. */
export const SHORT_HOLD_LIFETIME = 20 * MINUTE;
/** A hold that takes over an earlier one ends with its time, unless less than this would be left. */
export const LEAST_LIFETIME = 10 * MINUTE;
