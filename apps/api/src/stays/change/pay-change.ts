import { randomUUID } from 'node:crypto';
import { instantAt } from '@motel/booking-core';
import { wordsOf } from '@motel/content/server';
import {
  type Booking,
  insertChange,
  insertRequest,
  type NewRequest,
  type PendingChange,
} from '../../booking/index.ts';
import type { Trx } from '../../db/index.ts';
import { takeNights } from '../../inventory/index.ts';
import { after } from '../../shared/clock.ts';
import { LINK_HOLD_LIFETIME, LINK_LIFETIME, SESSION_LIFETIME } from '../hold/hold-lifetime.ts';
import { type HoldClient, holdRuns } from '../hold/hold-runs.ts';
import type { PlannedChange } from '../price/plan-change.ts';
import type { CheckoutContext } from '../stay-context.ts';
import { stayUrl } from '../stay-wire.ts';

interface WantedChange extends Pick<PlannedChange, 'after' | 'difference' | 'gained'> {
  readonly booking: Booking;
  /** The site's origin as the guest reached it. */
  readonly origin: string;
}

export interface ChangeToPay extends WantedChange, HoldClient {
  readonly key: { readonly key: string; readonly requestHash: string } | undefined;
}

/** Holds what a dearer stay needs beyond itself until the difference is paid. @throws what `refuseSoldOut` knows */
export async function holdChange(
  trx: Trx,
  context: CheckoutContext,
  { key, guest, networks, ...wanted }: ChangeToPay,
): Promise<PendingChange> {
  const now = context.clock.now();
  const client = { guest, networks };
  const { heldUntil, heldSince, heldFrom } = await holdRuns(trx, context, wanted.gained, client, now);
  const { checkInHour, timeZone } = context.motel.houseRules;
  // A stay that has begun is not changed (X4): the job that ends the hold ends its session first.
  const begins = new Date(instantAt(wanted.booking.checkIn, checkInHour, timeZone));
  return insertHeldChange(trx, context, wanted, {
    heldSince,
    heldFrom,
    openUntil: heldUntil < begins ? heldUntil : begins,
    key,
    authSessionId: guest.sessionId,
    expiresAt: after(now, SESSION_LIFETIME),
  });
}

/** Holds the same for the desk, which no limit of unpaid holds counts: as long as a payment link lives. */
export async function holdDeskChange(
  trx: Trx,
  context: Pick<CheckoutContext, 'clock' | 'motel' | 'payments'>,
  wanted: WantedChange,
): Promise<PendingChange> {
  const now = context.clock.now();
  for (const run of wanted.gained) await takeNights(trx, run);
  return insertHeldChange(trx, context, wanted, {
    heldSince: now,
    openUntil: after(now, LINK_HOLD_LIFETIME),
    heldFrom: null,
    key: undefined,
    authSessionId: null,
    expiresAt: after(now, LINK_LIFETIME),
  });
}

interface Holding
  extends Pick<NewRequest, 'heldSince' | 'openUntil' | 'heldFrom' | 'authSessionId' | 'expiresAt'> {
  readonly key: ChangeToPay['key'];
}

async function insertHeldChange(
  trx: Trx,
  { clock, motel, payments }: Pick<CheckoutContext, 'clock' | 'motel' | 'payments'>,
  { booking, origin, after: stay, difference, gained }: WantedChange,
  { key, ...holding }: Holding,
): Promise<PendingChange> {
  const now = clock.now();
  const page = stayUrl(motel, origin, booking);
  const { t, own, shownDate } = wordsOf(motel, booking.language);
  const title = t('{room}, {from} to {to}: change of your stay', {
    room: own(booking.property.title),
    from: shownDate(stay.checkIn),
    to: shownDate(stay.checkOut),
  });
  const { id: bookingId, folio } = booking;
  const held = { id: randomUUID(), bookingId, status: 'held', changesBefore: folio.changes } as const;
  const change = { ...held, after: stay, due: difference, isByGuest: holding.authSessionId !== null };
  await insertChange(trx, { ...change, key }, now);
  const request = await insertRequest(
    trx,
    {
      id: change.id,
      bookingId: booking.id,
      purpose: 'change',
      amount: difference,
      held: gained,
      guestId: booking.guestId,
      provider: payments.name,
      title,
      successUrl: `${page}?paid`,
      cancelUrl: page,
      ...holding,
    },
    now,
  );
  return { ...change, request };
}
