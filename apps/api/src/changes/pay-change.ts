import { randomUUID } from 'node:crypto';
import { instantAt } from '@motel/booking-core';
import { motel } from '@motel/content';
import {
  type Booking,
  insertChange,
  lockBooking,
  moveChange,
  type NewStayChange,
  pendingChangeOf,
  recordChangeSession,
  type StayChange,
} from '../booking/index.ts';
import {
  type CheckoutContext,
  holdRuns,
  LINK_HOLD_LIFETIME,
  LINK_LIFETIME,
  SESSION_LIFETIME,
} from '../checkout/index.ts';
import { inTransaction, type Trx } from '../db/index.ts';
import type { SignedIn } from '../guests/index.ts';
import { takeNights } from '../inventory/index.ts';
import type { KnownNetwork } from '../limits/index.ts';
import type { MoneyContext } from '../money/index.ts';
import { type Refused, refuseForNow } from '../shared/outcome.ts';
import { after } from '../shared/retry-delay.ts';
import { shownDate } from '../shared/shown-date.ts';
import { sentenceOf } from '../shared/words/refusals.ts';
import type { PlannedChange } from './plan-change.ts';

/** A change to be paid. */
interface WantedChange extends Pick<PlannedChange, 'after' | 'difference' | 'gained'> {
  readonly booking: Booking;
  /** The site's origin as the guest reached it. */
  readonly origin: string;
}

/** A guest's change. */
export interface ChangeToPay extends WantedChange {
  readonly key: { readonly key: string; readonly requestHash: string } | undefined;
  readonly guest: SignedIn;
  readonly networks: readonly KnownNetwork[];
}

/**
 * Holds what a dearer stay needs beyond the stay that it is, until the difference is paid. The stay itself is as it was.
 * @throws an error of which `whyHoldFailed` knows the refusal
 */
export async function holdChange(
  trx: Trx,
  context: CheckoutContext,
  { key, guest, networks, ...wanted }: ChangeToPay,
): Promise<StayChange> {
  const now = context.clock.now();
  const terms = await holdRuns(trx, context, wanted.gained, { guest, networks }, now);
  const { checkInHour, timeZone } = motel.houseRules;
  // A stay that has begun is not changed (X4): the job that ends the hold ends its session first.
  const begins = new Date(instantAt(wanted.booking.checkIn, checkInHour, timeZone));
  const heldUntil = terms.heldUntil < begins ? terms.heldUntil : begins;
  return insertHeldChange(trx, context, wanted, {
    ...terms,
    heldUntil,
    key,
    authSessionId: guest.sessionId,
    sessionEnd: after(now, SESSION_LIFETIME),
  });
}

/** Holds the same for the desk, which no limit of unpaid holds counts: as long as a payment link lives. */
export async function holdDeskChange(
  trx: Trx,
  context: Pick<CheckoutContext, 'clock' | 'payments'>,
  wanted: WantedChange,
): Promise<StayChange> {
  const now = context.clock.now();
  for (const run of wanted.gained) await takeNights(trx, run);
  return insertHeldChange(trx, context, wanted, {
    heldSince: now,
    heldUntil: after(now, LINK_HOLD_LIFETIME),
    heldFrom: null,
    key: undefined,
    authSessionId: null,
    sessionEnd: after(now, LINK_LIFETIME),
  });
}

/** How a change is held. */
interface Holding
  extends Pick<NewStayChange, 'heldSince' | 'heldUntil' | 'heldFrom' | 'key' | 'authSessionId'> {
  readonly sessionEnd: Date;
}

async function insertHeldChange(
  trx: Trx,
  { clock, payments }: Pick<CheckoutContext, 'clock' | 'payments'>,
  { booking, origin, after: stay, difference, gained }: WantedChange,
  { sessionEnd, ...holding }: Holding,
): Promise<StayChange> {
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
    heldUntil: holding.heldUntil,
    checkout: {
      provider: payments.name,
      title: `${booking.property.title}, ${dates}: ${sentenceOf('change-title')}`,
      expiresAt: sessionEnd,
      successUrl: page,
      cancelUrl: page,
      sessionId: null,
      url: null,
    },
  } as const;
  await insertChange(trx, { ...change, ...holding, createdAt: clock.now() });
  return { ...change, isByGuest: holding.authSessionId !== null };
}

/**
 * Opens the payment session of a change that is held, and stores it. No transaction is open during the call. Without a
 * session the change ends at once, and the stay is as it was.
 */
export async function openChangeSession(
  context: MoneyContext,
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
