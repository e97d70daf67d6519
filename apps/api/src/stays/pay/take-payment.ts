import { isDeskWay, WAY_WORDS } from '@motel/api-client/desk-contracts';
import { NO_MONEY, subtract } from '@motel/booking-core';
import type { Motel, Words } from '@motel/content/server';
import { findBooking, loadBooking, moveBooking, withdrawRequests } from '../../booking/index.ts';
import type { Trx } from '../../db/index.ts';
import { endPaymentSession } from '../../money/index.ts';
import { after } from '../../shared/clock.ts';
import { type Refusal, refusal, refuse, refuseForNow, refuseIf } from '../../shared/outcome.ts';
import type { ByPerson, DeskAnswer, DeskAsked, DeskDeed, Person } from '../../staff/index.ts';
import { spendVoucher } from '../../till/index.ts';
import { actOnSeen, type DoneToStay, type SeenStay, stayVersion } from '../act-on-stay.ts';
import { LINK_LIFETIME } from '../hold/hold-lifetime.ts';
import { mailConfirmed } from '../mail-confirmed.ts';
import type { StayDeskContext } from '../stay-context.ts';
import { whyNot } from '../why-not.ts';
import { enterDeskPayment, PAY_WORDS } from './desk-payment.ts';
import { askForBalance, sendLink } from './payment-link.ts';

/** Takes what a guest owes, or makes a link. The session of a held stay ends first: it is never paid twice. */
export const takePayment: DeskDeed<'takePayment', StayDeskContext> = async (context, taken, by) => {
  if (taken.way === 'link') return linkBalance(context, taken, by);
  await stopHeldSession(context, taken);
  return actOnSeen(context, 'pay', by, taken, (trx, stay, now) =>
    enter(context.words, trx, stay, taken, by.person, now),
  );
};

/** Ends the session of a held stay, unless it is being paid. No transaction is open during the call. */
async function stopHeldSession(context: StayDeskContext, taken: DeskAsked<'takePayment'>): Promise<void> {
  const booking = await findBooking(context.db, taken.id);
  if (booking?.status !== 'held' || booking.request === undefined) return;
  const isSeen = (await stayVersion(context.db, booking.id)) === taken.version;
  if (!isSeen || whyNotTaken(context.motel, { booking }, taken, context.clock.now()) !== undefined) return;
  const state = await endPaymentSession(context, booking.request).catch((error: unknown) => {
    context.logger.warn({ err: error, bookingId: booking.id }, 'A payment session could not be ended');
    return refuseForNow('payment-unavailable', 'link-not-stopped', 60);
  });
  if (state !== 'expired') refuse('rule-broken', 'link-being-paid');
}

async function enter(
  { motel, shownMoney }: Words,
  trx: Trx,
  stay: SeenStay,
  taken: DeskAsked<'takePayment'>,
  by: Person,
  now: Date,
): Promise<DoneToStay<DeskAnswer<'takePayment'>>> {
  const { booking } = stay;
  refuseIf(whyNotTaken(motel, stay, taken, now));
  const { way, amount } = taken;
  const code = way === 'voucher' ? await spendVoucher(trx, taken.code ?? '', amount) : undefined;
  const isTaken = isDeskWay(way) || way === 'voucher';
  if (isTaken) await enterDeskPayment(trx, booking.id, { way, code, amount, by }, now);
  await withdrawRequests(trx, booking.id, ['stay', 'balance'], now);
  if (booking.status === 'held') {
    await moveBooking(trx, booking, 'taken-at-desk', now);
    const taken = (await loadBooking(trx, booking.id)) ?? booking;
    await mailConfirmed(trx, motel, [taken], now, `${by.name} has taken this stay at the desk.`);
  }
  const balance = subtract(booking.folio.balance, amount);
  return {
    details: isTaken && amount > 0 ? `${shownMoney(amount)} ${WAY_WORDS[way]}` : PAY_WORDS.later,
    before: { balance: booking.folio.balance },
    after: { balance: balance > 0 ? balance : NO_MONEY },
    answer: {},
  };
}

/** Makes a link by which the guest pays what they owe; an earlier one ends. */
async function linkBalance(context: StayDeskContext, asked: DeskAsked<'takePayment'>, by: ByPerson) {
  const made = await actOnSeen(context, 'link', by, asked, async (trx, stay, now) => {
    const { booking } = stay;
    if (booking.status === 'held') refuse('rule-broken', 'link-open-already');
    refuseIf(whyNotTaken(context.motel, stay, asked, now));
    const until = after(now, LINK_LIFETIME);
    const { id } = await askForBalance(trx, context, booking, asked.amount, { now, until });
    const details = `${context.words.shownMoney(asked.amount)} by a link`;
    return { details, answer: { id } };
  });
  await sendLink(context, made.id, by);
  return {};
}

export function whyNotTaken(
  motel: Motel,
  { booking }: Pick<SeenStay, 'booking'>,
  { way, amount }: DeskAsked<'takePayment'>,
  now: Date,
): Refusal | undefined {
  const { status, folio } = booking;
  const refused = whyNot(motel, booking, 'pay', now);
  if (refused !== undefined) return refused;
  const isPromise = way === 'later' && status === 'held' && amount === 0;
  if (amount === 0 && !isPromise) return refusal('rule-broken', 'amount-missing');
  if (way === 'later' && !isPromise) return refusal('rule-broken', 'nothing-to-pay');
  return amount > folio.balance
    ? refusal('rule-broken', 'payment-beyond', { most: folio.balance })
    : undefined;
}
