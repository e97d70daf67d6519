import type { BookingsWire, ListedStayWire, StayWire } from '@motel/api-client/contracts';
import { guestName, subtract, sum, toDollars } from '@motel/booking-core';
import { occupiesRooms, shownStatus } from '@motel/booking-core/booking';
import { altIn, type Motel, type Words } from '@motel/content/server';
import {
  accountWire,
  type Booking,
  bookingsOfOrder,
  changesOf,
  factsOf,
  findBooking,
  isArticle,
  moneyMoves,
  ownBookingOf,
  ownBookingOfSession,
  type PaymentRequest,
  type PendingChange,
  payableUntil,
  payerOf,
  paymentsOf,
  pendingChangeOf,
  statementOf,
  stayAccount,
} from '../../booking/index.ts';
import type { Db } from '../../db/index.ts';
import { type Device, type HistoryContext, listBookings, type SignedIn } from '../../guests/index.ts';
import { propertiesById } from '../../inventory/index.ts';
import { mailsAbout, stayCalendar } from '../../mail/index.ts';
import { itemsAbout, type MoneyContext, refundsOf } from '../../money/index.ts';
import { inDollars } from '../../shared/in-dollars.ts';
import { motelInstant, todayAt } from '../../shared/motel-time.ts';
import { refuse } from '../../shared/outcome.ts';
import { taxDetail } from '../../shared/words/tax-words.ts';
import { actionsOn, type DeskContext } from '../../staff/index.ts';
import { type GivenUpMoney, planCancellation } from '../price/plan-cancellation.ts';
import { mayCancelOnline } from '../stay-money.ts';
import { shownCharges, termsOf } from '../stay-wire.ts';
import { whyNot, whyNotNow } from '../why-not.ts';

export type StayContext = Pick<MoneyContext, 'db' | 'clock' | 'motel' | 'words'>;

export interface AskedStay {
  readonly id: string;
  readonly guest: SignedIn;
  readonly device: Device;
}

/** Shows a stay where its guest booked it or opened its link. Who only knows the number sees the list. */
export async function showOwnStay(context: StayContext, asked: AskedStay): Promise<StayWire> {
  const booking = (await findOwn(context.db, asked)) ?? refuse('not-found', 'stay-unknown');
  return stayWire(context, booking);
}

/** Finds a stay that the guest's session or device has booked; `undefined` elsewhere. */
export function findOwn(db: Db, { id, guest, device }: AskedStay): Promise<Booking | undefined> {
  return ownBookingOf(db, id, guest.guestId, { sessionId: guest.sessionId, deviceHash: device.hash });
}

async function stayWire(context: StayContext, booking: Booking): Promise<StayWire> {
  const { db, clock, motel, words } = context;
  const now = clock.now();
  const { folio, guest, property } = booking;
  const pending = await pendingChangeOf(db, booking.id);
  const stay = { booking, change: pending };
  const mayCancel = mayCancelOnline(booking) && whyNotNow(words, stay, 'cancel', now) === undefined;
  const image = (await propertiesById(db, [property.id])).get(property.id)?.facts.images[0];
  return {
    ...(await listedWire(context, booking, pending, await bookedTogether(db, booking))),
    room: {
      id: property.id,
      title: words.own(property.title),
      ...(image !== undefined && { image, imageAlt: altIn(motel, words, image) }),
    },
    checkIn: booking.checkIn,
    checkOut: booking.checkOut,
    guest: {
      name: guestName(guest),
      email: guest.email,
      phone: guest.phone,
      specialRequest: guest.specialRequest,
    },
    lines: shownCharges(folio.lines),
    total: toDollars(folio.price),
    charges: shownCharges(folio.entries.filter(isArticle)),
    receipt: receiptWire(words, booking),
    ...(mayCancel && {
      cancelling: cancellingWire(planCancellation(words, stay, { isNoShow: false }, now).money),
    }),
    isChangeOpen: whyNotNow(words, stay, 'own-change', now) === undefined,
    isRequestOpen: whyNot(motel, booking, 'own-request', now) === undefined,
  };
}

function cancellingWire({ kept, refunded, owed }: GivenUpMoney): StayWire['cancelling'] {
  return inDollars({ paid: subtract(sum(kept, refunded), owed), kept, refunded, owed });
}

function receiptWire(words: Words, booking: Booking): StayWire['receipt'] {
  const { motel, own } = words;
  const { lines, taxes, total } = statementOf(motel, booking);
  return {
    lines: lines.map(({ amount, label, ...line }) => ({
      ...line,
      label: own(label),
      amount: toDollars(amount),
    })),
    taxes: taxes.map((tax) => {
      const detail = taxDetail(words, tax);
      return { label: own(tax.name), ...(detail !== undefined && { detail }), amount: toDollars(tax.amount) };
    }),
    total: toDollars(total),
  };
}

async function bookedTogether(db: Db, { orderId }: Booking): Promise<readonly Booking[]> {
  return orderId === null ? [] : bookingsOfOrder(db, orderId);
}

function orderWire(words: Words, together: readonly Booking[], now: Date): StayWire['order'] {
  const [first] = together;
  if (first === undefined || together.length === 1) return undefined;
  const kept = together.filter(({ status }) => occupiesRooms(status));
  return {
    reference: first.reference,
    stays: together.map((booking) => ({
      id: booking.id,
      title: words.own(booking.property.title),
      name: guestName(booking.guest),
      status: shownStatus(factsOf(booking), now.getTime(), words.motel.houseRules),
      party: booking.party,
      ...(booking.plan && { plan: booking.plan.label }),
      total: toDollars(booking.folio.price),
    })),
    total: toDollars(sum(...kept.map(({ folio }) => folio.price))),
    paid: toDollars(sum(...kept.map((booking) => stayAccount(booking).paid))),
  };
}

/** A stay as a card of My Bookings shows it, without anything about the guest. @param together its order, in its order */
async function listedWire(
  { db, clock, motel, words }: StayContext,
  booking: Booking,
  pending: PendingChange | undefined,
  together: readonly Booking[],
): Promise<ListedStayWire> {
  const now = clock.now();
  const { request, folio } = booking;
  const changing = changingOf(motel, pending);
  const refunds = await refundsOf(db, booking.id);
  const terms = termsOf(words, { ...booking, price: folio.price }, now);
  const account = stayAccount(booking, await payerOf(db, booking.id));
  const order = orderWire(words, together, now);
  const moves = moneyMoves(words, booking);
  const wireOf = ({ at, label, amount }: (typeof moves)[number]) => ({
    at: motelInstant(motel, at),
    label,
    amount: toDollars(amount),
  });
  return {
    id: booking.id,
    reference: booking.reference,
    status: shownStatus(factsOf(booking), now.getTime(), motel.houseRules),
    party: booking.party,
    ...(booking.plan && { plan: booking.plan.label }),
    ...(order && { order }),
    account: accountWire(words, account),
    payments: moves.filter(({ kind }) => kind === 'payment').map(wireOf),
    refunds: moves
      .filter(({ kind, amount }) => kind === 'refund' && amount > 0)
      .map((move) => ({
        ...wireOf(move),
        isUnderWay: refunds.some(
          ({ position, completedAt }) => position === move.position && completedAt === null,
        ),
      })),
    terms:
      booking.status === 'cancelled' ? { ...terms, sentence: words.t('This stay is cancelled.') } : terms,
    ...(booking.status === 'held' && request !== undefined && { paying: payingOf(motel, request) }),
    ...(changing !== undefined && { changing }),
    calendar: stayCalendar(
      words,
      booking,
      booking.status === 'cancelled' ? 'remove' : 'enter',
      now.getTime(),
      folio.changes,
      account,
    ),
  };
}

/** A change that waits for its payment; without a session no guest can pay it. */
function changingOf(motel: Motel, pending: PendingChange | undefined): StayWire['changing'] {
  const paying = pending && payingOf(motel, pending.request);
  if (pending === undefined || paying === undefined) return undefined;
  const { checkIn, checkOut, party } = pending.after;
  return { checkIn, checkOut, party, due: toDollars(pending.due), ...paying };
}

/** The hold outlives its page by minutes, for a payment that is under way: guests have the time of the page. */
function payingOf(motel: Motel, request: PaymentRequest): StayWire['paying'] {
  const { sessionId, url } = request;
  if (sessionId === null || url === null) return undefined;
  return { url, sessionId, until: motelInstant(motel, payableUntil(request)) };
}

export type ShownBooking = NonNullable<Awaited<ReturnType<typeof showBooking>>>;

/** A booking with everything that the database has about it, for a clerk who has the guest on the telephone. */
export async function showBooking({ db }: DeskContext, words: string) {
  const booking = await findBooking(db, words);
  if (booking === undefined) return undefined;

  const changes = await changesOf(db, booking.id);
  const refunds = await refundsOf(db, booking.id);
  const items = await itemsAbout(db, booking.id);
  const references = [...paymentsOf(booking.folio), ...items].map(({ reference }) => reference);
  const about = [booking.id, ...references];
  const mails = await mailsAbout(db, about);
  const actions = await actionsOn(db, [...about, booking.reference, ...mails.map(({ id }) => id)]);
  const ending = actions
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .find(({ action }) => action === 'cancel');
  /** Its last cancellation was a no-show. */
  const isNoShow = (ending?.after as { isNoShow?: boolean } | null | undefined)?.isNoShow === true;
  return { booking, changes, refunds, items, mails, actions, isNoShow };
}

/** Shows the stay of a session on its device, also an unpaid one: the page after paying has only the session. */
export async function showStayOfCheckout(
  context: StayContext,
  { sessionId, guest, device }: Omit<AskedStay, 'id'> & { readonly sessionId: string },
): Promise<StayWire> {
  const viewer = { sessionId: guest.sessionId, deviceHash: device.hash };
  const booking = await ownBookingOfSession(context.db, sessionId, guest.guestId, viewer);
  return booking === undefined ? refuse('not-found', 'stay-unknown') : await stayWire(context, booking);
}

/** Lists My Bookings, with more of those that this device may change: a known number alone shows what §3.9 lists. */
export async function listStays(
  context: StayContext & HistoryContext,
  guest: SignedIn,
  device: Device,
  address: string | undefined,
): Promise<BookingsWire> {
  const { bookings: all, onlyThisDevice } = await listBookings(context, guest, device, address);
  const today = todayAt(context);
  const bookings: BookingsWire['bookings'] = [];
  // One after the other: a guest of many stays takes no more of the database at a time than any other.
  for (const { booking, wire } of all) {
    const hasMore = wire.isOwn && booking.checkOut >= today;
    const together = all.flatMap((other) => (other.booking.orderId === booking.orderId ? other.booking : []));
    const stay = hasMore
      ? await listedWire(
          context,
          booking,
          await pendingChangeOf(context.db, booking.id),
          booking.orderId === null ? [] : together.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
        )
      : undefined;
    bookings.push(stay === undefined ? wire : { ...wire, stay });
  }
  return { bookings, onlyThisDevice };
}
