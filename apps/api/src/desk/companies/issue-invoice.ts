import { addDays, NO_MONEY, parseCivilDate, smaller, subtract, sum } from '@motel/booking-core';
import type { Words } from '@motel/content/server';
import {
  appendToFolio,
  bookingsByIds,
  lockBookings,
  purchasesOf,
  taxesTakenOff,
} from '../../booking/index.ts';
import type { Trx } from '../../db/index.ts';
import { enterRefund } from '../../money/index.ts';
import { deskDayAt } from '../../shared/motel-time.ts';
import { refuse } from '../../shared/outcome.ts';
import { act, type DeskAsked, type DeskDeed } from '../../staff/index.ts';
import { allowance, costOf } from '../../stays/index.ts';
import { findCompany } from './companies.ts';
import { type Company, creditPaper, invoicePaper, taxesOfStays } from './invoice-paper.ts';
import { type Invoice, insertInvoice, leftOfStays, lockInvoice } from './invoices.ts';
import { accountReference, isOver, type OpenStay, sleptPart, staysToInvoice } from './open-stays.ts';

/** Issues a credit note: a part of a stay is an allowance (L5), all of an unpaid invoice is owed again. */
export const creditInvoice: DeskDeed<'creditInvoice'> = (context, { number: about, reason, of }, by) => {
  const { motel, words } = context;
  return act(context, 'credit-invoice', by, async (trx, now) => {
    const invoice = await lockInvoice(trx, about);
    const company = invoice && (await findCompany(trx, invoice.companyId));
    if (invoice === undefined || company === undefined || invoice.kind !== 'invoice')
      refuse('not-found', 'invoice-unknown');
    if (invoice.open === 0) refuse('rule-broken', 'invoice-credited');
    const left = await lockStays(trx, invoice);
    const stays = of === undefined ? whole(invoice, left) : partOf(invoice, left, of);
    const total = sum(...stays.map(({ amount }) => amount));
    const [first] = stays;
    const taxes = of && first ? taxesTakenOff(motel, first.stay, total) : invoice.content.taxes;
    const date = deskDayAt(motel, now);
    const number = await insertInvoice(trx, motel, {
      companyId: company.id,
      kind: 'credit-note',
      about,
      due: date,
      now,
      by: by.person.name,
      total: subtract(NO_MONEY, total),
      content: (name) => ({
        paper: creditPaper(motel, {
          number: name,
          company,
          date,
          about,
          total,
          invoiced: invoice.content.paper,
          before: sum(...invoice.credits.map((credit) => credit.total)),
          part: of && first && { stay: first.stay, reason, taxes },
        }),
        stays: stays.map(({ stay, amount }) => ({ id: stay.id, amount: subtract(NO_MONEY, amount) })),
        taxes,
      }),
    });
    const { name } = by.person;
    for (const { stay, amount } of stays) {
      const back = { paymentReference: accountReference(about, stay.id), amount };
      await enterRefund(trx, stay.id, { ...back, reason: of ? 'credited' : 'undone' }, now, name);
      if (of) await appendToFolio(trx, stay.id, now, allowance(words, stay, amount, reason, name));
    }
    // Of a part, the paper and its stay's account have the reason: erasing the guest finds it there.
    const details = `${company.name}, ${number} for ${about}, ${words.shownMoney(total)}${of ? '' : `: ${reason}`}`;
    return { subject: company.id, details, answer: { number } };
  });
};

/** The stays of an invoice with what is not credited of each, locked until the transaction ends. */
async function lockStays(trx: Trx, invoice: Invoice): Promise<OpenStay[]> {
  const left = new Map(leftOfStays(invoice).map(({ id, amount }) => [id, amount]));
  await lockBookings(trx, [...left.keys()]);
  const stays = await bookingsByIds(trx, [...left.keys()]);
  return stays.map((stay) => ({ stay, amount: left.get(stay.id) ?? NO_MONEY }));
}

function whole({ paid }: Invoice, left: readonly OpenStay[]): OpenStay[] {
  if (paid > 0) refuse('rule-broken', 'invoice-paid');
  return left.filter(({ amount }) => amount > 0);
}

function partOf(
  { open }: Invoice,
  left: readonly OpenStay[],
  { stay: id, amount }: NonNullable<DeskAsked<'creditInvoice'>['of']>,
): OpenStay[] {
  const found = left.find(({ stay }) => stay.id === id) ?? refuse('not-found', 'invoice-unknown');
  if (amount === 0) refuse('rule-broken', 'amount-missing');
  const most = smaller(open, smaller(found.amount, costOf(found.stay)));
  if (amount > most) refuse('rule-broken', 'credit-too-much', { most });
  return [{ stay: found.stay, amount }];
}

/**
 * Issues an invoice for stays that are over, or for the nights until a day of those that go on: their guests owe it no more.
 * Refused for other stays, nights to come, or another sum.
 */
export const issueInvoice: DeskDeed<'issueInvoice'> = (
  context,
  { id, stays: ids, until: typed, total },
  by,
) => {
  const { motel, words } = context;
  return act(context, 'invoice', by, async (trx, now) => {
    const company = (await findCompany(trx, id)) ?? refuse('not-found', 'company-unknown');
    await lockBookings(trx, ids);
    const date = deskDayAt(motel, now);
    const until = parseCivilDate(typed);
    if (until !== undefined && until > date) refuse('rule-broken', 'invoice-nights-to-come');
    const owing = (await staysToInvoice(trx, id)).flatMap((open) => {
      if (isOver(open.stay, date)) return [open];
      const slept = until && sleptPart(motel, open, until);
      return slept && slept.amount > 0 ? [slept] : [];
    });
    const stays = owing.filter(({ stay }) => ids.includes(stay.id));
    if (stays.length !== new Set(ids).size) refuse('rule-broken', 'invoice-stay-not-ready');
    if (sum(...stays.map(({ amount }) => amount)) !== total) refuse('price-changed', 'invoice-changed');
    const { number, details } = await issueFor(trx, words, company, { stays, now, by: by.person.name });
    return { subject: id, details, answer: { number } };
  });
};

interface Issued {
  /** Locked. */
  readonly stays: readonly OpenStay[];
  readonly now: Date;
  readonly by: string;
}

/** Issues an invoice of what a company has to pay of some stays. @returns its number, and a line for the log */
export async function issueFor(trx: Trx, words: Words, company: Company, { stays, now, by }: Issued) {
  const { motel } = words;
  const date = deskDayAt(motel, now);
  const due = addDays(date, company.pay_days);
  const total = sum(...stays.map(({ amount }) => amount));
  const purchases = await purchasesOf(
    trx,
    stays.map(({ stay }) => stay.id),
  );
  const number = await insertInvoice(trx, motel, {
    companyId: company.id,
    kind: 'invoice',
    about: null,
    total,
    due,
    now,
    by,
    content: (name) => ({
      paper: invoicePaper(motel, { number: name, company, stays, purchases, date, due }),
      stays: stays.map(({ stay, amount }) => ({ id: stay.id, amount })),
      taxes: taxesOfStays(motel, stays),
    }),
  });
  const account = { kind: 'payment', what: 'account', rule: 'L1', by } as const;
  for (const { stay, amount } of stays) {
    const paymentReference = accountReference(number, stay.id);
    await appendToFolio(trx, stay.id, now, { ...account, amount, paymentReference });
  }
  const details = `${company.name}, ${number}: ${words.shownMoney(total)} for ${stays.length} stays`;
  return { number, details };
}
