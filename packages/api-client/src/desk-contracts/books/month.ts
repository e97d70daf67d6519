import * as z from 'zod/mini';
import type { DeskCall } from '../../contracts/endpoint.ts';
import { signedMoney } from '../../contracts/wire-fields.ts';
import { get } from '../desk-call.ts';

const text = z.string();

/** A month as the address has it: `2027-07`. */
export const month = z.string().check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/));

/** The parts of what a stay owes; they add up to its total. */
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

/** A stay whose account closed in the month: it ended, or it was given up. */
const stayRow = z.object({
  id: text,
  reference: text,
  roomType: text,
  checkIn: z.iso.date(),
  checkOut: z.iso.date(),
  /** The day on which it ended or was given up. */
  closed: z.iso.date(),
  end: z.enum(['stayed', 'not checked in', 'cancelled', 'no-show', 'not a stay']),
  ...parts,
  paid: signedMoney,
  refunded: signedMoney,
  balance: signedMoney,
  /** The ways of paying, such as `card, cash`. */
  ways: text,
});

/** Money that was taken or given back in the month. */
const paymentRow = z.object({
  date: z.iso.date(),
  id: text,
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

/** Money by a way of paying. */
export const moneyOnWay = z.object({
  way: text,
  taken: signedMoney,
  givenBack: signedMoney,
  net: signedMoney,
});
export type MoneyOnWay = z.output<typeof moneyOnWay>;

/** Why the money of the month is not the price of its stays. */
const difference = z.object({
  kind: z.enum(['before', 'after', 'other-stay', 'balance', 'outside']),
  amount: signedMoney,
  sentence: text,
});

export const monthBooks = z.object({
  month,
  /** The names of the taxes. */
  taxes: z.array(text),
  stays: z.array(stayRow),
  payments: z.array(paymentRow),
  totals: z.object({ ...parts, paid: signedMoney, refunded: signedMoney, balance: signedMoney }),
  ways: z.array(moneyOnWay),
  /** Payments less refunds of the month, as the ledger has them. */
  net: signedMoney,
  /** From the total of the stays to the money of the month. */
  differences: z.array(difference),
  /** Whether total and differences come to the money of the month. */
  isReconciled: z.boolean(),
});
export type MonthBooks = z.output<typeof monthBooks>;

/** A month for the accountant. */
export const MONTH_CALLS = {
  month: { ...get('owner', '/month'), query: z.object({ month }), answer: monthBooks },
} as const satisfies Record<string, DeskCall>;
