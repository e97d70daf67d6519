import { addDays, type Cents, NO_MONEY, subtract, sum } from '@motel/booking-core';
import { shownMoney } from '@motel/content/words';
import { appendToFolio, type Booking, bookingsByIds, lockBookings } from '../../booking/index.ts';
import type { Trx } from '../../db/index.ts';
import { enterRefund } from '../../money/index.ts';
import { deskDayAt } from '../../shared/desk-day.ts';
import { type Outcome, refuse, succeed } from '../../shared/outcome.ts';
import { act, type ByPerson, type DeskContext } from '../../staff/index.ts';
import { findCompany, isOver, staysToInvoice } from './companies.ts';
import { creditPaper, invoicePaper, taxesOf } from './invoice-paper.ts';
import { insertInvoice, lockInvoice } from './invoices.ts';

/**
 * Issues an invoice to a company for stays that are over: it takes their balances over, so that their guests owe nothing.
 * Refused with `not-found`, `rule-broken` for a stay of another payer or one that is not over, or `price-changed`.
 */
export function issueInvoice(
  context: DeskContext,
  {
    id,
    stays: ids,
    total,
  }: { readonly id: string; readonly stays: readonly string[]; readonly total: Cents },
  by: ByPerson,
): Promise<Outcome<{ readonly number: string }>> {
  return act(context, 'invoice', by, async (trx, now) => {
    const company = await findCompany(trx, id);
    if (company === undefined) return refuse('not-found', 'company-unknown');
    await lockBookings(trx, ids);
    const date = deskDayAt(now);
    const owing = (await staysToInvoice(trx, id)).filter((stay) => isOver(stay, date));
    const stays = owing.filter((stay) => ids.includes(stay.id));
    if (stays.length !== new Set(ids).size) return refuse('rule-broken', 'invoice-stay-not-ready');
    const due = addDays(date, company.pay_days);
    if (sum(...stays.map(({ folio }) => folio.balance)) !== total) {
      return refuse('price-changed', 'invoice-changed');
    }
    const number = await insertInvoice(trx, {
      ...{ companyId: id, kind: 'invoice', about: null, total, due, now, by: by.person.name },
      content: (name) => ({
        paper: invoicePaper({ number: name, company, stays, date, due }),
        stays: stays.map((stay) => ({ id: stay.id, amount: stay.folio.balance })),
        taxes: taxesOf(stays),
      }),
    });
    for (const stay of stays) await putOnAccount(trx, stay, number, { now, by: by.person.name });
    const details = `${company.name}, ${number}: ${shownMoney(total)} for ${stays.length} stays`;
    return succeed({ subject: id, details, answer: { number } });
  });
}

async function putOnAccount(
  trx: Trx,
  { id, folio }: Booking,
  number: string,
  { now, by }: { readonly now: Date; readonly by: string },
): Promise<void> {
  await appendToFolio(trx, id, now, {
    ...{ kind: 'payment', what: 'account', rule: 'L1', amount: folio.balance, by },
    paymentReference: referenceOf(number, id),
  });
}

/** The name of the payment by which a company took a stay's balance over. */
function referenceOf(number: string, bookingId: string): string {
  return `account:${number}:${bookingId}`;
}

/**
 * Takes an invoice back by a credit note: its stays owe their balances again. Refused with `not-found`, or `rule-broken` once
 * something of it is paid or it is taken back.
 */
export function creditInvoice(
  context: DeskContext,
  { number: about, reason }: { readonly number: string; readonly reason: string },
  by: ByPerson,
): Promise<Outcome<{ readonly number: string }>> {
  return act(context, 'credit-invoice', by, async (trx, now) => {
    const invoice = await lockInvoice(trx, about);
    const company = invoice && (await findCompany(trx, invoice.companyId));
    if (invoice === undefined || company === undefined || invoice.kind !== 'invoice') {
      return refuse('not-found', 'invoice-unknown');
    }
    if (invoice.creditedBy !== undefined) return refuse('rule-broken', 'invoice-credited');
    if (invoice.paid > 0) return refuse('rule-broken', 'invoice-paid');
    const { content, total } = invoice;
    const date = deskDayAt(now);
    const number = await insertInvoice(trx, {
      ...{ companyId: company.id, kind: 'credit-note', about, due: date, now, by: by.person.name },
      total: subtract(NO_MONEY, total),
      content: (name) => ({
        paper: creditPaper({ number: name, company, date, about, total, invoiced: content.paper }),
        stays: content.stays.map((stay) => ({ ...stay, amount: subtract(NO_MONEY, stay.amount) })),
        taxes: content.taxes,
      }),
    });
    const ids = content.stays.map(({ id }) => id);
    await lockBookings(trx, ids);
    for (const { id, folio } of await bookingsByIds(trx, ids)) {
      const paymentReference = referenceOf(about, id);
      const taken = folio.entries.find((entry) => entry.paymentReference === paymentReference);
      if (taken === undefined) throw new Error(`The stay ${id} has no payment of ${about}`);
      const undone = { paymentReference, amount: taken.amount, reason: 'undone' } as const;
      await enterRefund(trx, id, undone, now, by.person.name);
    }
    const details = `${company.name}, ${number} for ${about}: ${reason}`;
    return succeed({ subject: company.id, details, answer: { number } });
  });
}
