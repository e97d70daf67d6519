import { type Cents, cents, NO_MONEY, smaller, subtract, sum, toDollars } from '@motel/booking-core';
import type { Words } from '@motel/content/server';
import { appendToFolio, pendingChangeOf } from '../../booking/index.ts';
import { refuse, refuseIf } from '../../shared/outcome.ts';
import { sentenceOf } from '../../shared/words/refusals.ts';
import type { DeskDeed, DeskReading } from '../../staff/index.ts';
import { shareTill } from '../../till/index.ts';
import { actOnSeen, findNamedStay, type SeenStay } from '../act-on-stay.ts';
import { whyNotOff } from '../price/clerks-limit.ts';
import { guestsCostOf, refundable, refundStay, type StayMoney, stayMoney } from '../stay-money.ts';
import { whyNotNow } from '../why-not.ts';
import { refundWays, refundWords } from './desk-payment.ts';

export const previewRefund: DeskReading<'previewRefund'> = async ({ db, clock, words }, { id, amount }) => {
  const booking = await findNamedStay(db, id);
  const waiting = { booking, change: await pendingChangeOf(db, booking.id) };
  const paid = whatGoesBack(words, waiting, amount, clock.now());
  return { ways: refundWays(paid, amount), most: toDollars(refundable(booking)) };
};

/** Gives a part of what was paid back, the way it was paid, and takes it off the price (L5) unless it is owed again. */
export const refundAtDesk: DeskDeed<'refund'> = async (context, asked, by) => {
  const { words } = context;
  const { name } = by.person;
  const { amount, reason, isOwedAgain } = asked;
  return actOnSeen(context, 'refund', by, asked, async (trx, stay, now) => {
    const { booking } = stay;
    const paid = whatGoesBack(words, stay, amount, now);
    // What the motel owes the guest anyway comes off no price.
    const overpaid = cents(Math.max(0, -booking.folio.balance));
    const allowance = isOwedAgain ? NO_MONEY : subtract(amount, smaller(amount, overpaid));
    const cost = guestsCostOf(booking);
    // What was paid for an article goes back once its charge is taken back.
    if (allowance > cost) refuse('rule-broken', 'refund-of-charges', { most: sum(cost, overpaid) });
    refuseIf(whyNotOff(words.motel, by.person, booking, allowance));
    if (allowance > 0) {
      const entry = {
        kind: 'charge',
        part: 'allowance',
        what: 'allowance',
        label: sentenceOf(words, 'allowance'),
        rule: 'L5',
      } as const;
      const credit = { ...entry, detail: reason, amount: subtract(NO_MONEY, allowance), by: name };
      await appendToFolio(trx, booking.id, now, credit);
    }
    await shareTill(trx, by.person.id);
    await refundStay(trx, booking.id, paid, amount, { reason: 'by-hand', by: name }, now);
    return {
      details: `${refundWords(words, paid, amount)}: ${reason}`,
      before: { balance: booking.folio.balance },
      after: { refunded: amount, isOwedAgain },
      answer: {},
    };
  });
};

function whatGoesBack(
  words: Words,
  { booking, change }: Pick<SeenStay, 'booking' | 'change'>,
  amount: Cents,
  now: Date,
): StayMoney {
  refuseIf(whyNotNow(words, { booking, change }, 'refund', now));
  if (amount === 0) refuse('rule-broken', 'amount-missing');
  const most = refundable(booking);
  return amount > most ? refuse('rule-broken', 'refund-beyond', { most }) : stayMoney(booking);
}
