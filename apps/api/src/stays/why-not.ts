import { NO_MONEY } from '@motel/booking-core';
import { ownChangeUntil, type StayRefusal, type StayVerb, whyNotInState } from '@motel/booking-core/booking';
import type { Motel, Words } from '@motel/content/server';
import { type Booking, payableUntil, stateOf } from '../booking/index.ts';
import { deskDayAt } from '../shared/motel-time.ts';
import { type Refusal, refusal } from '../shared/outcome.ts';
import type { SeenStay } from './act-on-stay.ts';
import { invoicedAt, isPaidOnline, openCostOf, refundable } from './stay-money.ts';

/** Why a verb of a stay is refused in its state (S1–S12), or for its invoice; `undefined` where it may be done. */
export function whyNot(motel: Motel, booking: Booking, verb: StayVerb, now: Date): Refusal | undefined {
  const forbidden = whyNotInState(stateOf(motel, booking, now), verb);
  if (forbidden !== undefined) return inWords(motel, forbidden, booking);
  const isPaidWithOthers = booking.status === 'held' && Boolean(booking.request?.parts);
  if (verb === 'pay' && isPaidWithOthers) return refusal('rule-broken', 'order-being-paid');
  const isStated = invoicedAt(booking) > 0 && COULD_COST_LESS.has(verb);
  return isStated ? refusal('rule-broken', 'stay-invoiced') : undefined;
}

/** They could lower what an invoice says; a change at the desk is refused where it does. */
const COULD_COST_LESS: ReadonlySet<StayVerb> = new Set([
  ...(['own-change', 'cancel', 'no-show', 'reinstate'] as const),
  ...(['undo-check-in', 'undo-check-out'] as const),
]);

export type WaitingStay = Pick<SeenStay, 'booking' | 'change'>;

/** Why a verb is refused for a stay now. A greyed button says the same sentence with which a press is refused. */
export function whyNotNow(
  words: Words,
  { booking, change }: WaitingStay,
  verb: StayVerb,
  now: Date,
): Refusal | undefined {
  const { motel, shownTime } = words;
  const refused = whyNot(motel, booking, verb, now);
  if (refused !== undefined) return refused;
  const { balance } = booking.folio;
  // Its price is worked out already: what comes off the price now would be charged again with it.
  if (change !== undefined && MOVES_THE_PRICE.has(verb))
    return refusal('rule-broken', 'change-pending', { at: shownTime(payableUntil(change.request), now) });
  switch (verb) {
    case 'pay':
      return balance > 0 ? undefined : refusal('rule-broken', 'payment-beyond', { most: NO_MONEY });
    case 'waive':
      return openCostOf(booking) > 0 ? undefined : refusal('rule-broken', 'nothing-to-waive');
    case 'give-room':
      // Guests who have not come are due until the check-out hour, when their last night is over already.
      return booking.checkOut > deskDayAt(motel, now) ? undefined : refusal('rule-broken', 'no-night-left');
    case 'own-change':
      return whyNotOwn(words, booking, now);
    case 'refund':
      return refundable(booking) > 0 ? undefined : refusal('rule-broken', 'nothing-to-refund');
    default:
      return undefined;
  }
}

/** Guests change what they have paid online, as long as its terms let them (X5). */
function whyNotOwn({ motel, shownTime }: Words, booking: Booking, now: Date) {
  const phone = motel.phone.shown;
  const until = ownChangeUntil(booking.checkIn, booking.policy, motel.houseRules);
  if (until === undefined || !isPaidOnline(booking))
    return refusal('rule-broken', 'change-by-phone', { phone });
  if (now.getTime() <= until) return undefined;
  return refusal('rule-broken', 'change-too-late', { phone, until: shownTime(new Date(until), now) });
}

const MOVES_THE_PRICE = new Set<StayVerb>(['change', 'own-change', 'cancel', 'no-show', 'refund']);

function inWords({ phone }: Motel, forbidden: StayRefusal, { checkIn, status }: Booking): Refusal {
  switch (forbidden) {
    case 'check-in-early':
      return refusal('rule-broken', forbidden, { date: checkIn });
    case 'stay-begun-online':
      return refusal('rule-broken', forbidden, { phone: phone.shown });
    case 'hold-lapsed':
      return refusal('rule-broken', status === 'released' ? 'hold-released' : 'hold-expired');
    case 'stay-in-already':
    case 'stay-out-already':
      return refusal('changed-meanwhile', forbidden);
    default:
      return refusal('rule-broken', forbidden);
  }
}
