import { cancelBooking, type GivenUp, type GivenUpMoney } from '../changes/index.ts';
import { type Outcome, succeed } from '../shared/outcome.ts';
import { shownMoney } from '../shared/shown-money.ts';
import { act } from './act.ts';
import type { ByHand, DeskContext } from './desk.ts';

/** How the line in the log begins. */
export const NO_SHOW = 'no-show';

/** Cancels a confirmed stay, and logs who did it. Refused as `cancelBooking` is. */
export async function cancelAtDesk(
  context: DeskContext,
  givenUp: GivenUp,
  by: ByHand,
): Promise<Outcome<GivenUpMoney>> {
  return act(context, 'cancel', by, async (trx) => {
    const cancelled = await cancelBooking(trx, context, givenUp, by.who);
    if (!cancelled.ok) return cancelled;
    const { booking, money } = cancelled.value;
    const { refunded, kept, returned } = money;
    const noShow = givenUp.isNoShow ? `${NO_SHOW}, ` : '';
    const before = returned === 0 ? '' : `, given back before ${shownMoney(returned)}`;
    const details = `${noShow}refunded ${shownMoney(refunded)}, kept ${shownMoney(kept)}${before}`;
    return succeed({ subject: booking.reference, details, answer: money });
  });
}
