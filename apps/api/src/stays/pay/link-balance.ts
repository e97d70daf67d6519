import { shownMoney } from '@motel/content/words';
import { insertRequest, withdrawRequests } from '../../booking/index.ts';
import { type Outcome, refuse, succeed } from '../../shared/outcome.ts';
import { after } from '../../shared/retry-delay.ts';
import type { ByPerson } from '../../staff/index.ts';
import { actOnSeen } from '../act-on-stay.ts';
import { LINK_LIFETIME } from '../hold/hold-lifetime.ts';
import type { Nothing, StayDeskContext } from '../stay-desk-context.ts';
import { balanceRequest } from './balance-request.ts';
import { sendLink } from './send-link.ts';
import { type TakenPayment, whyNotTaken } from './taken-payment.ts';

/** Makes a link by which the guest pays what they owe; an earlier one ends. */
export async function linkBalance(
  context: StayDeskContext,
  asked: TakenPayment,
  by: ByPerson,
): Promise<Outcome<Nothing>> {
  const made = await actOnSeen(context, 'link', by, asked, async (trx, stay, now) => {
    const { booking } = stay;
    if (booking.status === 'held') return refuse('rule-broken', 'link-open-already');
    const refused = whyNotTaken(stay, asked, now);
    if (refused !== undefined) return refused;
    const until = after(now, LINK_LIFETIME);
    await withdrawRequests(trx, booking.id, ['balance'], now);
    const request = balanceRequest(context, booking, asked.amount, { now, until });
    const { id } = await insertRequest(trx, request, now);
    const details = `${shownMoney(asked.amount)} by a link`;
    return succeed({ details, answer: { id } });
  });
  if (!made.ok) return made;
  return (await sendLink(context, made.value.id, by)) ?? succeed({});
}
