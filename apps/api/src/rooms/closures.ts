import { randomUUID } from 'node:crypto';
import type { CivilDate } from '@motel/booking-core';
import type { Selectable } from 'kysely';
import { asColumns, type Database, type Db, type InCode, inCode, type Trx } from '../db/index.ts';
import type { Zoned } from '../shared/motel-context.ts';
import { takeRoomNights } from './given-up.ts';

export type RoomClosure = InCode<Selectable<Database['room_closures']>>;

/** Closes a room that is out of order. @throws the database's error where a stay has one of its nights */
export async function closeRoom(
  trx: Trx,
  motel: Zoned,
  closure: Omit<RoomClosure, 'id' | 'createdAt' | 'liftedAt'>,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  await trx
    .insertInto('room_closures')
    .values(asColumns({ id, ...closure, createdAt: now, liftedAt: null }))
    .execute();
  await takeRoomNights(trx, motel, closure.roomId, closure, { closureId: id });
  return id;
}

/** The room of a closure, lifted or not. */
export async function roomOfClosure(db: Db, id: string): Promise<string | undefined> {
  const closure = await db
    .selectFrom('room_closures')
    .select('room_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return closure?.room_id;
}

/** The number of the room that is out of order, and that a block takes out of sale; `undefined` for any other block. */
export async function roomClosedBy(db: Db, blockId: string): Promise<string | undefined> {
  const closure = await db
    .selectFrom('room_closures')
    .innerJoin('rooms', 'rooms.id', 'room_closures.room_id')
    .select('rooms.number')
    .where('block_id', '=', blockId)
    .where('lifted_at', 'is', null)
    .executeTakeFirst();
  return closure?.number;
}

/** Gives the nights of a closure back. @returns it, or `undefined` when it is gone */
export async function liftClosure(trx: Trx, id: string, now: Date): Promise<RoomClosure | undefined> {
  const lifted = await trx
    .updateTable('room_closures')
    .set({ lifted_at: now })
    .where('id', '=', id)
    .where('lifted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (lifted === undefined) return undefined;
  await trx.deleteFrom('room_nights').where('closure_id', '=', id).execute();
  return inCode(lifted);
}

/** Closures in force that have a night on a date or after it, by their first night. */
export async function closuresFrom(db: Db, date: CivilDate): Promise<RoomClosure[]> {
  const closures = await db
    .selectFrom('room_closures')
    .selectAll()
    .where('lifted_at', 'is', null)
    .where('check_out', '>', date)
    .orderBy('check_in')
    .orderBy('id')
    .execute();
  return closures.map(inCode);
}
