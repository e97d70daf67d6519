import * as z from 'zod/mini';
import { signedMoney } from '../../contracts/wire-fields.ts';
import { get, post } from '../desk-call.ts';
import { instant, stayDates, text, version } from '../stay-fields.ts';
import { postedTax } from './days.ts';

/** A name and an address that a guest asked for, a line each. */
const addressee = z.array(z.string().check(z.maxLength(80))).check(z.maxLength(6));

const line = z.object({ label: text, detail: z.optional(text), amount: signedMoney });

/** With the words of its rate, base and registration number. */
const tax = z.extend(postedTax, { detail: z.optional(text), number: z.optional(text) });

const kind = z.enum(['receipt', 'credit-note']);

/** A receipt or a credit note, before it is issued, too. */
const paper = {
  kind,
  /** The receipt that a credit note corrects, or that a receipt replaces. */
  about: z.optional(text),
  /** Without the taxes. */
  lines: z.array(line),
  taxes: z.array(tax),
  total: signedMoney,
  balance: signedMoney,
};

/** As it was issued; a reprint shows the same. */
const receipt = z.object({
  ...paper,
  /** Such as `2027-0718`, without gaps within a year. */
  number: text,
  issuedAt: instant,
  /** The day of the desk. */
  date: z.iso.date(),
  by: text,
  motel: z.object({ name: text, addressLines: z.array(text), phone: text, email: text }),
  guest: text,
  /** A name and an address that the guest asked for, a line each. */
  addressee: z.optional(z.array(text)),
  stay: z.object({ id: text, reference: text, roomType: text, rooms: z.int(), ...stayDates }),
  /** Money that went back is below $0. */
  payments: z.array(z.object({ date: z.iso.date(), way: text, amount: signedMoney })),
});
export type ReceiptWire = z.output<typeof receipt>;

const listed = { number: true, kind: true, about: true, issuedAt: true, by: true, total: true } as const;

export const RECEIPT_CALLS = {
  /** The receipts of a stay, oldest first, and the next one, unless the last one says all. */
  receipts: get('clerk', '/stays/{id}/receipts', {
    answer: z.object({
      stay: z.object({ id: text, reference: text, version, guest: text, hasMail: z.boolean() }),
      receipts: z.array(z.pick(receipt, listed)),
      next: z.optional(z.object(paper)),
    }),
  }),
  issueReceipt: post('clerk', '/stays/{id}/receipts/issue', {
    body: z.object({
      version,
      kind,
      total: signedMoney,
      addressee: z.optional(addressee),
      /** Others who share the stay: each gets a receipt of an equal part. */
      others: z.optional(z.array(addressee).check(z.maxLength(3))),
    }),
    answer: z.object({ number: text }),
  }),
  receipt: get('clerk', '/receipts/{number}', { answer: receipt }),
  mailReceipt: post('clerk', '/receipts/{number}/mail'),
};
