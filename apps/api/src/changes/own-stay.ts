import type { ListedStayWire, StayWire } from '@motel/api-client/contracts';
import {
  freeCancellationUntil,
  guestName,
  parseDollars,
  shownStatus,
  TEXT_LIMITS,
  toDollars,
} from '@motel/booking-core';
import { motel } from '@motel/content';
import { altOf } from '@motel/content/alt-texts';
import { shownMoney } from '@motel/content/words';
import {
  type Booking,
  factsOf,
  lockBooking,
  ownBookingOf,
  type PaymentRequest,
  type PendingChange,
  pendingChangeOf,
  statementOf,
  updateGuestDetails,
} from '../booking/index.ts';
import type { CheckoutContext } from '../checkout/index.ts';
import { type Db, inTransaction } from '../db/index.ts';
import type { Device, SignedIn } from '../guests/index.ts';
import { propertiesById } from '../inventory/index.ts';
import { anew, enqueueLatest, enqueueMail, guestChangedMail, oneLine, stayCalendar } from '../mail/index.ts';
import { type MoneyContext, refundsOf } from '../money/index.ts';
import { motelInstant } from '../shared/motel-instant.ts';
import { type Outcome, type Refused, refuse, succeed } from '../shared/outcome.ts';
import { taxDetail } from '../shared/words/tax-words.ts';
import { cancelBooking, previewCancellation } from './cancel-booking.ts';
import { isPaidOnline } from './stay-money.ts';
import { whyNot, whyNotNow } from './why-not.ts';

export type StayContext = Pick<MoneyContext, 'db' | 'clock'>;

/** A stay as its guest asks for it. */
export interface AskedStay {
  readonly id: string;
  readonly guest: SignedIn;
  readonly device: Device;
}

/**
 * Shows one stay with all that its guest may do with it. Refused with `not-found` where the session or the device did not
 * book it or open its link: a session that only knows the number sees the list, and changes nothing.
 */
export async function showOwnStay(context: StayContext, asked: AskedStay): Promise<Outcome<StayWire>> {
  const booking = await findOwn(context.db, asked);
  return booking === undefined
    ? refuse('not-found', 'stay-unknown')
    : succeed(await stayWire(context, booking));
}

/**
 * Cancels the guest's stay by its own terms (F15), if the refund is still the one that they were shown. The motel and
 * the guest are mailed. Refused as `cancelBooking` is, and with `price-changed` for another refund.
 */
export async function cancelOwnStay(
  context: StayContext,
  asked: AskedStay,
  shownRefund: number,
): Promise<Outcome<StayWire>> {
  const booking = await findOwn(context.db, asked);
  if (booking === undefined) return refuse('not-found', 'stay-unknown');
  if (!isPaidOnline(booking)) return refuse('rule-broken', 'cancel-by-phone', { phone: motel.phone.shown });
  const refunded = parseDollars(shownRefund);
  if (refunded === undefined) return refuse('malformed', 'form-unexpected');
  const givenUp = { booking: booking.id, isNoShow: false, refunded };
  const cancelled = await inTransaction(context.db, async (trx) => {
    const ended = await cancelBooking(trx, context, givenUp, 'guest');
    if (!ended.ok) return ended;
    const { booking: stay, money } = ended.value;
    const now = context.clock.now();
    const words = `refunded ${shownMoney(money.refunded)}, kept ${shownMoney(money.kept)}`;
    await enqueueMail(trx, now, anew(guestChangedMail(stay, { what: 'cancelled', words }), now));
    return ended;
  });
  if (!cancelled.ok) return onlineWords(cancelled);
  return showOwnStay(context, asked);
}

/**
 * Changes the special request until the check-out, and tells the motel: once of all changes within ten minutes. Refused with
 * `rule-broken` later, and with `too-many-requests`.
 */
export async function changeOwnRequest(
  context: StayContext & Pick<CheckoutContext, 'limits'>,
  asked: AskedStay,
  typed: string,
): Promise<Outcome<StayWire>> {
  const { db, clock } = context;
  const specialRequest = typed.trim();
  if (specialRequest.length > TEXT_LIMITS.specialRequest) return refuse('malformed', 'form-unexpected');
  const found = await findOwn(db, asked);
  if (found === undefined) return refuse('not-found', 'stay-unknown');
  const allowed = await context.limits.take({ 'changed requests of a stay': found.id });
  if (!allowed.ok) return allowed;
  const changed = await inTransaction(db, async (trx): Promise<Outcome<undefined>> => {
    const booking = await lockBooking(trx, found.id);
    const now = clock.now();
    if (booking === undefined || !isRequestOpen(booking, now))
      return refuse('rule-broken', 'request-too-late');
    if (booking.guest.specialRequest === specialRequest) return succeed(undefined);
    await updateGuestDetails(trx, booking.id, { ...booking.guest, specialRequest });
    const words = oneLine(specialRequest) === '' ? 'none' : specialRequest;
    await enqueueLatest(trx, now, guestChangedMail(booking, { what: 'request', words }));
    return succeed(undefined);
  });
  return changed.ok ? showOwnStay(context, asked) : changed;
}

export function findOwn(db: Db, { id, guest, device }: AskedStay): Promise<Booking | undefined> {
  return ownBookingOf(db, id, guest.guestId, { sessionId: guest.sessionId, deviceHash: device.hash });
}

/** The desk's sentences about a stay that has begun name what a person there can do. */
function onlineWords(refused: Refused): Refused {
  const { reason } = refused.error;
  if (reason !== 'stay-begun' && reason !== 'stay-over' && reason !== 'guest-has-come') return refused;
  return refuse('rule-broken', 'stay-begun-online', { phone: motel.phone.shown });
}

/** Until the guests of a confirmed stay are checked out. */
function isRequestOpen(booking: Booking, now: Date): boolean {
  return whyNot(booking, 'own-request', now) === undefined;
}

/** A stay as its own guest reads it. */
export async function stayWire(context: StayContext, booking: Booking): Promise<StayWire> {
  const { db, clock } = context;
  const now = clock.now();
  const { folio, guest, property } = booking;
  const pending = await pendingChangeOf(db, booking.id);
  const preview = await previewCancellation(context, { booking: booking.id, isNoShow: false });
  const image = (await propertiesById(db, [property.id])).get(property.id)?.facts.images[0];
  return {
    ...(await listedWire(context, booking, pending)),
    room: { ...property, ...(image !== undefined && { image, imageAlt: altOf(image) }) },
    checkIn: booking.checkIn,
    checkOut: booking.checkOut,
    guest: {
      name: guestName(guest),
      email: guest.email,
      phone: guest.phone,
      specialRequest: guest.specialRequest,
    },
    lines: folio.lines.map(({ label, detail, amount }) => ({
      label,
      ...(detail !== undefined && { detail }),
      amount: toDollars(amount),
    })),
    total: toDollars(folio.price),
    receipt: receiptWire(booking),
    ...(preview.ok &&
      isPaidOnline(booking) && {
        cancelling: { refunded: toDollars(preview.value.refunded), kept: toDollars(preview.value.kept) },
      }),
    isChangeOpen: whyNotNow({ booking, change: pending }, 'own-change', now) === undefined,
    isRequestOpen: isRequestOpen(booking, now),
  };
}

/** The receipt of a stay, for its guest. */
function receiptWire(booking: Booking): StayWire['receipt'] {
  const { lines, taxes, total } = statementOf(booking);
  return {
    lines: lines.map(({ amount, ...line }) => ({ ...line, amount: toDollars(amount) })),
    taxes: taxes.map((tax) => {
      const detail = taxDetail(tax);
      return { label: tax.name, ...(detail !== undefined && { detail }), amount: toDollars(tax.amount) };
    }),
    total: toDollars(total),
  };
}

/** A stay as a card of My Bookings shows it, without anything about the guest. */
export async function listedWire(
  { db, clock }: StayContext,
  booking: Booking,
  pending: PendingChange | undefined,
): Promise<ListedStayWire> {
  const now = clock.now();
  const { folio, request } = booking;
  const changing = changingOf(pending);
  const refunds = await refundsOf(db, booking.id);
  return {
    id: booking.id,
    reference: booking.reference,
    status: shownStatus(factsOf(booking), now.getTime(), motel.houseRules),
    party: booking.party,
    payments: folio.entries
      .filter(({ kind }) => kind === 'payment')
      .map(({ at, amount }) => ({ at: motelInstant(at), amount: toDollars(amount) })),
    refunds: folio.entries
      .map((entry, index) => ({ ...entry, position: index + 1 }))
      .filter(({ kind, amount }) => kind === 'refund' && amount > 0)
      .map(({ at, amount, position }) => ({
        at: motelInstant(at),
        amount: toDollars(amount),
        isUnderWay: refunds.some((refund) => refund.position === position && refund.completedAt === null),
      })),
    terms: termsOf(booking),
    ...(booking.status === 'held' && request !== undefined && { paying: payingOf(request) }),
    ...(changing !== undefined && { changing }),
    calendar: stayCalendar(
      booking,
      booking.status === 'cancelled' ? 'remove' : 'enter',
      now.getTime(),
      folio.changes,
    ),
  };
}

/** A stay's terms of cancelling, as a guest reads them. */
export function termsOf({ checkIn, policy }: Pick<Booking, 'checkIn' | 'policy'>): StayWire['terms'] {
  const freeUntil = freeCancellationUntil(checkIn, policy, motel.houseRules);
  return {
    ...(freeUntil !== undefined && { freeUntil: motelInstant(new Date(freeUntil)) }),
    keep: policy.keep,
    lateCharge: toDollars(policy.late),
  };
}

/** A change that waits for its payment; without a session no guest can pay it. */
function changingOf(pending: PendingChange | undefined): StayWire['changing'] {
  const paying = pending && payingOf(pending.request);
  if (pending === undefined || paying === undefined) return undefined;
  const { checkIn, checkOut, party } = pending.after;
  return { checkIn, checkOut, party, due: toDollars(pending.due), ...paying };
}

function payingOf({ sessionId, url, openUntil }: PaymentRequest): StayWire['paying'] {
  if (sessionId === null || url === null) return undefined;
  return { url, sessionId, until: motelInstant(openUntil) };
}
