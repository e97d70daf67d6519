import { type Cents, cents, sum } from '@motel/booking-core';
import { sql } from 'kysely';
import type { Movement } from '../booking/index.ts';
import type { Db, Fixed } from '../db/index.ts';

declare module '../db/database.ts' {
  interface Database {
    /** Money for no stay: of an invoice, or of a gift voucher, below $0 when it was taken back; rows are only added. */
    account_payments: {
      id: Fixed<string>;
      number: Fixed<string | null>;
      voucher: Fixed<string | null>;
      way: Fixed<string>;
      amount: Fixed<Cents>;
      at: Fixed<Date>;
      by: Fixed<string>;
    };
  }
}

/** Money that came, or went back, for no stay. */
export interface AccountPaid extends Omit<Movement, 'bookingId' | 'reference'> {
  /** The number of an invoice, or the code of a gift voucher. */
  readonly account: string;
}

/** The account of a row of `account_payments`, as the journal has it. */
export const ACCOUNT = sql<string>`coalesce(number, voucher)`;

export async function accountPayments(db: Db, begins: Date, ends: Date): Promise<AccountPaid[]> {
  const payments = await db
    .selectFrom('account_payments')
    .select(['id as payment', 'way', 'amount', 'at', 'by', ACCOUNT.as('account')])
    .where('at', '>=', begins)
    .where('at', '<', ends)
    .orderBy('at')
    .execute();
  return payments.map((paid) => ({
    ...paid,
    kind: paid.amount > 0 ? 'payment' : 'refund',
    amount: cents(Math.abs(paid.amount)),
  }));
}

/** The invoices and gift vouchers for which money came in a span of time, with all that came for them until its end. */
export async function accountsPaid(db: Db, begins: Date, ends: Date) {
  const moved = db
    .selectFrom('account_payments')
    .select(ACCOUNT.as('account'))
    .where('at', '>=', begins)
    .where('at', '<', ends);
  const payments = await db
    .selectFrom('account_payments')
    .select([ACCOUNT.as('account'), 'voucher', 'way', 'amount'])
    .where(ACCOUNT, 'in', moved)
    .where('at', '<', ends)
    .orderBy('account')
    .orderBy('at')
    .execute();
  return [...Map.groupBy(payments, ({ account }) => account)].map(([id, ways]) => ({
    id,
    ways,
    on: ways[0]?.voucher === null ? 'account' : 'voucher',
    total: sum(...ways.map(({ amount }) => amount)),
  }));
}
