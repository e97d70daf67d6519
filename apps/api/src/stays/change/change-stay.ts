import { randomUUID } from 'node:crypto';
import type {
  ChangePreviewWire,
  ChangeStayRequest,
  PreviewChangeRequest,
  StayWire,
} from '@motel/api-client/contracts';
import { type Cents, instantAt, NO_MONEY, parseDollars, subtract, toDollars } from '@motel/booking-core';
import { wordsOf } from '@motel/content/server';
import {
  type Booking,
  changeOfKey,
  insertChange,
  insertRequest,
  lockBooking,
  type NewRequest,
  type PendingChange,
  quotedOf,
  type StayChange,
} from '../../booking/index.ts';
import { inTransaction, type Trx } from '../../db/index.ts';
import type { SignedIn } from '../../guests/index.ts';
import { takeNights } from '../../inventory/index.ts';
import type { KnownNetwork } from '../../limits/index.ts';
import { openRequest } from '../../money/index.ts';
import { after } from '../../shared/clock.ts';
import { inDollars } from '../../shared/in-dollars.ts';
import { type Outcome, refuse, refuseForNow, succeed } from '../../shared/outcome.ts';
import { fingerprintOf } from '../../shared/token.ts';
import type { CheckoutOptions } from '../book/create-checkout.ts';
import { LINK_HOLD_LIFETIME, LINK_LIFETIME, SESSION_LIFETIME } from '../hold/hold-lifetime.ts';
import { holdRuns, noSpace, whyHoldFailed } from '../hold/hold-runs.ts';
import { requestLines } from '../pay/payment-link.ts';
import { changedParts } from '../price/changed-parts.ts';
import { type PlannedChange, planChange } from '../price/plan-change.ts';
import { takeFromStock, whyNotInStock } from '../price/take-from-stock.ts';
import { whyNotFree } from '../price/why-not-free.ts';
import { type AskedStay, findOwn, type StayContext, showOwnStay } from '../show/own-stay.ts';
import type { CheckoutContext } from '../stay-context.ts';
import { shownCharges, stayUrl, termsOf } from '../stay-wire.ts';
import { makeChange } from './make-change.ts';

/** The parts of a change's request besides its body; the same key makes one change. */
type ChangeOptions = Omit<CheckoutOptions, 'device'>;

/** Works out what a change of a stay would cost (X5, X6). Refused as the change is, and where rooms are missing. */
export async function previewOwnChange(
  context: StayContext,
  asked: AskedStay,
  wanted: PreviewChangeRequest,
): Promise<Outcome<ChangePreviewWire>> {
  const { db, clock, words } = context;
  const booking = await findOwn(db, asked);
  if (booking === undefined) return refuse('not-found', 'stay-unknown');
  const planned = await planChange(context, booking, { ...wanted, typeId: booking.property.id }, 'guest');
  if (!planned.ok) return planned;
  const { after, total, difference, orders } = planned.value;
  const missing =
    (await whyNotFree(db, planned.value)) ??
    (await whyNotInStock(words, db, { stay: after, orders, before: booking }));
  if (missing !== undefined) return missing;
  return succeed({
    lines: shownCharges(after.charges),
    ...inDollars({ total, before: booking.folio.price, difference }),
    changes: changedParts(words, quotedOf(booking.folio.entries), after.charges).map(({ label, amount }) => ({
      label,
      amount: toDollars(amount),
    })),
    terms: termsOf(words, { ...after, price: total }, clock.now()),
  });
}

/** Changes the guest's stay, if it costs what they were shown: at once, or it holds what it gains until it is paid. */
export async function changeOwnStay(
  context: CheckoutContext,
  asked: AskedStay,
  { difference: shown, ...wanted }: ChangeStayRequest,
  { key, origin, address }: ChangeOptions,
): Promise<Outcome<StayWire>> {
  const { db, motel, words, limits } = context;
  const found = await findOwn(db, asked);
  if (found === undefined) return refuse('not-found', 'stay-unknown');
  const size = parseDollars(Math.abs(shown));
  if (size === undefined) return refuse('malformed', 'form-unexpected');
  const difference = shown < 0 ? subtract(NO_MONEY, size) : size;
  const claim =
    key === undefined ? undefined : { key, requestHash: fingerprintOf({ ...wanted, difference }) };
  if (difference > 0 && !(await context.health.hasSpace())) return noSpace(motel);
  // Each change writes letters and lines in the folio, also one that costs nothing.
  const allowed = await limits.take({
    'changes of a stay': found.id,
    'checkouts of a session': asked.guest.sessionId,
    'checkouts from an address': address,
  });
  if (!allowed.ok) return allowed;

  const keyed: KeyedChange = { wanted, difference, claim, origin, address, guest: asked.guest };
  const changed = await context.queue.run(found.property.id, () =>
    inTransaction(db, (trx) => changeWithin(trx, context, found, keyed)).catch((error: unknown) => {
      const refused = whyHoldFailed(error);
      if (refused === undefined) throw error;
      return refused;
    }),
  );
  if (changed === 'full') return refuseForNow('unavailable', 'rush-on-room', 5);
  if (!changed.ok) return changed;
  const request = changed.value?.request;
  const opened =
    request?.status === 'open' && (await openRequest(context, request, requestLines(words, request, found)));
  if (typeof opened === 'string')
    return refuseForNow('payment-unavailable', 'change-payment-unavailable', 120);
  return showOwnStay(context, asked);
}

interface KeyedChange extends Pick<ChangeOptions, 'origin' | 'address'>, Pick<AskedStay, 'guest'> {
  readonly wanted: PreviewChangeRequest;
  /** As the guest was shown it. */
  readonly difference: Cents;
  readonly claim: { readonly key: string; readonly requestHash: string } | undefined;
}

/** @returns the change that waits for its payment; `undefined` where it is made */
async function changeWithin(
  trx: Trx,
  context: CheckoutContext,
  { id, guestId }: Booking,
  { wanted, difference, claim, origin, address, guest }: KeyedChange,
): Promise<Outcome<StayChange | undefined>> {
  // The holds of one guest come one after another, so that limits count each of them.
  await trx.selectFrom('guests').select('id').where('id', '=', guestId).forNoKeyUpdate().execute();
  const booking = await lockBooking(trx, id);
  if (booking === undefined) return refuse('not-found', 'stay-unknown');
  const known = claim && (await changeOfKey(trx, booking.id, claim.key));
  if (known !== undefined) {
    const isSame = known.requestHash === claim?.requestHash;
    return isSame ? succeed(known.change) : refuse('key-reused', 'key-reused');
  }
  const sameKind = { ...wanted, typeId: booking.property.id };
  const planned = await planChange({ ...context, db: trx }, booking, sameKind, 'guest');
  if (!planned.ok) return planned;
  if (planned.value.difference !== difference)
    return refuse('price-changed', 'change-price-changed', { difference: planned.value.difference });
  const ordered = { stay: planned.value.after, orders: planned.value.orders, before: booking };
  if (difference > 0) {
    const networks = context.limits.networks(address);
    const toPay = { ...planned.value, booking, key: claim, guest, networks, origin };
    const held = await holdChange(trx, context, toPay);
    await takeFromStock(context.words, trx, ordered);
    return succeed(held);
  }
  const now = context.clock.now();
  await makeChange(trx, context.motel, booking, planned.value, { actor: 'guest', claim }, now);
  await takeFromStock(context.words, trx, ordered);
  return succeed(undefined);
}

interface WantedChange extends Pick<PlannedChange, 'after' | 'difference' | 'gained'> {
  readonly booking: Booking;
  /** The site's origin as the guest reached it. */
  readonly origin: string;
}

interface ChangeToPay extends WantedChange {
  readonly key: { readonly key: string; readonly requestHash: string } | undefined;
  readonly guest: SignedIn;
  readonly networks: readonly KnownNetwork[];
}

/** Holds what a dearer stay needs beyond itself until the difference is paid. @throws what `whyHoldFailed` knows */
async function holdChange(
  trx: Trx,
  context: CheckoutContext,
  { key, guest, networks, ...wanted }: ChangeToPay,
): Promise<PendingChange> {
  const now = context.clock.now();
  const { heldUntil, ...terms } = await holdRuns(trx, context, wanted.gained, { guest, networks }, now);
  const { checkInHour, timeZone } = context.motel.houseRules;
  // A stay that has begun is not changed (X4): the job that ends the hold ends its session first.
  const begins = new Date(instantAt(wanted.booking.checkIn, checkInHour, timeZone));
  return insertHeldChange(trx, context, wanted, {
    ...terms,
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
