import { LANGUAGE_CODES } from '@motel/language';
import * as z from 'zod/mini';
import { money, signedMoney } from '../contracts/wire-fields.ts';
import { get, post } from './desk-call.ts';
import { askedDate, DESK_WAYS, instant, reason, stayDates, text, version } from './stay-fields.ts';

const line = z.string().check(z.trim(), z.maxLength(200));

export const companyData = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  /** The postal address, a line each. */
  addressLines: z.array(line).check(z.maxLength(6)),
  taxNumber: line,
  contact: line,
  email: line,
  /** The promotion code of the rate that it has agreed. */
  code: line,
  /** It pays within so many days of an invoice. */
  payDays: z.int().check(z.gte(0), z.lte(365)),
  /** That of its invoices. */
  language: z.enum(LANGUAGE_CODES),
  /** Its invoices are issued by themselves, on Mondays or the first of a month, for the nights before. @default by a press */
  invoicedEvery: z.optional(z.enum(['week', 'month'])),
});
export type CompanyData = z.output<typeof companyData>;

/**
 * The part of a stay that its company pays for: all of it, or the stay without the articles that its guest was charged.
 */
export const covers = z.enum(['all', 'stay']);
export type Covers = z.output<typeof covers>;

/** The ages of open amounts, each up to so many days after the day until which they were to be paid. */
export const AGES = [
  { title: 'Not due', days: 0 },
  { title: '1 to 30', days: 30 },
  { title: '31 to 60', days: 60 },
  { title: '61 to 90', days: 90 },
  { title: 'Older', days: Number.POSITIVE_INFINITY },
] as const;

/** Open amounts of invoices, in the order of the ages. */
const ages = z.array(signedMoney);

const listedInvoice = z.object({
  number: text,
  kind: z.enum(['invoice', 'credit-note']),
  about: z.optional(text),
  /** The credit notes about it. */
  credits: z.array(text),
  date: z.iso.date(),
  due: z.iso.date(),
  total: signedMoney,
  open: signedMoney,
});

/** Lines that were written in the payer's language when the invoice was issued. */
const written = z.object({ label: text, detail: z.optional(text), amount: z.optional(text) });
const invoicePaper = z.object({
  title: text,
  /** Date, day until which it must be paid, and whatever else is beside the title. */
  facts: z.array(text),
  motel: z.object({ name: text, addressLines: z.array(text), phone: text, email: text }),
  to: z.array(text),
  stays: z.array(z.object({ heading: text, lines: z.array(written) })),
  sums: z.array(written),
  foot: text,
});
export type InvoicePaper = z.output<typeof invoicePaper>;

const uninvoiced = z.object({
  id: text,
  reference: text,
  guest: text,
  ...stayDates,
  /** Open on its account. */
  amount: signedMoney,
  /** Of it, what the nights before today are. */
  slept: money,
  /** Its account is closed: it can be invoiced. */
  isOver: z.boolean(),
});

export const COMPANY_CALLS = {
  companies: get('clerk', '/companies', {
    answer: z.object({
      companies: z.array(z.object({ id: text, name: text, code: text, open: signedMoney, ages })),
      ages,
    }),
  }),
  company: get('clerk', '/companies/{id}', {
    answer: z.object({
      id: text,
      ...companyData.shape,
      today: z.iso.date(),
      stays: z.array(uninvoiced),
      invoices: z.array(listedInvoice),
      ages,
    }),
  }),
  /** A new one, or the one of the id as it is now. */
  keepCompany: post('clerk', '/companies', {
    body: z.object({ id: z.optional(text), ...companyData.shape }),
    answer: z.object({ id: text }),
  }),
  /** The company that pays for a stay, if one does; and all that there are. */
  payer: get('clerk', '/stays/{id}/payer', {
    answer: z.object({
      company: z.optional(text),
      covers: z.optional(covers),
      companies: z.array(z.object({ id: text, name: text })),
    }),
  }),
  /** The company pays for a stay; without one the guest does. */
  setPayer: post('clerk', '/stays/{id}/payer', {
    body: z.object({ version, company: z.optional(text), covers: z.optional(covers) }),
  }),
  /** For stays that are over, and for the nights before a day of others; with the sum that the person saw. */
  issueInvoice: post('clerk', '/companies/{id}/invoices', {
    body: z.object({
      stays: z.array(text).check(z.minLength(1), z.maxLength(200)),
      until: z.optional(askedDate),
      total: money,
    }),
    answer: z.object({ number: text }),
  }),
  invoice: get('clerk', '/invoices/{number}', {
    answer: z.object({
      ...listedInvoice.shape,
      company: z.object({ id: text, name: text, hasMail: z.boolean() }),
      issuedAt: instant,
      by: text,
      paper: invoicePaper,
      payments: z.array(z.object({ at: instant, way: text, amount: signedMoney, by: text })),
      /** Each with what is not credited of it. */
      stays: z.array(z.object({ id: text, reference: text, guest: text, left: signedMoney })),
    }),
  }),
  payInvoice: post('clerk', '/invoices/{number}/payments', {
    body: z.object({ way: z.enum(DESK_WAYS), amount: money }),
  }),
  /** Credits a part of one stay, or takes an invoice back of which nothing is paid: its stays are open again. */
  creditInvoice: post('owner', '/invoices/{number}/credit', {
    body: z.object({ reason, of: z.optional(z.object({ stay: text, amount: money })) }),
    answer: z.object({ number: text }),
  }),
  mailInvoice: post('clerk', '/invoices/{number}/mail'),
};
