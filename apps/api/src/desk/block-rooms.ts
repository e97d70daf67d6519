import { inTransaction } from '../db/index.ts';
import { hasProperty, isSoldOut, liftBlock, type NewBlock, placeBlock } from '../inventory/index.ts';
import { type Outcome, refuse, succeed } from '../shared/outcome.ts';
import type { ByHand, DeskContext } from './desk.ts';
import { logByHand } from './desk-log.ts';

/**
 * Takes rooms out of sale. Refused with `not-found`, or `sold-out` when a night has too few rooms left.
 * @returns the block's id
 */
export async function blockRooms(
  { db, clock }: DeskContext,
  block: NewBlock,
  { who }: ByHand,
): Promise<Outcome<string>> {
  const { propertyId, checkIn, checkOut, rooms, reason } = block;
  if (!(await hasProperty(db, propertyId))) return refuse('not-found', 'room-type-unknown', { propertyId });
  try {
    return await inTransaction(db, async (trx) => {
      const now = clock.now();
      const blockId = await placeBlock(trx, block, now);
      const details = `${rooms} × ${propertyId}, ${checkIn} to ${checkOut}: ${reason}`;
      await logByHand(trx, { who, action: 'block', subject: blockId, details }, now);
      return succeed(blockId);
    });
  } catch (error) {
    if (isSoldOut(error)) return refuse('sold-out', 'rooms-taken');
    throw error;
  }
}

/**
 * Puts blocked rooms back on sale. Refused with `not-found` when there is no such block, or it was lifted before.
 * @returns the reason of the block
 */
export async function unblockRooms(
  { db, clock }: DeskContext,
  blockId: string,
  { who }: ByHand,
): Promise<Outcome<string>> {
  return inTransaction(db, async (trx) => {
    const now = clock.now();
    const block = await liftBlock(trx, blockId, now);
    if (block === undefined) return refuse('not-found', 'block-unknown');
    await logByHand(trx, { who, action: 'unblock', subject: blockId, details: block.reason }, now);
    return succeed(block.reason);
  });
}
