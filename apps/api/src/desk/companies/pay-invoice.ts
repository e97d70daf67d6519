import { randomUUID } from 'node:crypto';
import { WAY_WORDS } from '@motel/api-client/desk-contracts';
import { guestName, toDollars } from '@motel/booking-core';
import { bookingsByIds } from '../../booking/index.ts';
import { enqueueMail, invoiceMail } from '../../mail/index.ts';
import { refuse } from '../../shared/outcome.ts';
import { act, type DeskDeed, type DeskReading } from '../../staff/index.ts';
import { findCompany } from './companies.ts';
import { findInvoice, invoiceWire, leftOfStays, lockInvoice } from './invoices.ts';

/** An invoice as it was issued, with what the company has paid. Refused with `not-found`. */
export const showInvoice: DeskReading<'invoice'> = async ({ db, motel }, { number }) => {
  const invoice = await findInvoice(db, number);
  const company = invoice && (await findCompany(db, invoice.companyId));
  if (invoice === undefined || company === undefined) refuse('not-found', 'invoice-unknown');
  const payments = await db
    .selectFrom('account_payments')
    .select(['at', 'way', 'amount', 'by'])
    .where('number', '=', number)
    .orderBy('at')
    .execute();
  const ids = invoice.content.stays.map(({ id }) => id);
  const stays = await bookingsByIds(db, ids);
  return {
    ...invoiceWire(motel, invoice),
    company: { id: company.id, name: company.name, hasMail: company.email !== '' },
    issuedAt: invoice.issued_at.toISOString(),
    by: invoice.issued_by,
    paper: invoice.content.paper,
    payments: payments.map(({ at, amount, ...payment }) => ({
      ...payment,
      at: at.toISOString(),
      amount: toDollars(amount),
    })),
    stays: leftOfStays(invoice).map(({ id, amount }) => {
      const stay = stays.find((one) => one.id === id);
      if (stay === undefined) throw new Error(`The stay ${id} of ${number} is not in the database`);
      return { id, reference: stay.reference, guest: guestName(stay.guest), left: toDollars(amount) };
    }),
  };
};

/** Records money that a company paid for an invoice. Refused with `not-found`, or `rule-broken` for more than is open. */
export const payInvoice: DeskDeed<'payInvoice'> = (context, { number, way, amount }, by) =>
  act(context, 'pay-invoice', by, async (trx, now) => {
    const invoice = (await lockInvoice(trx, number)) ?? refuse('not-found', 'invoice-unknown');
    if (amount === 0) refuse('rule-broken', 'till-nothing');
    if (amount > invoice.open) refuse('rule-broken', 'invoice-too-much', { open: invoice.open });
    const row = { id: randomUUID(), number, way, amount, at: now, by: by.person.name };
    await trx.insertInto('account_payments').values(row).execute();
    const details = `${number}: ${context.words.shownMoney(amount)} ${WAY_WORDS[way]}`;
    return { subject: invoice.companyId, details, answer: {} };
  });

/** Mails an invoice to its company. Refused with `not-found`, or `rule-broken` without an address. */
export const mailInvoice: DeskDeed<'mailInvoice'> = (context, { number }, by) =>
  act(context, 'mail-invoice', by, async (trx, now) => {
    const invoice = await findInvoice(trx, number);
    const company = invoice && (await findCompany(trx, invoice.companyId));
    if (invoice === undefined || company === undefined) refuse('not-found', 'invoice-unknown');
    if (company.email === '') refuse('rule-broken', 'company-without-mail');
    await enqueueMail(trx, now, invoiceMail(invoice.content.paper, number, company.email, now.getTime()));
    return { subject: company.id, details: `${number} mailed`, answer: {} };
  });
