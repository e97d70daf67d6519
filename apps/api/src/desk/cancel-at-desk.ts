import { cancelBooking, type GivenUp, type GivenUpMoney } from '../changes/index.ts';
import type { Outcome } from '../shared/outcome.ts';
import { shownMoney } from '../shared/shown-money.ts';
import type { ByHand, DeskContext } from './desk.ts';
import { logByHand } from './desk-log.ts';

/** How the line in the log begins. */
export const NO_SHOW = 'no-show';

/** Cancels a confirmed stay, and logs who did it. Refused as `cancelBooking` is. */
export async function cancelAtDesk(
  context: DeskContext,
  givenUp: GivenUp,
  { who }: ByHand,
): Promise<Outcome<GivenUpMoney>> {
  return cancelBooking(context, givenUp, who, async (trx, booking, { refunded, kept, returned }, now) => {
    const noShow = givenUp.isNoShow ? `${NO_SHOW}, ` : '';
    const before = returned === 0 ? '' : `, given back before ${shownMoney(returned)}`;
    const details = `${noShow}refunded ${shownMoney(refunded)}, kept ${shownMoney(kept)}${before}`;
    await logByHand(trx, { who, action: 'cancel', subject: booking.reference, details }, now);
  });
}
