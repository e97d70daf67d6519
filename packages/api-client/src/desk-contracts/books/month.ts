import * as z from 'zod/mini';
import { count, signedMoney } from '../../contracts/wire-fields.ts';
import { get } from '../desk-call.ts';
import { stayDates, text } from '../stay-fields.ts';

/** A month as the address has it: `2027-07`. */
export const month = z.string().check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/));

/** The parts of what was charged for a stay; they add up to its total. */
const parts = {
  room: signedMoney,
  /** Pets, further persons and other fees. */
  extras: signedMoney,
  /** Of a stay that was given up late, or whose guest did not come; without its taxes. */
  kept: signedMoney,
  /** In the order of the month's `taxes`. */
  taxes: z.array(signedMoney),
  total: signedMoney,
};

/** A stay, with the amounts that the days of the month have posted. */
const stayRow = z.object({
  id: text,
  reference: text,
  guest: text,
  typeId: text,
  roomType: text,
  /** The numbers of their rooms, in the order of the nights. */
  numbers: z.array(text),
  ...stayDates,
  end: z.enum(['stayed', 'not checked in', 'cancelled', 'no-show', 'not a stay']),
  ...parts,
  /** Taken for it in the month, less what went back. */
  money: signedMoney,
  /** Owed by the guest at the end of the month; below $0 it is for nights to come. */
  balance: signedMoney,
});

const kindRow = z.object({
  id: text,
  title: text,
  sold: count,
  open: count,
  revenue: signedMoney,
  /** Revenue for each room night sold (ADR). */
  rate: signedMoney,
});

const paymentRow = z.object({
  date: z.iso.date(),
  /** Of its stay; empty of a company's payment of an invoice. */
  id: text,
  /** The stay's number, or the invoice's. */
  reference: text,
  kind: z.enum(['payment', 'refund']),
  /** `card`, `cash` or `terminal`. */
  way: text,
  /** Below $0 for money that went back. */
  amount: signedMoney,
  /** The provider's name for the payment, or the desk's. */
  payment: text,
  /** The provider, or the person at the desk. */
  by: text,
});

export const moneyOnWay = z.object({
  way: text,
  taken: signedMoney,
  givenBack: signedMoney,
  net: signedMoney,
});
export type MoneyOnWay = z.output<typeof moneyOnWay>;

/** The steps from what was charged to the money that moved, in their order. */
export const MONTH_STEP_WORDS = {
  'paid-before': 'Paid before the month',
  'paid-late': 'Owed from before, paid now',
  'not-paid': 'Not paid yet',
  'to-come': 'Taken for nights to come',
  'companies-owe': 'Taken over by companies',
  'companies-paid': 'Paid by companies',
  'vouchers-spent': 'Paid by gift vouchers',
  'vouchers-sold': 'Gift vouchers sold',
  'brought-over': 'Paid before the stay was brought over',
} as const;
export type MonthStepKind = keyof typeof MONTH_STEP_WORDS;
export const MONTH_STEPS = Object.keys(MONTH_STEP_WORDS) as MonthStepKind[];

export const monthBooks = z.object({
  month,
  taxes: z.array(text),
  stays: z.array(stayRow),
  kinds: z.array(kindRow),
  totals: z.object({ ...parts, money: signedMoney }),
  payments: z.array(paymentRow),
  ways: z.array(moneyOnWay),
  /** The money that moved: payments less refunds. */
  net: signedMoney,
  /** From the total of the stays to the money that moved; `count` stays or invoices each. */
  steps: z.array(z.object({ kind: z.enum(MONTH_STEPS), amount: signedMoney, count })),
  /** Money at the provider that is in no booking. */
  outside: z.array(z.object({ amount: signedMoney, sentence: text })),
  /** Total and steps come to the money that moved, and days have posted all that the ledger had. */
  isReconciled: z.boolean(),
  /** The days of the month that have not ended are not in it. */
  isWhole: z.boolean(),
});
export type MonthBooks = z.output<typeof monthBooks>;

export const MONTH_CALLS = {
  month: get('owner', '/month', { query: z.object({ month }), answer: monthBooks }),
};
