import type { Motel, Words } from '@motel/content/server';
import { MINUTE } from '../../shared/clock.ts';
import { type Refused, refuse, refuseForNow } from '../../shared/outcome.ts';
import type { HoldRefusal } from './hold-limits.ts';

/** No rooms are held while the disk is nearly full. */
export function noSpace({ phone }: Motel): Refused {
  return refuseForNow('not-selling', 'no-space', 600, { phone: phone.shown });
}

/** Why rooms are not held, whatever else is held. */
export const REFUSALS = {
  'sold-out': refuse('sold-out', 'nights-sold-out'),
  full: refuseForNow('unavailable', 'rush-on-room', 5),
  busy: refuseForNow('too-many-requests', 'booking-elsewhere', 1),
};

/** Milliseconds. The job that ends holds runs four times a minute. */
const UNTIL_RELEASED = 15_000;

/**
 * Rooms that are missing, or kept for others, are `sold-out`: another stay may still be had. What a guest or a network
 * holds too much of is `too-many-requests`: no other stay may. Either says when it ends.
 */
export function holdRefusalOf({ motel, shownTime }: Words, { refused, until }: HoldRefusal, now: Date) {
  if (refused === 'too-many-at-once') return refuse('rule-broken', 'too-many-at-once');
  const released = Math.max(until.getTime(), now.getTime()) + UNTIL_RELEASED;
  const retry = new Date(Math.ceil(released / MINUTE) * MINUTE);
  const seconds = Math.ceil((retry.getTime() - now.getTime()) / 1000);
  const params = { at: shownTime(retry, now), phone: motel.phone.shown };
  if (refused === 'too-many-holds') return refuseForNow('too-many-requests', 'too-many-holds', seconds);
  if (refused === 'too-many-holds-here')
    return refuseForNow('too-many-requests', 'holds-from-network', seconds, params);
  if (refused === 'kept-for-others') return refuseForNow('sold-out', 'held-before', seconds, params);
  return refuseForNow('sold-out', 'others-are-paying', seconds, params);
}
