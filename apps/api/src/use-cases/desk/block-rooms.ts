import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { RoomBlockRow } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { giveNightsBack, isSoldOut, type RoomNights, takeNights } from '../../db/nights.ts';
import { type Outcome, refuse, succeed } from '../outcome.ts';
import type { ByHand, DeskContext } from './desk.ts';
import { logByHand } from './desk-log.ts';

/** Rooms to be kept out of sale, and why: a booking by telephone, a repair. */
export interface NewBlock extends RoomNights {
  readonly reason: string;
}

/**
 * Takes rooms out of sale by the same statement that sells them, so that a room promised on the telephone is never
 * sold twice. Refused with `not-found`, or `sold-out` when a night has too few rooms left.
 */
export async function blockRooms(
  { db, clock }: DeskContext,
  { reason, ...nights }: NewBlock,
  { who }: ByHand,
): Promise<Outcome<{ blockId: string }>> {
  const { propertyId, checkIn, checkOut, rooms } = nights;
  const property = await db
    .selectFrom('properties')
    .select('id')
    .where('id', '=', propertyId)
    .executeTakeFirst();
  if (property === undefined) return refuse('not-found', `There is no room type "${propertyId}".`);
  const blockId = randomUUID();
  try {
    await inTransaction(db, async (trx) => {
      const now = clock.now();
      await takeNights(trx, nights);
      await trx
        .insertInto('room_blocks')
        .values({
          property_id: propertyId,
          id: blockId,
          check_in: checkIn,
          check_out: checkOut,
          rooms,
          reason,
          created_at: now,
          lifted_at: null,
        })
        .execute();
      const details = `${rooms} × ${propertyId}, ${checkIn} to ${checkOut}: ${reason}`;
      await logByHand(trx, { who, action: 'block', subject: blockId, details }, now);
    });
  } catch (error) {
    if (isSoldOut(error))
      return refuse('sold-out', 'Too few rooms are free on at least one of these nights.');
    throw error;
  }
  return succeed({ blockId });
}

/** Puts blocked rooms back on sale. Refused with `not-found` when there is no such block, or no longer. */
export async function unblockRooms(
  { db, clock }: DeskContext,
  blockId: string,
  { who }: ByHand,
): Promise<Outcome<Selectable<RoomBlockRow>>> {
  return inTransaction(db, async (trx) => {
    const now = clock.now();
    const block = await trx
      .updateTable('room_blocks')
      .set({ lifted_at: now })
      .where('id', '=', blockId)
      .where('lifted_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
    if (block === undefined) return refuse('not-found', 'There is no such block, or it was lifted before.');
    await giveNightsBack(trx, {
      propertyId: block.property_id,
      checkIn: block.check_in,
      checkOut: block.check_out,
      rooms: block.rooms,
    });
    await logByHand(trx, { who, action: 'unblock', subject: blockId, details: block.reason }, now);
    return succeed(block);
  });
}

/** Blocks that still keep rooms, by date. */
export async function currentBlocks({ db }: DeskContext): Promise<Selectable<RoomBlockRow>[]> {
  return db
    .selectFrom('room_blocks')
    .selectAll()
    .where('lifted_at', 'is', null)
    .orderBy('check_in')
    .orderBy('id')
    .execute();
}
