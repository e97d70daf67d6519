import type { DeskCalls, WireAnswerOf } from '@motel/api-client/desk-contracts';
import { type Cents, NO_MONEY, subtract, sum, toDollars } from '@motel/booking-core';
import type { Selectable } from 'kysely';
import type { Db, Trx } from '../../db/index.ts';
import { deskDayAt } from '../../shared/desk-day.ts';
import { withNextSerial } from '../next-serial.ts';
import type { InvoiceContent, InvoiceRow } from './company-tables.ts';

/** An invoice or a credit note, with what is not paid of it. */
export interface Invoice extends Selectable<InvoiceRow> {
  readonly companyId: string;
  readonly paid: Cents;
  /** The credit note that takes it back. */
  readonly creditedBy: string | undefined;
  readonly open: Cents;
}

/** The invoices and credit notes of a company, newest first. */
export function invoicesOf(db: Db, companyId: string): Promise<Invoice[]> {
  return withOpen(db, selectInvoices(db).where('company_id', '=', companyId));
}

/** All invoices of which something is open. */
export async function openInvoices(db: Db): Promise<Invoice[]> {
  return (await withOpen(db, selectInvoices(db))).filter(({ open }) => open !== 0);
}

export async function findInvoice(db: Db, number: string): Promise<Invoice | undefined> {
  const [found] = await withOpen(db, selectInvoices(db).where('number', '=', number));
  return found;
}

/** Locks an invoice until the transaction ends: payments and a credit note of it wait for each other. */
export async function lockInvoice(trx: Trx, number: string): Promise<Invoice | undefined> {
  await trx.selectFrom('invoices').select('number').where('number', '=', number).forUpdate().execute();
  return findInvoice(trx, number);
}

function selectInvoices(db: Db) {
  return db.selectFrom('invoices').selectAll().orderBy('year', 'desc').orderBy('serial', 'desc');
}

async function withOpen(db: Db, query: ReturnType<typeof selectInvoices>): Promise<Invoice[]> {
  const rows = await query.execute();
  if (rows.length === 0) return [];
  const numbers = rows.map(({ number }) => number);
  const payments = await db
    .selectFrom('invoice_payments')
    .select(['number', 'amount'])
    .where('number', 'in', numbers)
    .execute();
  const credits = await db
    .selectFrom('invoices')
    .select(['number', 'about'])
    .where('about', 'in', numbers)
    .execute();
  return rows.map((row) => {
    const own = payments.filter(({ number }) => number === row.number);
    const paid = sum(...own.map(({ amount }) => amount));
    const creditedBy = credits.find(({ about }) => about === row.number)?.number;
    const isSettled = row.kind === 'credit-note' || creditedBy !== undefined;
    const open = isSettled ? NO_MONEY : subtract(row.total, paid);
    return { ...row, companyId: row.company_id, paid, creditedBy, open };
  });
}

interface NewInvoice extends Pick<Invoice, 'companyId' | 'kind' | 'about' | 'total' | 'due'> {
  readonly now: Date;
  readonly by: string;
  /** Written once the number is known. */
  readonly content: (number: string) => InvoiceContent;
}

/** Writes an invoice under the next number of the year. */
export async function insertInvoice(trx: Trx, invoice: NewInvoice): Promise<string> {
  const year = Number(deskDayAt(invoice.now).slice(0, 4));
  let number = '';
  await withNextSerial(trx, 'invoices', year, (serial) => {
    number = `INV-${year}-${String(serial).padStart(4, '0')}`;
    return trx
      .insertInto('invoices')
      .values({
        ...{ number, year, serial, company_id: invoice.companyId },
        ...{ kind: invoice.kind, about: invoice.about, total: invoice.total, due: invoice.due },
        content: JSON.stringify(invoice.content(number)),
        ...{ issued_at: invoice.now, issued_by: invoice.by },
      })
      .onConflict((conflict) => conflict.columns(['year', 'serial']).doNothing())
      .executeTakeFirst();
  });
  return number;
}

/** An invoice in a list, as it crosses the wire. */
export function invoiceWire({
  number,
  kind,
  about,
  creditedBy,
  issued_at: issuedAt,
  due,
  total,
  open,
}: Invoice): WireAnswerOf<DeskCalls['company']>['invoices'][number] {
  return {
    ...{ number, kind, date: deskDayAt(issuedAt), due },
    ...(about !== null && { about }),
    ...(creditedBy !== undefined && { creditedBy }),
    ...{ total: toDollars(total), open: toDollars(open) },
  };
}
