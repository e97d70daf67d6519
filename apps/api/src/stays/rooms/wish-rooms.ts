import { findBooking } from '../../booking/index.ts';
import { setWishes, wishesOf } from '../../rooms/index.ts';
import { refuse, succeed } from '../../shared/outcome.ts';
import type { DeskDeed } from '../../staff/index.ts';
import { actOnSeen } from '../act-on-stay.ts';
import { whyNot } from '../why-not.ts';

/** Writes what the guest of a stay wishes of their room. */
export const wishRooms: DeskDeed<'setWishes'> = (context, { wishes, near, ...seen }, by) =>
  actOnSeen(context, 'wish-rooms', by, seen, async (trx, { booking }, now) => {
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
