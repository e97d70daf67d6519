import { type DeskWay, isDeskWay, WAY_WORDS } from '@motel/api-client/desk-contracts';
import { type Cents, NO_MONEY, smaller, subtract } from '@motel/booking-core';
import type { Motel, Words } from '@motel/content/server';
import {
  type Booking,
  DESK_REFERENCE,
  type FolioEntry,
  findBooking,
  loadBooking,
  moveBooking,
  requestById,
  withdrawRequests,
} from '../../booking/index.ts';
import { type Db, inTransaction, type Trx } from '../../db/index.ts';
import { endPaymentSession, enterRefund, ProviderRefusal, settlePayment } from '../../money/index.ts';
import { after } from '../../shared/clock.ts';
import { deskDayAt } from '../../shared/motel-time.ts';
import { type Outcome, type Refused, refuse, refuseForNow, succeed } from '../../shared/outcome.ts';
import {
  type ByPerson,
  type DeskAnswer,
  type DeskAsked,
  type DeskDeed,
  everyPerson,
  type Person,
} from '../../staff/index.ts';
import { shareTill, signedTills } from '../../till/index.ts';
import { actOnSeen, type DoneToStay, type SeenStay, stayVersion } from '../act-on-stay.ts';
import { LINK_LIFETIME } from '../hold/hold-lifetime.ts';
import { mailConfirmed } from '../mail-confirmed.ts';
import { isNoShowAt } from '../price/plan-cancellation.ts';
import type { StayDeskContext } from '../stay-context.ts';
import { whyNot } from '../why-not.ts';
import { enterDeskPayment, PAY_WORDS } from './desk-payment.ts';
import { askForBalance, sendLink } from './payment-link.ts';

/** Takes what a guest owes, or makes a link. The session of a held stay ends first: it is never paid twice. */
export const takePayment: DeskDeed<'takePayment', StayDeskContext> = async (context, taken, by) => {
  if (taken.way === 'link') return linkBalance(context, taken, by);
  const refused = await stopHeldSession(context, taken);
  if (refused !== undefined) return refused;
  return actOnSeen(context, 'pay', by, taken, (trx, stay, now) =>
    enter(context.words, trx, stay, taken, by.person, now),
  );
};

/** Ends the session of a held stay, unless it is being paid. No transaction is open during the call. */
async function stopHeldSession(
  context: StayDeskContext,
  taken: DeskAsked<'takePayment'>,
): Promise<Refused | undefined> {
  const booking = await findBooking(context.db, taken.id);
  if (booking?.status !== 'held' || booking.request === undefined) return undefined;
  const isSeen = (await stayVersion(context.db, booking.id)) === taken.version;
  if (!isSeen || whyNotTaken(context.motel, { booking }, taken, context.clock.now()) !== undefined)
    return undefined;
  try {
    const state = await endPaymentSession(context, booking.request);
    return state === 'expired' ? undefined : refuse('rule-broken', 'link-being-paid');
  } catch (error) {
    context.logger.warn({ err: error, bookingId: booking.id }, 'A payment session could not be ended');
    return refuseForNow('payment-unavailable', 'link-not-stopped', 60);
  }
}

async function enter(
  { motel, shownMoney }: Words,
  trx: Trx,
  stay: SeenStay,
  taken: DeskAsked<'takePayment'>,
  by: Person,
  now: Date,
): Promise<Outcome<DoneToStay<DeskAnswer<'takePayment'>>>> {
  const { booking } = stay;
  const refused = whyNotTaken(motel, stay, taken, now);
  if (refused !== undefined) return refused;
  const { way, amount } = taken;
  if (isDeskWay(way)) await enterDeskPayment(trx, booking.id, { way, amount, by }, now);
  await withdrawRequests(trx, booking.id, ['stay', 'balance'], now);
  if (booking.status === 'held') {
    await moveBooking(trx, booking, 'taken-at-desk', now);
    const taken = (await loadBooking(trx, booking.id)) ?? booking;
    await mailConfirmed(trx, motel, taken, now, `${by.name} has taken this stay at the desk.`);
  }
  const balance = subtract(booking.folio.balance, amount);
  return succeed({
    details: isDeskWay(way) && amount > 0 ? `${shownMoney(amount)} ${WAY_WORDS[way]}` : PAY_WORDS.later,
    before: { balance: booking.folio.balance },
    after: { balance: balance > 0 ? balance : NO_MONEY },
    answer: {},
  });
}

/** Makes a link by which the guest pays what they owe; an earlier one ends. */
async function linkBalance(context: StayDeskContext, asked: DeskAsked<'takePayment'>, by: ByPerson) {
  const made = await actOnSeen(context, 'link', by, asked, async (trx, stay, now) => {
    const { booking } = stay;
    if (booking.status === 'held') return refuse('rule-broken', 'link-open-already');
    const refused = whyNotTaken(context.motel, stay, asked, now);
    if (refused !== undefined) return refused;
    const until = after(now, LINK_LIFETIME);
    const { id } = await askForBalance(trx, context, booking, asked.amount, { now, until });
    const details = `${context.words.shownMoney(asked.amount)} by a link`;
    return succeed({ details, answer: { id } });
  });
  if (!made.ok) return made;
  return (await sendLink(context, made.value.id, by)) ?? succeed({});
}

function whyNotTaken(
  motel: Motel,
  { booking }: Pick<SeenStay, 'booking'>,
  { way, amount }: DeskAsked<'takePayment'>,
  now: Date,
): Refused | undefined {
  const { status, folio } = booking;
  const refused = whyNot(motel, booking, 'pay', now);
  if (refused !== undefined) return refused;
  const isPromise = way === 'later' && status === 'held' && amount === 0;
  if (amount === 0 && !isPromise) return refuse('rule-broken', 'amount-missing');
  if (way === 'later' && !isPromise) return refuse('rule-broken', 'nothing-to-pay');
  return amount > folio.balance
    ? refuse('rule-broken', 'payment-beyond', { most: folio.balance })
    : undefined;
}

/** Milliseconds after which a charge of which the provider has said nothing is given up. */
const ANSWERED_WITHIN = 24 * 3_600_000;

/** The most that a guarantee may be charged (F32): what a given up stay owes, within what its terms keep. */
export function mostToCharge(motel: Motel, booking: Booking): Cents {
  const { guarantee, status, policy, folio, statusChangedAt } = booking;
  if (guarantee === null || status !== 'cancelled') return NO_MONEY;
  const paid = subtract(folio.paid, folio.refunded);
  const noShow = isNoShowAt(motel, booking, statusChangedAt) ? policy.noShow : undefined;
  const most = smaller(folio.balance, subtract(noShow?.amount ?? policy.late, paid));
  return most > 0 ? most : NO_MONEY;
}

/** Charges the card what the terms keep. The request is stored before: a lost answer comes back as an event. */
export const chargeGuarantee: DeskDeed<'chargeGuarantee', StayDeskContext> = async (context, asked, by) => {
  const made = await actOnSeen(context, 'charge-card', by, asked, async (trx, stay, now) => {
    const { booking } = stay;
    if (booking.guarantee === null || booking.request?.provider !== context.payments.name)
      return refuse('rule-broken', 'guarantee-missing');
    if (booking.status !== 'cancelled') return refuse('rule-broken', 'guarantee-not-due');
    const refused = whyNotTaken(context.motel, stay, { ...asked, way: 'link' }, now);
    if (refused !== undefined) return refused;
    const most = mostToCharge(context.motel, booking);
    if (asked.amount > most) return refuse('rule-broken', 'guarantee-beyond', { most });
    const until = after(now, ANSWERED_WITHIN);
    const { id } = await askForBalance(trx, context, booking, asked.amount, { now, until });
    const details = `${context.words.shownMoney(asked.amount)} to the card that guarantees it`;
    return succeed({ details, answer: { id } });
  });
  if (!made.ok) return made;
  const charged = await charge(context, made.value.id);
  if (!charged.ok) return charged;
  if (charged.value !== undefined) await settlePayment(context, charged.value);
  return succeed({});
};

/** No transaction is open during the call. The same press makes the same charge. */
async function charge({ db, clock, payments, logger }: StayDeskContext, id: string) {
  const request = await requestById(db, id);
  const booking = request && (await loadBooking(db, request.bookingId));
  if (request === undefined || !booking?.guarantee)
    throw new Error(`The request ${id} has no card to charge`);
  if (request.status === 'paid') return succeed(undefined);
  // The provider knows its key no longer.
  if (request.status === 'ended') return refuse('rule-broken', 'guarantee-refused');
  const { bookingId, title, amount } = request;
  const { guarantee: guaranteeReference } = booking;
  const wanted = { bookingId, title, amount, guaranteeReference, idempotencyKey: id };
  try {
    return succeed(await payments.charge(wanted));
  } catch (error) {
    logger.warn({ err: error, bookingId }, 'A card that guarantees a stay was not charged');
    if (!(error instanceof ProviderRefusal))
      return refuseForNow('payment-unavailable', 'guarantee-unanswered', 60);
    await inTransaction(db, (trx) => withdrawRequests(trx, bookingId, ['balance'], clock.now()));
    return refuse('rule-broken', 'guarantee-refused');
  }
}

/** Undoes a payment taken by mistake, out of its till, on its day, until that is signed off. It is owed again. */
export const undoPayment: DeskDeed<'undoPayment'> = async (context, { payment: reference, ...seen }, by) => {
  const { motel, words } = context;
  return actOnSeen(context, 'undo-payment', by, seen, async (trx, { booking }, now) => {
    const payment = paymentOf(booking, reference);
    if (payment === undefined) return refuse('rule-broken', 'payment-not-here');
    const person = (await everyPerson(trx)).findLast(({ name }) => name === payment.by);
    if (person !== undefined) await shareTill(trx, person.id);
    const refused = whyNotUndone(motel, booking, payment, await signedTills(trx, deskDayAt(motel, now)), now);
    if (refused !== undefined) return refused;
    const undone = { paymentReference: reference, amount: payment.amount, reason: 'undone' } as const;
    await enterRefund(trx, booking.id, undone, now, payment.by);
    const details = `${words.shownMoney(payment.amount)} ${WAY_WORDS[payment.what as DeskWay]} undone`;
    return succeed({ details, before: { by: payment.by }, after: { amount: payment.amount }, answer: {} });
  });
};

/** The references of the payments of a stay that can be undone. */
export async function undoablePayments(db: Db, motel: Motel, booking: Booking, now: Date) {
  const taken = booking.folio.entries.filter(isTakenAtDesk);
  if (taken.length === 0) return new Set<string>();
  const signed = await signedTills(db, deskDayAt(motel, now));
  return new Set(
    taken
      .filter((payment) => whyNotUndone(motel, booking, payment, signed, now) === undefined)
      .map(({ paymentReference }) => paymentReference ?? ''),
  );
}

function isTakenAtDesk({ kind, paymentReference }: FolioEntry): boolean {
  return kind === 'payment' && paymentReference?.startsWith(DESK_REFERENCE) === true;
}

function paymentOf({ folio }: Booking, reference: string): FolioEntry | undefined {
  return folio.entries.find((entry) => isTakenAtDesk(entry) && entry.paymentReference === reference);
}

/** @param signed the people whose till of today is signed off */
function whyNotUndone(
  motel: Motel,
  { folio }: Booking,
  { paymentReference, at, by }: FolioEntry,
  signed: ReadonlySet<string>,
  now: Date,
): Refused | undefined {
  const isRefunded = folio.entries.some(
    (entry) => entry.kind === 'refund' && entry.paymentReference === paymentReference,
  );
  if (isRefunded) return refuse('rule-broken', 'payment-undone-already');
  const isClosed = deskDayAt(motel, at) < deskDayAt(motel, now) || signed.has(by);
  return isClosed ? refuse('rule-broken', 'payment-till-closed', { name: by }) : undefined;
}
