import { hasProperty, liftBlock, placeBlock, SoldOut } from '../inventory/index.ts';
import { roomClosedBy } from '../rooms/index.ts';
import { deskDay } from '../shared/desk-day.ts';
import { type Outcome, refuse, succeed } from '../shared/outcome.ts';
import { act } from './act.ts';
import type { ByHand, DeskContext } from './desk.ts';
import { readClosure } from './rooms/read-closure.ts';

/** Rooms to take out of sale, from the first night to the day on which they are free again: `yyyy-mm-dd`. */
interface Block {
  readonly propertyId: string;
  readonly checkIn: string;
  readonly checkOut: string;
  readonly rooms: number;
  readonly reason: string;
}

/**
 * Takes rooms out of sale. Refused with `not-found`, with `rule-broken` as a closure is, or with `sold-out` when a night has
 * too few rooms left.
 * @returns the block's id
 */
export async function blockRooms(
  context: DeskContext,
  { propertyId, rooms, reason, ...typed }: Block,
  by: ByHand,
): Promise<Outcome<string>> {
  const read = readClosure(typed, deskDay(context.clock));
  if (!read.ok) return read;
  const { checkIn, checkOut } = read.value;
  if (!(await hasProperty(context.db, propertyId)))
    return refuse('not-found', 'room-type-unknown', { propertyId });
  try {
    return await act(context, 'block', by, async (trx, now) => {
      const blockId = await placeBlock(trx, { propertyId, checkIn, checkOut, rooms, reason }, now);
      const details = `${rooms} × ${propertyId}, ${checkIn} to ${checkOut}: ${reason}`;
      return succeed({ subject: blockId, details, answer: blockId });
    });
  } catch (error) {
    if (error instanceof SoldOut) return refuse('sold-out', 'rooms-taken');
    throw error;
  }
}

/**
 * Puts blocked rooms back on sale. Refused with `not-found` when there is no such block, or it was lifted before; with
 * `rule-broken` for the block of a closed room: without it, a room would be sold that nobody can have.
 * @returns the reason of the block
 */
export async function unblockRooms(
  context: DeskContext,
  blockId: string,
  by: ByHand,
): Promise<Outcome<string>> {
  return act(context, 'unblock', by, async (trx, now) => {
    const number = await roomClosedBy(trx, blockId);
    if (number !== undefined) return refuse('rule-broken', 'block-of-closure', { number });
    const block = await liftBlock(trx, blockId, now);
    if (block === undefined) return refuse('not-found', 'block-unknown');
    return succeed({ subject: blockId, details: block.reason, answer: block.reason });
  });
}
