import { randomUUID } from 'node:crypto';
import { instantAt } from '@motel/booking-core';
import { motel } from '@motel/content';
import {
  type Booking,
  insertChange,
  lockBooking,
  moveChange,
  pendingChangeOf,
  recordChangeSession,
  type StayChange,
} from '../booking/index.ts';
import { type CheckoutContext, holdRuns, SESSION_LIFETIME } from '../checkout/index.ts';
import { inTransaction, type Trx } from '../db/index.ts';
import type { SignedIn } from '../guests/index.ts';
import type { KnownNetwork } from '../limits/index.ts';
import { type Refused, refuseForNow } from '../shared/outcome.ts';
import { after } from '../shared/retry-delay.ts';
import { shownDate } from '../shared/shown-date.ts';
import { sentenceOf } from '../shared/words/refusals.ts';
import type { PlannedChange } from './plan-change.ts';

/** A change to be paid, and who wants it. */
export interface ChangeToPay extends Pick<PlannedChange, 'after' | 'difference' | 'gained'> {
  readonly booking: Booking;
  readonly key: { readonly key: string; readonly requestHash: string } | undefined;
  readonly guest: SignedIn;
  readonly networks: readonly KnownNetwork[];
  /** The site's origin as the guest reached it. */
  readonly origin: string;
}

/**
 * Holds what a dearer stay needs beyond the stay that it is, until the difference is paid. The stay itself is as it was.
 * @throws an error of which `whyHoldFailed` knows the refusal
 */
export async function holdChange(
  trx: Trx,
  context: CheckoutContext,
  { booking, key, guest, networks, origin, after: stay, difference, gained }: ChangeToPay,
): Promise<StayChange> {
  const now = context.clock.now();
  const terms = await holdRuns(trx, context, gained, { guest, networks }, now);
  const { checkInHour, timeZone } = motel.houseRules;
  // A stay that has begun is not changed (X4): the job that ends the hold ends its session first.
  const begins = new Date(instantAt(booking.checkIn, checkInHour, timeZone));
  const page = `${origin}/stay/${encodeURIComponent(booking.id)}`;
  const dates = `${shownDate(stay.checkIn)} to ${shownDate(stay.checkOut)}`;
  const change = {
    id: randomUUID(),
    bookingId: booking.id,
    status: 'held',
    after: stay,
    changesBefore: booking.folio.changes,
    due: difference,
    held: gained,
    heldUntil: terms.heldUntil < begins ? terms.heldUntil : begins,
    checkout: {
      provider: context.payments.name,
      title: `${booking.property.title}, ${dates}: ${sentenceOf('change-title')}`,
      expiresAt: after(now, SESSION_LIFETIME),
      successUrl: page,
      cancelUrl: page,
      sessionId: null,
      url: null,
    },
  } as const;
  const { heldSince, heldFrom } = terms;
  await insertChange(trx, {
    ...change,
    key,
    heldSince,
    heldFrom,
    authSessionId: guest.sessionId,
    createdAt: now,
  });
  return change;
}

/**
 * Opens the payment session of a change that is held, and stores it. No transaction is open during the call. Without a
 * session the change ends at once, and the stay is as it was.
 */
export async function openChangeSession(
  context: CheckoutContext,
  { id, bookingId, due, checkout }: StayChange,
): Promise<Refused | undefined> {
  if (checkout === undefined) return undefined;
  const { title, expiresAt, successUrl, cancelUrl } = checkout;
  const lines = [{ kind: 'change', label: sentenceOf('change-difference'), amount: due }];
  const page = { title, expiresAt, successUrl, cancelUrl, lines, total: due };
  try {
    const session = await context.payments.createSession({ bookingId, idempotencyKey: id, ...page });
    if (await recordChangeSession(context.db, id, session)) return undefined;
    await context.payments.expireSession(session.sessionId);
  } catch (error) {
    context.logger.error({ err: error, bookingId }, 'The payment provider made no session for a change');
    await inTransaction(context.db, async (trx) => {
      const booking = await lockBooking(trx, bookingId);
      const pending = await pendingChangeOf(trx, bookingId);
      if (booking === undefined || pending?.id !== id || pending.checkout?.sessionId) return;
      await moveChange(trx, booking, pending, 'hold-released', context.clock.now());
    });
  }
  return refuseForNow('payment-unavailable', 'change-payment-unavailable', 120);
}
