import { sum } from '@motel/booking-core';
import type { Db } from '../../db/index.ts';

/** The invoices for which money came in a span of time, with all that came for them until its end. */
export async function invoicesPaid(db: Db, begins: Date, ends: Date) {
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
