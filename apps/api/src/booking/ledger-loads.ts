import type { Cents } from '@motel/booking-core';
import { sql } from 'kysely';
import type { Db } from '../db/index.ts';
import { referencesOf } from './slim-loads.ts';

/** Payments less refunds of some bookings until an instant, as the ledger has them. */
export async function ledgerMoney(db: Db, bookingIds: readonly string[], ends: Date): Promise<Cents> {
  const { net } = await db
    .selectFrom('folio_entries')
    .select(
      sql<Cents>`coalesce(sum(case kind when 'payment' then amount when 'refund' then -amount end), 0)::bigint`.as(
        'net',
      ),
    )
    .where(sql<boolean>`booking_id = any(${bookingIds})`)
    .where('at', '<', ends)
    .executeTakeFirstOrThrow();
  return net;
}

/** Cash, or a card at the desk's terminal. */
export type TillWay = 'cash' | 'terminal';

export type Movement = Awaited<ReturnType<typeof movementsBetween>>[number];

export interface DeskMovement extends Movement {
  readonly way: TillWay;
}

export async function deskMovements(db: Db, begins: Date, ends: Date): Promise<DeskMovement[]> {
  const moved = await movementsBetween(db, begins, ends, ['cash', 'terminal']);
  return moved as DeskMovement[];
}

/** The money of a span of time, in the order of time. A refund goes back the way its payment came. */
export async function movementsBetween(db: Db, begins: Date, ends: Date, ways?: readonly string[]) {
  const movements = await db
    .selectFrom('folio_entries as entry')
    .innerJoin('folio_entries as payment', (join) =>
      join
        .onRef('payment.booking_id', '=', 'entry.booking_id')
        .onRef('payment.payment_reference', '=', 'entry.payment_reference')
        .on('payment.kind', '=', 'payment'),
    )
    .select(['entry.booking_id as bookingId', 'entry.amount', 'entry.at', 'entry.by'])
    .select((row) => row.ref('entry.kind').$castTo<'payment' | 'refund'>().as('kind'))
    // The provider's name for the payment, or the desk's.
    .select((row) => row.ref('payment.payment_reference').$castTo<string>().as('payment'))
    .select('payment.what as way')
    .$if(ways !== undefined, (query) => query.where('payment.what', 'in', ways ?? []))
    .where('entry.kind', 'in', ['payment', 'refund'])
    .where('entry.at', '>=', begins)
    .where('entry.at', '<', ends)
    .orderBy('entry.at')
    .orderBy('entry.booking_id')
    .orderBy('entry.position')
    .execute();
  const bookingIds = movements.map(({ bookingId }) => bookingId);
  const references = await referencesOf(db, bookingIds);
  return movements.map((movement) => ({
    ...movement,
    reference: references.get(movement.bookingId) as string,
  }));
}
