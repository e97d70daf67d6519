import { type DeskStayWire, WAY_WORDS } from '@motel/api-client/desk-contracts';
import { type Cents, type Instant, instantAt, NO_MONEY, subtract, sum, toDollars } from '@motel/booking-core';
import { freeCancellationUntil, STAY_VERBS, shownStatus } from '@motel/booking-core/booking';
import type { Motel, Words } from '@motel/content/server';
import { LANGUAGES } from '@motel/language';
import {
  type Booking,
  type FolioEntry,
  factsOf,
  findOrder,
  isArticle,
  type PendingChange,
  payableUntil,
  payerOf,
  stateOf,
  staysBefore,
} from '../../booking/index.ts';
import type { Db } from '../../db/index.ts';
import { membersOf, whyNotAgain } from '../../guests/index.ts';
import { stayCalendar } from '../../mail/index.ts';
import { roomsInUse, roomsOfStays } from '../../rooms/index.ts';
import { inDollars } from '../../shared/in-dollars.ts';
import { deskDayAt } from '../../shared/motel-time.ts';
import { problemOf, refuse } from '../../shared/outcome.ts';
import type { DeskReading } from '../../staff/index.ts';
import { stayVersion, type Waiting, waitingOf } from '../act-on-stay.ts';
import { notesOfStay } from '../notes/desk-notes.ts';
import { noteWire } from '../notes/leave-note.ts';
import { mostToCharge } from '../pay/charge-guarantee.ts';
import { standingCharges } from '../pay/take-back-charge.ts';
import { undoablePayments } from '../pay/undo-payment.ts';
import { withinPrice } from '../price/price-stay.ts';
import { openCostOf, refundable, stayMoney } from '../stay-money.ts';
import { whyNotNow } from '../why-not.ts';
import { type ShownBooking, showBooking } from './own-stay.ts';
import { stayStory } from './stay-story.ts';

export const showStay: DeskReading<'stay'> = async (context, { id: said }) => {
  const { db, clock, motel, words } = context;
  const shown = (await showBooking(context, said)) ?? refuse('not-found', 'booking-unknown');
  const { booking } = shown;
  const now = clock.now();
  const waiting = await waitingOf(db, booking);
  const before = await staysBefore(db, await membersOf(db, booking.guestId), booking.checkIn);
  const notAgain = await whyNotAgain(db, booking.guestId);
  const { guest, folio, status, request, acceptedTerms } = booking;
  const cannot = cannotWire(words, booking, waiting, now);
  return {
    id: booking.id,
    reference: booking.reference,
    version: await stayVersion(db, booking.id),
    status: shownStatus(factsOf(booking), now.getTime(), motel.houseRules),
    isNoShow: status === 'cancelled' && shown.isNoShow,
    bookedAt: booking.createdAt.toISOString(),
    bookedBy: folio.entries[0]?.by ?? 'website',
    type: booking.property,
    checkIn: booking.checkIn,
    checkOut: booking.checkOut,
    party: booking.party,
    ...(booking.plan && { plan: booking.plan.label }),
    rooms: [...((await roomsOfStays(db, [booking.id])).get(booking.id) ?? [])],
    ...(booking.arrivedAt !== null && { arrivedAt: booking.arrivedAt.toISOString() }),
    ...(booking.leftAt !== null && { leftAt: booking.leftAt.toISOString() }),
    guest: {
      ...guest,
      car: booking.car,
      language: booking.language,
      ...(motel.languages.length > 1 && { reads: LANGUAGES[booking.language].name }),
      before: { stays: before.stays, ...(before.last !== null && { last: before.last }) },
      id: booking.guestId,
      ...(notAgain !== undefined && { notAgain }),
    },
    folio: folioWire(
      shown,
      await undoablePayments(db, motel, booking, now),
      cannot.charge === undefined ? standingCharges(booking) : new Set(),
    ),
    ...(await payerAndGroup(db, booking)),
    terms: stayTerms(motel, booking, now.getTime()),
    ...(booking.restDue !== null && { restDue: booking.restDue }),
    ...(acceptedTerms !== '' && request?.status === 'paid' && { acceptedTerms }),
    isGuaranteed: booking.guarantee !== null,
    waiting: waitingWire(booking, waiting, await chosenNumber(db, waiting), now),
    today: deskDayAt(motel, now),
    state: stateOf(motel, booking, now),
    cannot,
    can: canWire(motel, booking, cannot),
    notes: (await notesOfStay(db, booking.id)).map(noteWire),
    story: stayStory(words, shown),
    calendar: stayCalendar(
      words,
      booking,
      status === 'cancelled' ? 'remove' : 'enter',
      // The same stay has the same answer: the desk asks every few seconds.
      booking.statusChangedAt.getTime(),
      folio.changes,
    ),
  };
};

async function payerAndGroup(db: Db, { id, orderId }: Booking) {
  const payer = await payerOf(db, id);
  const order = orderId === null ? undefined : await findOrder(db, orderId);
  return { ...(payer && { payer }), ...(order && { group: { id: order.id, name: order.name } }) };
}

/** The most of each kind of money that a press can move now. */
function canWire(motel: Motel, booking: Booking, cannot: DeskStayWire['cannot']): DeskStayWire['can'] {
  return {
    pay: toDollars(cannot.pay === undefined ? booking.folio.balance : NO_MONEY),
    waive: toDollars(cannot.waive === undefined ? openCostOf(booking) : NO_MONEY),
    charge: toDollars(cannot.pay === undefined ? mostToCharge(motel, booking) : NO_MONEY),
    refund: toDollars(cannot.refund === undefined ? refundable(booking) : NO_MONEY),
  };
}

function folioWire(
  { booking, refunds }: ShownBooking,
  undoable: ReadonlySet<string>,
  standing: ReadonlySet<number>,
): DeskStayWire['folio'] {
  const { entries, total, paid, refunded, balance } = booking.folio;
  let owed = NO_MONEY;
  return {
    entries: entries.map((entry, index) => {
      const amount = entry.kind === 'payment' ? subtract(NO_MONEY, entry.amount) : entry.amount;
      owed = sum(owed, amount);
      const refund = refunds.find(({ position }) => position === index + 1);
      return {
        at: entry.at.toISOString(),
        kind: entry.kind,
        what: entry.what,
        label: entry.label ?? (entry.kind === 'refund' ? REFUNDS : LABELS)[entry.what] ?? entry.what,
        ...detailWire(booking, entry),
        amount: toDollars(amount),
        balance: toDollars(owed),
        by: entry.by,
        ...(entry.kind === 'payment' &&
          undoable.has(entry.paymentReference ?? '') && { payment: entry.paymentReference ?? '' }),
        ...movableWire(booking, entry),
        ...(isArticle(entry) && { isBeside: true }),
        ...(standing.has(index + 1) && { charge: index + 1 }),
        ...(refund && { isUnderWay: refund.completedAt === null && refund.failedAt === null }),
      };
    }),
    ...inDollars({ total, paid, refunded, balance }),
  };
}

function movableWire(booking: Booking, { kind, paymentReference }: FolioEntry) {
  if (kind !== 'payment' || booking.status === 'held') return {};
  const paid = stayMoney(booking).payments.find(({ reference }) => reference === paymentReference);
  if (paid === undefined || paid.left <= 0) return {};
  return { movable: { payment: paid.reference, most: toDollars(paid.left) } };
}

/** The words of an entry; a refund names the way in which it went back. */
function detailWire({ folio }: Booking, entry: FolioEntry): { readonly detail?: string } {
  if (entry.kind !== 'refund') return entry.detail === null ? {} : { detail: entry.detail };
  const way = folio.entries.find(
    ({ kind, paymentReference }) => kind === 'payment' && paymentReference === entry.paymentReference,
  )?.what;
  return way === undefined ? {} : { detail: WAYS[way] ?? way };
}

const WAYS: Record<string, string> = { ...WAY_WORDS, card: 'to the card' };

/** Of entries that have no words of their own. */
const LABELS: Record<string, string> = {
  ...Object.fromEntries(Object.entries(WAY_WORDS).map(([way, words]) => [way, `Paid ${words}`])),
  changed: 'Price before the change',
  cancelled: 'Not charged, because cancelled',
  confirmed: 'Charged again',
  released: 'Not charged, because given up',
  expired: 'Not charged, because not paid in time',
  refunded: 'Not charged, because there was no room',
  'refunded-elsewhere': 'Given back at the payment provider',
};

const REFUNDS: Record<string, string> = {
  cancelled: 'Refunded, because cancelled',
  changed: 'Refunded, because changed',
  'by-hand': 'Refunded at the desk',
  undone: 'Payment undone',
  'room-gone': 'Refunded, because there was no room',
  'wrong-amount': 'Refunded, because it was not the price',
  'already-paid': 'Refunded, because it was paid before',
  'change-gone': 'Refunded, because the change could no longer be made',
  'refunded-elsewhere': 'Refunded at the payment provider',
  'refunded-once': 'A refund that was entered twice',
  'refund-failed': 'A refund that failed',
};

async function chosenNumber(db: Db, { change }: Waiting): Promise<string | undefined> {
  const roomId = change?.after.room?.roomId;
  if (roomId === undefined) return undefined;
  return (await roomsInUse(db)).find(({ id }) => id === roomId)?.number;
}

function waitingWire(
  booking: Booking,
  { change, link }: Waiting,
  room: string | undefined,
  now: Date,
): DeskStayWire['waiting'] {
  const held = booking.status === 'held' ? booking.request : undefined;
  const open = [held, change?.request, link].filter((request) => request !== undefined);
  return open
    .filter((request) => request.purpose !== 'balance' || payableUntil(request) > now)
    .map((request) => ({
      for: request.purpose,
      amount: toDollars(request.amount),
      until: payableUntil(request).toISOString(),
      ...(request.url !== null && { url: request.url }),
      ...(request.purpose === 'change' && change && { change: changeWire(booking, change, room) }),
    }));
}

function changeWire(booking: Booking, { after }: PendingChange, room: string | undefined) {
  const { propertyId: typeId = booking.property.id, checkIn, checkOut, party } = after;
  return { typeId, checkIn, checkOut, party, ...(room !== undefined && { room }) };
}

function cannotWire(words: Words, booking: Booking, { change }: Waiting, now: Date): DeskStayWire['cannot'] {
  return Object.fromEntries(
    STAY_VERBS.flatMap((verb) => {
      const refused = whyNotNow(words, { booking, change }, verb, now);
      return refused === undefined ? [] : [[verb, problemOf(words, refused).message]];
    }),
  );
}

type Term = DeskStayWire['terms'][number];

const WORDS: Record<string, string> = { 'first night': 'the first night is kept', everything: 'all is kept' };

function keptWords(keep: string): string {
  return WORDS[keep] ?? `${keep} ${keep.endsWith(' nights') ? 'are' : 'is'} kept`;
}

/** The cost of changed plans: while cancelling is free, later, and when the guest does not come (F15, X2–X4). */
function stayTerms(
  { houseRules }: Motel,
  { checkIn, checkOut, policy, folio }: Pick<Booking, 'checkIn' | 'checkOut' | 'policy' | 'folio'>,
  now: Instant,
): Term[] {
  const { checkInHour, checkOutHour, timeZone } = houseRules;
  const begins = instantAt(checkIn, checkInHour, timeZone);
  const ends = instantAt(checkOut, checkOutHour, timeZone);
  const freeUntil = freeCancellationUntil(checkIn, policy, houseRules);
  const { late, noShow } = withinPrice(policy, folio.price);
  const missed = noShow ?? { keep: policy.keep, amount: late };
  const rows: { kind: Term['kind']; until: Instant; words: string; amount: Cents }[] = [
    ...(freeUntil === undefined
      ? []
      : [{ kind: 'free' as const, until: freeUntil, words: 'cancelling is free', amount: NO_MONEY }]),
    ...(freeUntil === begins
      ? []
      : [
          {
            kind: 'late' as const,
            until: begins,
            words: `cancelled, ${keptWords(policy.keep)}`,
            amount: late,
          },
        ]),
    { kind: 'no-show', until: ends, words: `not come, ${keptWords(missed.keep)}`, amount: missed.amount },
  ];
  return rows.map(({ kind, until, words, amount }, index) => {
    const since = rows[index - 1]?.until ?? Number.NEGATIVE_INFINITY;
    const state = now >= until ? 'passed' : now >= since ? 'now' : 'ahead';
    return { kind, until: new Date(until).toISOString(), words, amount: toDollars(amount), state };
  });
}
