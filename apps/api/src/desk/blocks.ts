import { currentBlocks, liftBlock } from '../inventory/index.ts';
import { roomClosedBy } from '../rooms/index.ts';
import { refuse, succeed } from '../shared/outcome.ts';
import { act, type DeskDeed, type DeskReading } from '../staff/index.ts';

/** Nights that are off sale: by a closed room, or by an earlier version, without a room's number. */
export const listBlocks: DeskReading<'blocks'> = async ({ db }) => {
  const blocks = (await currentBlocks(db)).map((block) => ({
    id: block.id,
    typeId: block.property_id,
    rooms: block.rooms,
    checkIn: block.check_in,
    checkOut: block.check_out,
    reason: block.reason,
  }));
  return succeed({ blocks });
};

/**
 * Puts blocked rooms back on sale. Refused with `not-found` when there is no such block, or it was lifted before; with
 * `rule-broken` for the block of a closed room: without it, a room would be sold that no guest can have.
 */
export const liftBlockAtDesk: DeskDeed<'liftBlock'> = (context, { id: blockId }, by) =>
  act(context, 'unblock', by, async (trx, now) => {
    const number = await roomClosedBy(trx, blockId);
    if (number !== undefined) return refuse('rule-broken', 'block-of-closure', { number });
    const block = await liftBlock(trx, blockId, now);
    if (block === undefined) return refuse('not-found', 'block-unknown');
    return succeed({ subject: blockId, details: block.reason, answer: {} });
  });
