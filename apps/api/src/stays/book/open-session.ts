import type { CheckoutRequest, CheckoutResponse } from '@motel/api-client/contracts';
import type { Cents, QuoteLine, QuotePolicy, Stay } from '@motel/booking-core';
import { type BookingAction, occupiesRooms } from '@motel/booking-core/booking';
import type { Motel, Words } from '@motel/content/server';
import {
  type Booking,
  lockBooking,
  lockStaysOf,
  type NewRequest,
  type PaymentRequest,
  recordSession,
} from '../../booking/index.ts';
import { inTransaction } from '../../db/index.ts';
import { type MoneyContext, openRequest, type PaymentLine } from '../../money/index.ts';
import { siteIn } from '../../shared/motel-context.ts';
import { refuseForNow } from '../../shared/outcome.ts';
import { stayLines } from '../pay/payment-link.ts';

export interface SessionToOpen {
  readonly action: BookingAction;
  readonly request: PaymentRequest;
  readonly lines: readonly PaymentLine[];
  /** As they stay with the booking. */
  readonly terms: string;
  /** Nothing is paid, and no card is left (F32). */
  readonly isUnpaid: boolean;
}

/** A stay of a checkout: as it is sold, or as it is booked already. */
interface AskedStay {
  readonly title: string;
  readonly terms: string;
  readonly policy: Pick<QuotePolicy, 'guarantee'>;
  readonly price: Cents;
  readonly lines: readonly QuoteLine[];
}

/** Stripe shows no longer text beside its button. */
const LONGEST_TERMS = 1000;

/** The session that a request asks for. @param stays of an order, one line for each */
export function sessionOf(
  words: Words,
  { action, request }: Pick<SessionToOpen, 'action' | 'request'>,
  stays: readonly AskedStay[],
): SessionToOpen {
  const amounts = Object.values(request.parts ?? {});
  const lines = stays.flatMap(({ title, price, lines }, at) =>
    request.parts === null
      ? stayLines(words, request.amount, { price, lines })
      : amounts[at]
        ? [{ kind: 'stay', label: words.own(title), amount: amounts[at] }]
        : [],
  );
  const sentences = new Set(stays.map((stay) => stay.terms));
  const named = stays.map(({ title, terms }) => `${words.own(title)}: ${terms}`);
  const terms = [...(sentences.size > 1 ? new Set(named) : sentences)].join(' ');
  const isUnpaid = stays.every(({ policy }) => policy.guarantee === 'none');
  return { action, request, lines, terms: terms.length > LONGEST_TERMS ? '' : terms, isUnpaid };
}

export function storedAnswer({ status, action, request }: Booking): CheckoutResponse | undefined {
  if (!occupiesRooms(status) || !request?.sessionId || !request.url) return undefined;
  return { bookingAction: action, url: request.url, sessionId: request.sessionId };
}

/** Opens the payment session of a held booking. Refused with `payment-unavailable`: the hold has ended then. */
export async function openSession(
  context: MoneyContext,
  { action, request, lines, terms, isUnpaid }: SessionToOpen,
): Promise<CheckoutResponse> {
  const opened = isUnpaid
    ? await confirmUnpaid(context, request)
    : await openRequest(context, request, lines, terms);
  if (typeof opened === 'string') refuseForNow('payment-unavailable', 'payment-unavailable', 120);
  return { bookingAction: action, url: opened.url, sessionId: opened.sessionId };
}

/** Confirms a held stay at once: its guest goes on to the page after paying. */
async function confirmUnpaid({ db, clock, motel, onPaid }: MoneyContext, request: PaymentRequest) {
  const { id, bookingId, successUrl } = request;
  const sessionId = `unpaid-${id}`;
  const session = { sessionId, url: successUrl.replace('{CHECKOUT_SESSION_ID}', sessionId) };
  return inTransaction(db, async (trx) => {
    const booking = await lockBooking(trx, bookingId);
    const stays = booking && (await lockStaysOf(trx, request, booking, { isPaid: true }));
    await recordSession(trx, id, session);
    const left = stays && { stays, guaranteeReference: null };
    return left && (await onPaid.guarantee(trx, motel, left, clock.now())) ? session : 'ended';
  });
}

/**
 * Where the provider sends the guest: after paying, with `{CHECKOUT_SESSION_ID}` for the session, or cancelling.
 * @param motel in the guest's language @param origin as the guest reached it: there their browser's storage is
 */
export function returnUrls(motel: Motel, origin: string, request: CheckoutRequest) {
  const cancel = new URL(`${siteIn(motel, origin)}/carddetails/${encodeURIComponent(request.propertyId)}`);
  cancel.search = new URLSearchParams({
    checkin: request.checkInDate,
    checkout: request.checkOutDate,
    adults: String(request.guests.adults),
    children: String(request.guests.children),
    infants: String(request.guests.infants),
    pets: String(request.guests.pets),
    rooms: String(request.roomDetails.quantity),
    ...(request.plan !== undefined && { plan: request.plan }),
    cancelled: '1',
  }).toString();
  // Straight to the booking card, which says that nothing was charged: on a phone it is far below the photos.
  cancel.hash = 'book';
  return { successUrl: paidUrl(motel, origin), cancelUrl: cancel.href };
}

/** The page after paying; `{CHECKOUT_SESSION_ID}` stands for the session. */
export function paidUrl(motel: Motel, origin: string): string {
  return `${siteIn(motel, origin)}/Payment-Success?session={CHECKOUT_SESSION_ID}`;
}

/** A held stay whose price is asked for, by a checkout or by a link of the desk. */
interface HeldStay {
  readonly id: string;
  /** Of its room, or of several. */
  readonly title: string;
  readonly stay: Stay;
  readonly price: Cents;
  readonly guestId: string;
}

export function stayRequest({ t, shownDate }: Words, { id, title, stay, price, guestId }: HeldStay) {
  return {
    id,
    bookingId: id,
    purpose: 'stay',
    amount: price,
    guestId,
    title: t('{room}, {from} to {to}', {
      room: title,
      from: shownDate(stay.checkIn),
      to: shownDate(stay.checkOut),
    }),
  } as const satisfies Partial<NewRequest>;
}
