import { setExpectedTime } from '../../booking/index.ts';
import { refuse } from '../../shared/outcome.ts';
import type { DeskDeed } from '../../staff/index.ts';
import { actOnSeen } from '../../stays/index.ts';

/** Notes when a guest said to come, or forgets it. Refused for a stay that is not booked, or has begun. */
export const expectGuest: DeskDeed<'expectGuest'> = (context, { time, ...seen }, by) =>
  actOnSeen(context, 'expected', by, seen, async (trx, { booking }) => {
    if (booking.status !== 'confirmed' && booking.status !== 'held') refuse('rule-broken', 'not-expected');
    const before = await setExpectedTime(trx, booking.id, time);
    const details = time === null ? 'No hour of arrival' : `Arrives about ${time}`;
    return { details, before, after: time, answer: {} };
  });
