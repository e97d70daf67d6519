import type { CivilDate } from '@motel/booking-core';
import { type ColumnType, type Selectable, sql } from 'kysely';
import { asColumns, type Database, type Db, type Fixed, type InCode, inCode, type Trx } from '../db/index.ts';
import type { Booking } from './booking.ts';

declare module '../db/database.ts' {
  interface Database {
    /** Stays that were booked together. Each has its own price, terms, account and state. */
    orders: {
      id: Fixed<string>;
      /** As people call it: a crew, a wedding. */
      name: ColumnType<string, string, string>;
      /** The number of a company's purchase; empty without one. */
      po: Fixed<string>;
      /** The name of the person who booked it. */
      booked_by: ColumnType<string, string, string>;
      /** The day on which rooms without a name go back on sale; null: they stay booked. */
      release_on: Fixed<CivilDate | null>;
      created_at: Fixed<Date>;
    };
  }
}

export type Order = InCode<Omit<Selectable<Database['orders']>, 'created_at'>>;

export async function insertOrder(trx: Trx, order: Order, now: Date): Promise<void> {
  await trx
    .insertInto('orders')
    .values({ ...asColumns(order), created_at: now })
    .execute();
}

export async function findOrder(db: Db, id: string): Promise<Order | undefined> {
  const found = await selectOrders(db).where('id', '=', id).executeTakeFirst();
  return found && inCode(found);
}

/** Adds a stay that was sold alone; the payer of the first one pays for it, too. */
export async function joinOrder(trx: Trx, { id }: Order, bookingId: string): Promise<void> {
  await trx.updateTable('bookings').set({ order_id: id }).where('id', '=', bookingId).execute();
  await sql`
    insert into stay_payers (booking_id, company_id, covers)
    select ${bookingId}, company_id, covers from stay_payers where booking_id = ${stayOfOrder(id, 0)}
    on conflict do nothing`.execute(trx);
}

/** The id of a stay of an order: those of an order are locked in its order. @param at 0 for the first one */
export function stayOfOrder(orderId: string, at: number): string {
  return `${orderId}-${String(at + 1).padStart(2, '0')}`;
}

/** For the order of an order's stays: those that joined it come last. */
export const JOINED = sql<boolean>`(bookings.id not like order_id || '-%')`;

/** A condition on bookings: those that stand for all of their order, and those booked alone. */
export const IS_FIRST_OF_ORDER = sql<boolean>`(order_id is null or id = order_id || '-01')`;

/** The numbers of the purchases that some stays are of. */
export async function purchasesOf(db: Db, ids: readonly string[]): Promise<string[]> {
  const found = await db
    .selectFrom('bookings')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select('po')
    .distinct()
    .where('bookings.id', 'in', ids)
    .where('po', '<>', '')
    .orderBy('po')
    .execute();
  return found.map(({ po }) => po);
}

/** The orders whose rooms without a name go back on sale until a day, while they have such rooms. */
export async function ordersToRelease(db: Db, until: CivilDate): Promise<Order[]> {
  const found = await selectOrders(db)
    .where('release_on', '<=', until)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('bookings').select('bookings.id').whereRef('order_id', '=', 'orders.id').where(IS_UNNAMED),
      ),
    )
    .orderBy('release_on')
    .execute();
  return found.map((order) => inCode(order));
}

/** Whether a stay of an order is under the name of its group, as no guest has only a last name. */
export function isUnnamed({
  status,
  arrivedAt,
  guest,
}: Pick<Booking, 'status' | 'arrivedAt' | 'guest'>): boolean {
  return status === 'confirmed' && arrivedAt === null && guest.firstname === '';
}

/** The same as a condition on bookings. */
const IS_UNNAMED = sql<boolean>`
  status = 'confirmed' and arrived_at is null and guest_details ->> 'firstname' = ''`;

function selectOrders(db: Db) {
  return db.selectFrom('orders').select(['id', 'name', 'po', 'booked_by', 'release_on']);
}
