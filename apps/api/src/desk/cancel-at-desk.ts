import { cancelBooking, type GivenUp, type GivenUpMoney } from '../changes/index.ts';
import type { Outcome } from '../shared/outcome.ts';
import { shownMoney } from '../shared/shown-money.ts';
import type { ByHand, DeskContext } from './desk.ts';
import { logByHand } from './desk-log.ts';

/** Cancels a confirmed stay, and logs who did it. Refused as `cancelBooking` is. */
export async function cancelAtDesk(
  context: DeskContext,
  givenUp: GivenUp,
  { who }: ByHand,
): Promise<Outcome<GivenUpMoney>> {
  return cancelBooking(context, givenUp, who, async (trx, { reference }, money, now) => {
    const details = `${givenUp.isNoShow ? 'no-show, ' : ''}${moneyWords(money)}`;
    await logByHand(trx, { who, action: 'cancel', subject: reference, details }, now);
  });
}

function moneyWords({ refunded, kept, returned }: GivenUpMoney): string {
  const words = `refunded ${shownMoney(refunded)}, kept ${shownMoney(kept)}`;
  return returned === 0 ? words : `${words}, given back before ${shownMoney(returned)}`;
}
