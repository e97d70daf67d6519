import { giveUpRequest, type PaymentRequest } from '../../booking/index.ts';
import { endRequest } from '../../money/index.ts';
import { refuse, succeed } from '../../shared/outcome.ts';
import type { DeskDeed } from '../../staff/index.ts';
import { actOnSeen } from '../act-on-stay.ts';
import type { StayDeskContext } from '../stay-desk-context.ts';

/**
 * Ends what waits for its payment by a link: a held stay, a change of a stay, or the rest of a price. Its session ends at
 * once where the provider answers, else by the job that ends overdue requests.
 */
export const endLink: DeskDeed<'endLink', StayDeskContext> = async (context, asked, by) => {
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
};
