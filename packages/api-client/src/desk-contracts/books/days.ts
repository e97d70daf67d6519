import * as z from 'zod/mini';
import { count, signedMoney } from '../../contracts/wire-fields.ts';
import { get, post } from '../desk-call.ts';
import { askedDate, instant, text } from '../stay-fields.ts';
import { compared } from './figures.ts';
import { moneyOnWay, month } from './month.ts';
import { remedy } from './morning.ts';

/** A tax that was charged: its rate, and the amount that it was taken of. */
export const postedTax = z.object({
  name: text,
  percent: z.optional(z.number()),
  base: z.optional(signedMoney),
  amount: signedMoney,
});

const revenue = { room: signedMoney, extras: signedMoney, kept: signedMoney, total: signedMoney };

export const dayReport = z.object({
  date: z.iso.date(),
  /** The night that begins on it, beside the same weekday 52 weeks before. */
  night: compared,
  /** Stays whose guests checked in, and out. */
  cameIn: count,
  left: count,
  /** Stays that were booked and given up, without unpaid attempts. */
  booked: count,
  givenUp: count,
  /** Of the night, with the differences of what was changed that day. */
  charges: z.object({ ...revenue, taxes: z.array(postedTax) }),
  ways: z.array(moneyOnWay),
  /** Payments less refunds: money that moved. */
  net: signedMoney,
  /** Guests' money for nights to come, which the motel owes until then. */
  held: signedMoney,
  /** Owed by guests for nights that are over. */
  owed: signedMoney,
  /** Sentences about what was not done when the day ended. */
  undone: z.array(text),
});
export type DayReport = z.input<typeof dayReport>;
export type ShownDayReport = z.output<typeof dayReport>;

const ended = z.object({ at: instant, by: text });

/** The accounts of the journal: ways of paying and taxes by their names, the others alone. */
export const LEDGER_ACCOUNTS = ['way', 'room', 'extras', 'kept', 'tax', 'guests', 'till'] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

const ledgerAccount = { account: z.enum(LEDGER_ACCOUNTS), name: text };
/** An account as the accountant's program knows it; empty without a code. */
const codedAccount = { ...ledgerAccount, title: text, code: text };
const code = z.string().check(z.trim(), z.maxLength(30));

const journal = z.object({
  month: text,
  /** The motel's date. */
  today: z.iso.date(),
  /** Those of the month. */
  accounts: z.array(z.object(codedAccount)),
  /** Debits and credits of each day that has ended are equal. */
  lines: z.array(z.object({ date: z.iso.date(), ...codedAccount, debit: signedMoney, credit: signedMoney })),
  debit: signedMoney,
  credit: signedMoney,
  /** The days of the month that have not ended yet are not in it. */
  isWhole: z.boolean(),
});
export type Journal = z.output<typeof journal>;

const taxReturn = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  /** Without taxes. */
  revenue: z.object(revenue),
  taxes: z.array(z.extend(postedTax, { number: z.optional(text) })),
  /** Nights without a tax of the motel, with the reason. */
  exempt: z.array(z.object({ tax: text, why: text, stays: count, nights: count, revenue: signedMoney })),
  isWhole: z.boolean(),
});
export type TaxReturn = z.output<typeof taxReturn>;

/** The end of each day, and what the accountant gets of the days that have ended. */
export const DAY_END_CALLS = {
  /** A day that has ended, or the open one as it is now. */
  dayEnd: get('clerk', '/days/end', {
    query: z.object({ date: z.optional(askedDate) }),
    answer: z.object({
      /** The day that can end now; absent until tomorrow begins. */
      open: z.optional(z.iso.date()),
      ended: z.optional(ended),
      /** It is the last one, and its hour has not come: an owner may take its end back. */
      canReopen: z.optional(z.boolean()),
      /** Still to do, each with its remedy; of the open day. */
      todo: z.array(z.object({ sentence: text, remedy })),
      report: dayReport,
      /** The latest days that have ended, newest first. */
      days: z.array(
        z.object({ date: z.iso.date(), ...ended.shape, sold: count, open: count, net: signedMoney }),
      ),
    }),
  }),
  /** Ends the open day: what comes later is in the next one. */
  endDay: post('clerk', '/days/end', {
    body: z.object({
      date: askedDate,
      /** Before the owner's hour: the person knows what is still to come. */
      isEarlyAccepted: z.optional(z.boolean()),
    }),
  }),
  /** Of the last day, before the owner's hour. */
  reopenDay: post('owner', '/days/reopen', { body: z.object({ date: askedDate }) }),
  journal: get('owner', '/journal', {
    /** @default the motel's month */
    query: z.object({ month: z.optional(month) }),
    answer: journal,
  }),
  taxReturn: get('owner', '/tax-return', {
    query: z.object({ from: askedDate, to: askedDate }),
    answer: taxReturn,
  }),
  /** Each code is that of its account from now on, in earlier months, too. */
  setLedgerCodes: post('owner', '/journal/codes', {
    body: z.object({
      codes: z.array(z.object({ ...ledgerAccount, name: z.string().check(z.maxLength(200)), code })),
    }),
  }),
};
