import type { ColumnType } from 'kysely';
import type { Db, Fixed, Trx } from '../db/index.ts';

declare module '../db/database.ts' {
  interface Database {
    /** Stays that were booked together. Each has its own price, terms, account and state. */
    orders: {
      id: Fixed<string>;
      /** As people call it: a crew, a wedding. */
      name: ColumnType<string, string, string>;
      /** The number of a company's purchase; empty without one. */
      po: Fixed<string>;
      created_at: Fixed<Date>;
    };
  }
}

export interface Order {
  readonly id: string;
  readonly name: string;
  readonly po: string;
}

export async function insertOrder(trx: Trx, order: Order, now: Date): Promise<void> {
  await trx
    .insertInto('orders')
    .values({ ...order, created_at: now })
    .execute();
}

export async function findOrder(db: Db, id: string): Promise<Order | undefined> {
  return db.selectFrom('orders').select(['id', 'name', 'po']).where('id', '=', id).executeTakeFirst();
}
