import {
  changeOfSession,
  endOpenLink,
  loadBooking,
  overdueChangeFromNow,
  overdueFromNow,
} from '../../booking/index.ts';
import { endChange, endHold } from '../../checkout/index.ts';
import { type Outcome, refuse, succeed } from '../../shared/outcome.ts';
import { act, type ByPerson } from '../act.ts';
import { lockSeen, type Seen } from './lock-seen.ts';
import type { Nothing, StayDeskContext } from './stay-desk.ts';

/**
 * Ends what waits for its payment by a link: a held stay, a change of a stay, or the rest of a price. Its session ends at
 * once where the provider answers, else by the job that ends overdue holds.
 */
export async function endLink(
  context: StayDeskContext,
  asked: Seen,
  by: ByPerson,
): Promise<Outcome<Nothing>> {
  const ended = await act(context, 'release', by, async (trx, now) => {
    const seen = await lockSeen(trx, asked);
    if (!seen.ok) return seen;
    const { booking, change, link } = seen.value;
    if (booking.status !== 'held' && change === undefined && link === undefined) {
      return refuse('rule-broken', 'link-none');
    }
    if (booking.status === 'held') await overdueFromNow(trx, booking.id);
    if (change !== undefined) await overdueChangeFromNow(trx, change.id);
    if (link !== undefined) await endOpenLink(trx, booking.id, now);
    const session = change?.checkout?.sessionId ?? link?.checkout.sessionId ?? null;
    const details = 'payment link ended';
    return succeed({ subject: booking.reference, details, answer: { id: booking.id, session } });
  });
  if (!ended.ok) return ended;
  await endAtProvider(context, ended.value).catch((error: unknown) => {
    context.logger.warn({ err: error, bookingId: ended.value.id }, 'A payment session could not be ended');
  });
  return succeed({});
}

async function endAtProvider(
  context: StayDeskContext,
  { id, session }: { readonly id: string; readonly session: string | null },
): Promise<void> {
  const booking = await loadBooking(context.db, id);
  if (booking?.status === 'held') {
    await endHold(context, { bookingId: id, ...booking.checkout }, 'hold-released');
    return;
  }
  if (session === null) return;
  const change = await changeOfSession(context.db, session);
  if (change?.status === 'held') await endChange(context, change, 'hold-released');
  else if (change === undefined) await context.payments.expireSession(session);
}
