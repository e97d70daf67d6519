import { type Cents, sum } from '@motel/booking-core';
import type { Db } from '../../db/index.ts';

/** Money that a company has paid for an invoice until an instant, by its way. */
interface PaidInvoice {
  readonly number: string;
  readonly ways: readonly { readonly way: string; readonly amount: Cents }[];
  readonly total: Cents;
}

/** The invoices for which money came in a span of time, with all that came for them until its end. */
export async function invoicesPaid(db: Db, begins: Date, ends: Date): Promise<PaidInvoice[]> {
  const moved = db
    .selectFrom('invoice_payments')
    .select('number')
    .where('at', '>=', begins)
    .where('at', '<', ends);
  const payments = await db
    .selectFrom('invoice_payments')
    .select(['number', 'way', 'amount'])
    .where('number', 'in', moved)
    .where('at', '<', ends)
    .orderBy('number')
    .orderBy('at')
    .execute();
  return [...Map.groupBy(payments, ({ number }) => number)].map(([number, ways]) => ({
    number,
    ways,
    total: sum(...ways.map(({ amount }) => amount)),
  }));
}
