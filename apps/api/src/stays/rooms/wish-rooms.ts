import { findBooking } from '../../booking/index.ts';
import { setWishes, wishesOf } from '../../rooms/index.ts';
import { refuse, refuseIf } from '../../shared/outcome.ts';
import type { DeskDeed } from '../../staff/index.ts';
import { actOnSeen } from '../act-on-stay.ts';
import { whyNot } from '../why-not.ts';

/** Writes what the guest of a stay wishes of their room. */
export const wishRooms: DeskDeed<'setWishes'> = (context, { wishes, near, ...seen }, by) =>
  actOnSeen(context, 'wish-rooms', by, seen, async (trx, { booking }, now) => {
    const { id } = booking;
    refuseIf(whyNot(context.motel, booking, 'give-room', now));
    const other = near === undefined ? undefined : await findBooking(trx, near);
    if (near !== undefined && other === undefined) refuse('not-found', 'wish-near-unknown', { near });
    if (other?.id === id) refuse('rule-broken', 'wish-near-itself');
    const before = await wishesOf(trx, id);
    await setWishes(trx, id, wishes, other?.id);
    const after = [...wishes, ...(other ? [`near ${other.reference}`] : [])];
    const details = after.length === 0 ? 'no wishes' : `wishes: ${after.join(', ')}`;
    return { details, before, after, answer: {} };
  });
