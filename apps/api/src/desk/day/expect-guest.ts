import { setExpectedTime } from '../../booking/index.ts';
import { type Outcome, refuse, succeed } from '../../shared/outcome.ts';
import type { ByPerson, DeskContext } from '../../staff/index.ts';
import { actOnSeen, type Seen } from '../../stays/index.ts';

/** Notes when a guest said to come, or forgets it. Refused for a stay that is not booked, or has begun. */
export async function expectGuest(
  context: DeskContext,
  { time, ...seen }: Seen & { readonly time: string | null },
  by: ByPerson,
): Promise<Outcome<Record<string, never>>> {
  return actOnSeen(context, 'expected', by, seen, async (trx, { booking }) => {
    if (booking.status !== 'confirmed' && booking.status !== 'held') {
      return refuse('rule-broken', 'not-expected');
    }
    const before = await setExpectedTime(trx, booking.id, time);
    return succeed({
      details: time === null ? 'No hour of arrival' : `Arrives about ${time}`,
      before,
      after: time,
      answer: {},
    });
  });
}
