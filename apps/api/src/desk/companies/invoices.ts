import type { InvoicePaper } from '@motel/api-client/desk-contracts';
import { type Cents, type CivilDate, NO_MONEY, subtract, sum, toDollars } from '@motel/booking-core';
import type { ColumnType, Selectable } from 'kysely';
import type { StatedTax } from '../../booking/index.ts';
import { asColumns, type Db, type Fixed, type Trx } from '../../db/index.ts';
import type { Zoned } from '../../shared/motel-context.ts';
import { deskDayAt } from '../../shared/motel-time.ts';
import type { DeskAnswer } from '../../staff/index.ts';
import { type PaperRow, withNextSerial } from '../next-serial.ts';

type InvoiceRowOf = Selectable<InvoiceRow>;

export interface Invoice extends InvoiceRowOf {
  readonly companyId: string;
  readonly paid: Cents;
  /** The credit notes about it, oldest first. */
  readonly credits: readonly Pick<InvoiceRowOf, 'number' | 'content' | 'total'>[];
  readonly open: Cents;
}

/** The invoices and credit notes of a company, newest first. */
export function invoicesOf(db: Db, companyId: string): Promise<Invoice[]> {
  return withOpen(db, selectInvoices(db).where('company_id', '=', companyId));
}

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
    .selectFrom('account_payments')
    .select(['number', 'amount'])
    .where('number', 'in', numbers)
    .execute();
  const credits = await db
    .selectFrom('invoices')
    .select(['number', 'about', 'content', 'total'])
    .where('about', 'in', numbers)
    .orderBy('year')
    .orderBy('serial')
    .execute();
  return rows.map((row) => {
    const own = payments.filter(({ number }) => number === row.number);
    const paid = sum(...own.map(({ amount }) => amount));
    const about = credits.filter((credit) => credit.about === row.number);
    const owed = row.kind === 'credit-note' ? NO_MONEY : sum(row.total, ...about.map(({ total }) => total));
    return { ...row, companyId: row.company_id, paid, credits: about, open: subtract(owed, paid) };
  });
}

/** The rest of each stay of an invoice that no credit note has taken off. */
export function leftOfStays({ content, credits }: Invoice): InvoiceContent['stays'] {
  const credited = credits.flatMap((credit) => credit.content.stays);
  return content.stays.map(({ id, amount }) => {
    const own = credited.filter((stay) => stay.id === id);
    return { id, amount: sum(amount, ...own.map((stay) => stay.amount)) };
  });
}

interface NewInvoice extends Pick<Invoice, 'companyId' | 'kind' | 'about' | 'total' | 'due'> {
  readonly now: Date;
  readonly by: string;
  /** Written once the number is known. */
  readonly content: (number: string) => InvoiceContent;
}

export async function insertInvoice(trx: Trx, motel: Zoned, invoice: NewInvoice): Promise<string> {
  const { companyId, kind, about, total, due, content, now, by } = invoice;
  const facts = { companyId, kind, about, total, due, issuedAt: now, issuedBy: by };
  const year = Number(deskDayAt(motel, now).slice(0, 4));
  return withNextSerial(trx, 'invoices', ['INV-', year], (place) =>
    trx
      .insertInto('invoices')
      .values(asColumns({ ...place, ...facts, content: JSON.stringify(content(place.number)) }))
      .onConflict((conflict) => conflict.columns(['year', 'serial']).doNothing())
      .executeTakeFirst(),
  );
}

export function invoiceWire(
  motel: Zoned,
  { number, kind, about, credits, issued_at: issuedAt, due, total, open }: Invoice,
): DeskAnswer<'company'>['invoices'][number] {
  return {
    number,
    kind,
    date: deskDayAt(motel, issuedAt),
    due,
    ...(about !== null && { about }),
    credits: credits.map((credit) => credit.number),
    total: toDollars(total),
    open: toDollars(open),
  };
}

declare module '../../db/database.ts' {
  interface Database {
    invoices: InvoiceRow;
  }
}

interface InvoiceRow extends PaperRow {
  company_id: Fixed<string>;
  kind: Fixed<'invoice' | 'credit-note'>;
  content: ColumnType<InvoiceContent, string, never>;
  /** Below $0 of a credit note. */
  total: Fixed<Cents>;
  due: Fixed<CivilDate>;
}

interface InvoiceContent {
  readonly paper: InvoicePaper;
  readonly stays: readonly { readonly id: string; readonly amount: Cents }[];
  /** Of all its stays, by name and rate. */
  readonly taxes: readonly StatedTax[];
}
