import type { RoomTrait } from '@motel/content';
import { findBooking } from '../../booking/index.ts';
import { setWishes, wishesOf } from '../../rooms/index.ts';
import { type Outcome, refuse, succeed } from '../../shared/outcome.ts';
import type { ByPerson, DeskContext } from '../../staff/index.ts';
import { actOnSeen } from '../act-on-stay.ts';
import type { Seen } from '../lock-seen.ts';
import { whyNot } from '../why-not.ts';

interface WishedRoom extends Seen {
  readonly wishes: readonly RoomTrait[];
  /** Another stay whose room should be near, by its id or reference. */
  readonly near?: string | undefined;
}

/**
 * Writes what the guest of a stay wishes of their room. Refused with `not-found` where the other stay is unknown, or
 * `rule-broken` where it is the stay itself.
 */
export async function wishRooms(
  context: DeskContext,
  { wishes, near, ...seen }: WishedRoom,
  by: ByPerson,
): Promise<Outcome<Record<string, never>>> {
  return actOnSeen(context, 'wish-rooms', by, seen, async (trx, { booking }, now) => {
    const { id } = booking;
    const refused = whyNot(context.motel, booking, 'give-room', now);
    if (refused !== undefined) return refused;
    const other = near === undefined ? undefined : await findBooking(trx, near);
    if (near !== undefined && other === undefined) return refuse('not-found', 'wish-near-unknown', { near });
    if (other?.id === id) return refuse('rule-broken', 'wish-near-itself');
    const before = await wishesOf(trx, id);
    await setWishes(trx, id, wishes, other?.id);
    const after = [...wishes, ...(other ? [`near ${other.reference}`] : [])];
    const details = after.length === 0 ? 'no wishes' : `wishes: ${after.join(', ')}`;
    return succeed({ details, before, after, answer: {} });
  });
}
