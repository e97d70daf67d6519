import { randomUUID } from 'node:crypto';
import type { CivilDate } from '@motel/booking-core';
import type { Selectable } from 'kysely';
import { asColumns, type Db, type InCode, inCode, type Trx } from '../db/index.ts';
import type { RoomBlockRow } from './inventory-tables.ts';
import { type RoomNights, releaseNights, takeNights } from './nights.ts';

type RoomBlock = InCode<Selectable<RoomBlockRow>>;

export interface NewBlock extends RoomNights {
  readonly reason: string;
}

/** Takes rooms out of sale by the statement that sells them: none is sold twice. @returns the id @throws SoldOut */
export async function placeBlock(trx: Trx, { reason, ...nights }: NewBlock, now: Date): Promise<string> {
  const id = randomUUID();
  await takeNights(trx, nights);
  await trx
    .insertInto('room_blocks')
    .values(asColumns({ id, ...nights, reason, createdAt: now, liftedAt: null }))
    .execute();
  return id;
}

/** Puts blocked rooms back on sale. @returns the block, or `undefined` when it is gone */
export async function liftBlock(trx: Trx, id: string, now: Date): Promise<RoomBlock | undefined> {
  const block = await trx
    .updateTable('room_blocks')
    .set({ lifted_at: now })
    .where('id', '=', id)
    .where('lifted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (block === undefined) return undefined;
  const lifted = inCode(block);
  await releaseNights(trx, lifted);
  return lifted;
}

/** Blocks that are in force, by date. */
export async function currentBlocks(db: Db): Promise<RoomBlock[]> {
  return (await selectBlocks(db).execute()).map(inCode);
}

/** Blocks in force with a night from one date to another, both included; by date. */
export async function blocksWithin(db: Db, from: CivilDate, to: CivilDate): Promise<RoomBlock[]> {
  const found = selectBlocks(db).where('check_in', '<=', to).where('check_out', '>', from);
  return (await found.execute()).map(inCode);
}

function selectBlocks(db: Db) {
  const inForce = db.selectFrom('room_blocks').selectAll().where('lifted_at', 'is', null);
  return inForce.orderBy('check_in').orderBy('id');
}
