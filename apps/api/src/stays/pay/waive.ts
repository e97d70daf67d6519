import { type Cents, NO_MONEY, subtract, toDollars } from '@motel/booking-core';
import type { Words } from '@motel/content/server';
import { appendToFolio, type Booking, type NewEntry } from '../../booking/index.ts';
import { refuse, refuseIf } from '../../shared/outcome.ts';
import { sentenceOf } from '../../shared/words/refusals.ts';
import type { DeskDeed } from '../../staff/index.ts';
import { actOnSeen } from '../act-on-stay.ts';
import { whyNotOff } from '../price/clerks-limit.ts';
import { openCostOf } from '../stay-money.ts';
import { whyNotNow } from '../why-not.ts';

/** Gives up what a guest owes, or a part: an allowance (L5), or less that is kept of a given up stay (L3). */
export const waive: DeskDeed<'waive'> = async (context, { amount, reason, ...seen }, by) => {
  const { words } = context;
  return actOnSeen(context, 'waive', by, seen, async (trx, stay, now) => {
    refuseIf(whyNotNow(words, stay, 'waive', now));
    const { booking } = stay;
    const { balance } = booking.folio;
    if (amount === 0) refuse('rule-broken', 'amount-missing');
    const most = openCostOf(booking);
    if (amount > most) refuse('rule-broken', 'waive-beyond', { most });
    refuseIf(whyNotOff(words.motel, by.person, booking, amount));
    await appendToFolio(trx, booking.id, now, allowance(words, booking, amount, reason, by.person.name));
    return {
      details: `${words.shownMoney(amount)} given up: ${reason}`,
      before: { balance: toDollars(balance) },
      after: { balance: toDollars(subtract(balance, amount)) },
      answer: {},
    };
  });
};

/** The part of an entry that takes something off: of a stay that was given up, less is kept. */
export function offPrice({ status }: Pick<Booking, 'status'>) {
  return status === 'confirmed'
    ? ({ part: 'allowance', rule: 'L5' } as const)
    : ({ part: 'closing', rule: 'L3' } as const);
}

export function allowance(
  words: Words,
  booking: Booking,
  amount: Cents,
  reason: string,
  by: string,
): NewEntry {
  return {
    kind: 'charge',
    ...offPrice(booking),
    what: 'waived',
    label: sentenceOf(words, 'waived'),
    detail: reason,
    amount: subtract(NO_MONEY, amount),
    by,
  };
}
