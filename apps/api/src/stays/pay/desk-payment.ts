import { randomUUID } from 'node:crypto';
import {
  type BackWay,
  type DeskWay,
  isDeskWay,
  type PayWay,
  WAY_WORDS,
} from '@motel/api-client/desk-contracts';
import { type Cents, toDollars } from '@motel/booking-core';
import type { Words } from '@motel/content/server';
import { DESK_REFERENCE, enterPayment } from '../../booking/index.ts';
import type { Trx } from '../../db/index.ts';
import type { Person } from '../../staff/index.ts';
import { shareTill, voucherReference } from '../../till/index.ts';
import { refundParts, type StayMoney } from '../stay-money.ts';

interface DeskPayment {
  readonly way: DeskWay | 'voucher';
  /** Of the gift voucher by which it is paid. */
  readonly code?: string | undefined;
  /** Above $0. */
  readonly amount: Cents;
  readonly by: Person;
}

/** Enters a payment at the desk into the folio of a locked booking, and so into the till of its person. */
export async function enterDeskPayment(
  trx: Trx,
  bookingId: string,
  { way, code, amount, by }: DeskPayment,
  now: Date,
): Promise<void> {
  await shareTill(trx, by.id);
  const id = randomUUID();
  const paymentReference = code === undefined ? `${DESK_REFERENCE}${id}` : voucherReference(code, id);
  const entry = { kind: 'payment', what: way, amount, rule: 'L1', paymentReference, by: by.name } as const;
  await enterPayment(trx, bookingId, entry, now);
}

/** How a stay or a change was paid, in a line of the log and in letters. */
export const PAY_WORDS: Readonly<Record<PayWay, string>> = {
  cash: `paid ${WAY_WORDS.cash}`,
  terminal: `paid ${WAY_WORDS.terminal}`,
  transfer: `paid ${WAY_WORDS.transfer}`,
  cheque: `paid ${WAY_WORDS.cheque}`,
  link: 'to be paid by a link',
  later: 'to be paid later',
};

const WORDS: Record<BackWay, string> = {
  ...WAY_WORDS,
  card: 'by the payment provider',
  earlier: 'by hand: it was paid before the stay was brought over',
};

function wayOf(what: string): BackWay {
  return isDeskWay(what) || what === 'voucher' || what === 'earlier' ? what : 'card';
}

/** How the parts of a refund go back, as the desk shows it before. */
export function refundWays(paid: StayMoney, amount: Cents): { way: BackWay; amount: number }[] {
  return refundParts(paid, amount).map(({ what, left }) => ({ way: wayOf(what), amount: toDollars(left) }));
}

/** The same in a line: `$45.00 in cash, $20.00 by the payment provider`. */
export function refundWords({ shownMoney }: Words, paid: StayMoney, amount: Cents): string {
  return refundParts(paid, amount)
    .map(({ what, left }) => `${shownMoney(left)} ${WORDS[wayOf(what)]}`)
    .join(', ');
}
