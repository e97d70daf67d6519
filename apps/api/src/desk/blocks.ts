import type { DeskCalls, WireAnswerOf } from '@motel/api-client/desk-contracts';
import { currentBlocks, liftBlock } from '../inventory/index.ts';
import { roomClosedBy } from '../rooms/index.ts';
import { type Outcome, refuse, succeed } from '../shared/outcome.ts';
import { act, type ByPerson, type DeskContext } from '../staff/index.ts';

/** Nights that are off sale: by a closed room, or by an earlier version, without a room's number. */
export async function listBlocks({ db }: DeskContext): Promise<Outcome<WireAnswerOf<DeskCalls['blocks']>>> {
  const blocks = (await currentBlocks(db)).map((block) => ({
    id: block.id,
    typeId: block.property_id,
    rooms: block.rooms,
    checkIn: block.check_in,
    checkOut: block.check_out,
    reason: block.reason,
  }));
  return succeed({ blocks });
}

/**
 * Puts blocked rooms back on sale. Refused with `not-found` when there is no such block, or it was lifted before; with
 * `rule-broken` for the block of a closed room: without it, a room would be sold that no guest can have.
 */
export async function liftBlockAtDesk(
  context: DeskContext,
  { id: blockId }: { readonly id: string },
  by: ByPerson,
): Promise<Outcome<Record<string, never>>> {
  return act(context, 'unblock', by, async (trx, now) => {
    const number = await roomClosedBy(trx, blockId);
    if (number !== undefined) return refuse('rule-broken', 'block-of-closure', { number });
    const block = await liftBlock(trx, blockId, now);
    if (block === undefined) return refuse('not-found', 'block-unknown');
    return succeed({ subject: blockId, details: block.reason, answer: {} });
  });
}
