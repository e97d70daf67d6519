import type { ListedStayWire, StayWire } from '@motel/api-client/contracts';
import { guestName, shownStatus, toDollars } from '@motel/booking-core';
import { altIn, type Motel, type Words } from '@motel/content/server';
import {
  type Booking,
  factsOf,
  isArticle,
  ownBookingOf,
  type PaymentRequest,
  type PendingChange,
  pendingChangeOf,
  statementOf,
} from '../../booking/index.ts';
import type { Db } from '../../db/index.ts';
import type { Device, SignedIn } from '../../guests/index.ts';
import { propertiesById } from '../../inventory/index.ts';
import { stayCalendar } from '../../mail/index.ts';
import { type MoneyContext, refundsOf } from '../../money/index.ts';
import { motelInstant } from '../../shared/motel-time.ts';
import { type Outcome, refuse, succeed } from '../../shared/outcome.ts';
import { taxDetail } from '../../shared/words/tax-words.ts';
import { planCancellation } from '../price/plan-cancellation.ts';
import { shownCharges } from '../shown-charges.ts';
import { termsOf } from '../shown-terms.ts';
import { mayCancelOnline } from '../stay-money.ts';
import { whyNot, whyNotNow } from '../why-not.ts';

export type StayContext = Pick<MoneyContext, 'db' | 'clock' | 'motel' | 'words'>;

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

/** Finds a stay that the guest's session or device has booked; `undefined` elsewhere. */
export function findOwn(db: Db, { id, guest, device }: AskedStay): Promise<Booking | undefined> {
  return ownBookingOf(db, id, guest.guestId, { sessionId: guest.sessionId, deviceHash: device.hash });
}

/** A stay as its own guest reads it. */
export async function stayWire(context: StayContext, booking: Booking): Promise<StayWire> {
  const { db, clock, motel, words } = context;
  const now = clock.now();
  const { folio, guest, property } = booking;
  const pending = await pendingChangeOf(db, booking.id);
  const cancelling = planCancellation(words, { booking, change: pending }, { isNoShow: false }, now);
  const image = (await propertiesById(db, [property.id])).get(property.id)?.facts.images[0];
  return {
    ...(await listedWire(context, booking, pending)),
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
    balance: toDollars(folio.balance),
    ...(booking.restDue !== null && { restDue: booking.restDue }),
    receipt: receiptWire(words, booking),
    ...(cancelling.ok &&
      mayCancelOnline(booking) && {
        cancelling: {
          refunded: toDollars(cancelling.value.money.refunded),
          kept: toDollars(cancelling.value.money.kept),
        },
      }),
    isChangeOpen: whyNotNow(words, { booking, change: pending }, 'own-change', now) === undefined,
    isRequestOpen: whyNot(motel, booking, 'own-request', now) === undefined,
  };
}

/** The receipt of a stay, for its guest. */
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
      return {
        label: own(tax.name),
        ...(detail !== undefined && { detail }),
        amount: toDollars(tax.amount),
      };
    }),
    total: toDollars(total),
  };
}

/** A stay as a card of My Bookings shows it, without anything about the guest. */
export async function listedWire(
  { db, clock, motel, words }: StayContext,
  booking: Booking,
  pending: PendingChange | undefined,
): Promise<ListedStayWire> {
  const now = clock.now();
  const { folio, request } = booking;
  const changing = changingOf(motel, pending);
  const refunds = await refundsOf(db, booking.id);
  return {
    id: booking.id,
    reference: booking.reference,
    status: shownStatus(factsOf(booking), now.getTime(), motel.houseRules),
    party: booking.party,
    payments: folio.entries
      .filter(({ kind }) => kind === 'payment')
      .map(({ at, amount }) => ({ at: motelInstant(motel, at), amount: toDollars(amount) })),
    refunds: folio.entries
      .map((entry, index) => ({ ...entry, position: index + 1 }))
      .filter(({ kind, amount }) => kind === 'refund' && amount > 0)
      .map(({ at, amount, position }) => ({
        at: motelInstant(motel, at),
        amount: toDollars(amount),
        isUnderWay: refunds.some((refund) => refund.position === position && refund.completedAt === null),
      })),
    terms: termsOf(motel, booking),
    ...(booking.status === 'held' && request !== undefined && { paying: payingOf(motel, request) }),
    ...(changing !== undefined && { changing }),
    calendar: stayCalendar(
      words,
      booking,
      booking.status === 'cancelled' ? 'remove' : 'enter',
      now.getTime(),
      folio.changes,
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

function payingOf(motel: Motel, { sessionId, url, openUntil }: PaymentRequest): StayWire['paying'] {
  if (sessionId === null || url === null) return undefined;
  return { url, sessionId, until: motelInstant(motel, openUntil) };
}
