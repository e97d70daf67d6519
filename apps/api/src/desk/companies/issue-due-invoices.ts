import { addDays, type CivilDate, civilDate, daysBetween } from '@motel/booking-core';
import { lockBookings } from '../../booking/index.ts';
import { type Db, inTransaction, type Trx } from '../../db/index.ts';
import { enqueueMail, invoiceMail } from '../../mail/index.ts';
import type { MotelContext } from '../../shared/motel-context.ts';
import { deskDayAt } from '../../shared/motel-time.ts';
import { logByHand } from '../../staff/index.ts';
import { findInvoice } from './invoices.ts';
import { issueFor } from './issue-invoice.ts';
import { sleptPart, staysToInvoice } from './open-stays.ts';

type InvoicingContext = MotelContext & { readonly db: Db };

/** As no person at the desk is called: an invoice that was issued by itself. */
const BY_ITSELF = 'motel';

/** Issues the invoices of companies that get them by themselves, once a week or month: for the nights before it began. */
export async function issueDueInvoices(context: InvoicingContext, stop?: AbortSignal): Promise<void> {
  const { db, clock, motel } = context;
  const date = deskDayAt(motel, clock.now());
  const began = { week: mondayOf(date), month: civilDate(`${date.slice(0, 8)}01`) };
  const companies = await db
    .selectFrom('companies')
    .select(['id', 'invoiced_every as every'])
    .where('invoiced_every', 'is not', null)
    .execute();
  for (const { id, every } of companies) {
    if (stop?.aborted) return;
    if (every !== null) await inTransaction(db, (trx) => issueDue(trx, context, id, began[every]));
  }
}

async function issueDue(
  trx: Trx,
  { clock, motel, words }: InvoicingContext,
  id: string,
  until: CivilDate,
): Promise<void> {
  const now = clock.now();
  // Another process waits here, and then finds the invoice.
  const locked = trx.selectFrom('companies').selectAll().where('id', '=', id).forUpdate();
  const company = await locked.executeTakeFirst();
  const last = await trx
    .selectFrom('invoices')
    .select(({ fn }) => fn.max('issued_at').as('at'))
    .where('company_id', '=', id)
    .where('issued_by', '=', BY_ITSELF)
    .executeTakeFirst();
  if (company === undefined || (last?.at && deskDayAt(motel, last.at) >= until)) return;
  const dueStays = async () =>
    (await staysToInvoice(trx, id))
      .map((open) => (open.stay.checkOut <= until ? open : sleptPart(motel, open, until)))
      .filter(({ stay, amount }) => stay.checkIn < until && amount > 0);
  const seen = (await dueStays()).map(({ stay }) => stay.id);
  if (seen.length === 0) return;
  await lockBookings(trx, seen);
  // As they are now that no other work changes them.
  const stays = (await dueStays()).filter(({ stay }) => seen.includes(stay.id));
  if (stays.length === 0) return;
  const { number, details } = await issueFor(trx, words, company, { stays, now, by: BY_ITSELF });
  const issued = await findInvoice(trx, number);
  if (issued !== undefined && company.email !== '')
    await enqueueMail(trx, now, invoiceMail(issued.content.paper, number, company.email, now.getTime()));
  await logByHand(trx, { who: 'by itself', action: 'invoice', subject: id, details }, now);
}

function mondayOf(date: CivilDate): CivilDate {
  return addDays(date, -(daysBetween(civilDate('2024-01-01'), date) % 7));
}
