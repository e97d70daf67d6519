import * as z from 'zod/mini';
import { money, signedMoney } from '../../contracts/wire-fields.ts';
import { get, post } from '../desk-call.ts';
import { askedDate, instant, reason, text } from '../stay-fields.ts';

const way = z.object({ taken: signedMoney, givenBack: signedMoney, expected: signedMoney });

const signed = z.object({
  at: instant,
  by: text,
  cashExpected: signedMoney,
  cashCounted: signedMoney,
  terminalExpected: signedMoney,
  terminalCounted: signedMoney,
  /** Counted less expected, of both. */
  difference: signedMoney,
  /** Came in or went out after it was signed off. */
  movedSince: money,
  note: text,
});

const till = z.object({
  /** Absent for a name that is no person at the desk, such as the command line's. */
  personId: z.optional(text),
  name: text,
  isOwn: z.boolean(),
  float: signedMoney,
  payIns: signedMoney,
  payOuts: signedMoney,
  cash: way,
  terminal: way,
  rows: z.array(
    z.object({
      at: instant,
      kind: z.enum(['float', 'pay-in', 'pay-out', 'payment', 'refund']),
      /** The stay, for payments and refunds. */
      stay: z.optional(z.object({ id: text, reference: text })),
      way: z.enum(['cash', 'terminal']),
      /** The reason of a pay-in or pay-out; the number of an invoice that a company paid, the code of a gift voucher. */
      reason: z.optional(text),
      /** As the till counts it: below $0 for money that left it. */
      amount: signedMoney,
    }),
  ),
  signed: z.optional(signed),
});
export type TillWire = z.output<typeof till>;

/** A day of a person in the list of earlier days. */
const listed = z.object({
  date: z.iso.date(),
  personId: z.optional(text),
  name: text,
  cash: signedMoney,
  terminal: signedMoney,
  signed: z.optional(signed),
});

/** Cash and terminal by person and day. A clerk sees their own, an owner all. */
export const TILL_CALLS = {
  till: get('clerk', '/till', {
    query: z.object({ date: z.optional(askedDate) }),
    answer: z.object({
      date: z.iso.date(),
      today: z.iso.date(),
      tills: z.array(till),
      /** Of all people: what should be in the tills, and on the terminal's own slip. */
      house: z.object({ cash: signedMoney, terminal: signedMoney }),
    }),
  }),
  tillDays: get('clerk', '/till-days', { answer: z.object({ days: z.array(listed) }) }),
  /** Into one's own till of today; a float replaces the float before. */
  moveCash: post('clerk', '/till/moves', {
    body: z.object({
      kind: z.enum(['float', 'pay-in', 'pay-out']),
      amount: money,
      /** A float needs none. */
      reason: z.string().check(z.trim(), z.maxLength(200)),
    }),
  }),
  /** With the amounts that the person saw: another one is refused. */
  signOffTill: post('clerk', '/till/sign-off', {
    body: z.object({
      date: askedDate,
      personId: text,
      cashExpected: signedMoney,
      cashCounted: money,
      terminalExpected: signedMoney,
      terminalCounted: signedMoney,
      note: z.string().check(z.trim(), z.maxLength(500)),
    }),
  }),
  /** A till that was signed off too early is counted again. */
  reopenTill: post('owner', '/till/reopen', {
    body: z.object({ date: askedDate, personId: text, reason }),
  }),
};
