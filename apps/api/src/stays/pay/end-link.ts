import { giveUpRequest, type PaymentRequest } from '../../booking/index.ts';
import { endRequest } from '../../money/index.ts';
import { type Outcome, refuse, succeed } from '../../shared/outcome.ts';
import type { ByPerson } from '../../staff/index.ts';
import { actOnSeen } from '../act-on-stay.ts';
import type { Seen } from '../lock-seen.ts';
import type { Nothing, StayDeskContext } from '../stay-desk-context.ts';

/**
 * Ends what waits for its payment by a link: a held stay, a change of a stay, or the rest of a price. Its session ends at
 * once where the provider answers, else by the job that ends overdue requests.
 */
export async function endLink(
  context: StayDeskContext,
  asked: Seen,
  by: ByPerson,
): Promise<Outcome<Nothing>> {
  let open: readonly PaymentRequest[] = [];
  const ended = await actOnSeen(context, 'release', by, asked, async (trx, { booking, change, link }) => {
    const held = booking.status === 'held' ? booking.request : undefined;
    open = [held, change?.request, link].filter((request) => request !== undefined);
    if (open.length === 0) return refuse('rule-broken', 'link-none');
    for (const { id } of open) await giveUpRequest(trx, id);
    return succeed({ details: 'payment link ended', answer: {} });
  });
  if (!ended.ok) return ended;
  for (const request of open) {
    await endRequest(context, request, 'hold-released').catch((error: unknown) => {
      context.logger.warn(
        { err: error, bookingId: request.bookingId },
        'A payment session could not be ended',
      );
    });
  }
  return succeed({});
}
