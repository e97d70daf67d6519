import type { Cents, CivilDate } from '@motel/booking-core';
import { sql } from 'kysely';
import type { Db } from '../db/index.ts';
import { referencesOf } from './slim-loads.ts';

/** A span of time by the desk's days: `from` its first day, `to` the first day after it. */
export interface BooksPeriod {
  readonly from: CivilDate;
  readonly to: CivilDate;
  /** The instants at which those days begin. */
  readonly begins: Date;
  readonly ends: Date;
}

/** Payments less refunds of a period, as the ledger has them. */
export async function moneyInPeriod(db: Db, { begins, ends }: BooksPeriod): Promise<Cents> {
  const { net } = await db
    .selectFrom('folio_entries')
    .select(
      sql<Cents>`coalesce(sum(case kind when 'payment' then amount when 'refund' then -amount end), 0)::bigint`.as(
        'net',
      ),
    )
    .where('kind', 'in', ['payment', 'refund'])
    .where('at', '>=', begins)
    .where('at', '<', ends)
    .executeTakeFirstOrThrow();
  return net;
}

/** Cash, or a card at the desk's terminal. */
export type TillWay = 'cash' | 'terminal';

/** A payment at the desk, or money of it that went back. */
export interface DeskMovement {
  readonly bookingId: string;
  readonly reference: string;
  readonly kind: 'payment' | 'refund';
  readonly way: TillWay;
  readonly amount: Cents;
  readonly at: Date;
  /** The person's name. */
  readonly by: string;
}

/** Cash and terminal of a span of time, in the order of time. A refund goes back the way its payment came. */
export async function deskMovements(db: Db, begins: Date, ends: Date): Promise<DeskMovement[]> {
  const movements = await db
    .selectFrom('folio_entries as entry')
    .innerJoin('folio_entries as payment', (join) =>
      join
        .onRef('payment.booking_id', '=', 'entry.booking_id')
        .onRef('payment.payment_reference', '=', 'entry.payment_reference')
        .on('payment.kind', '=', 'payment'),
    )
    .select(['entry.booking_id as bookingId', 'entry.amount', 'entry.at', 'entry.by'])
    .select((row) => row.ref('entry.kind').$castTo<DeskMovement['kind']>().as('kind'))
    .select((row) => row.ref('payment.what').$castTo<TillWay>().as('way'))
    .where('payment.what', 'in', ['cash', 'terminal'])
    .where('entry.kind', 'in', ['payment', 'refund'])
    .where('entry.at', '>=', begins)
    .where('entry.at', '<', ends)
    .orderBy('entry.at')
    .orderBy('entry.booking_id')
    .orderBy('entry.position')
    .execute();
  const references = await referencesOf(
    db,
    movements.map(({ bookingId }) => bookingId),
  );
  return movements.map((movement) => ({
    ...movement,
    reference: references.get(movement.bookingId) as string,
  }));
}
