import { randomUUID } from 'node:crypto';
import { shownMoney } from '@motel/content/words';
import { t } from '@motel/language';
import { insertRequest, withdrawRequests } from '../../booking/index.ts';
import { type Outcome, refuse, succeed } from '../../shared/outcome.ts';
import { after } from '../../shared/retry-delay.ts';
import { answeringIn, ownWords } from '../../shared/spoken.ts';
import { act, type ByPerson } from '../../staff/index.ts';
import { LINK_LIFETIME } from '../hold/hold-lifetime.ts';
import { lockSeen } from '../lock-seen.ts';
import type { Nothing, StayDeskContext } from '../stay-desk-context.ts';
import { stayUrl } from '../stay-url.ts';
import { sendLink } from './send-link.ts';
import { type TakenPayment, whyNotTaken } from './taken-payment.ts';

/** Makes a link by which the guest pays what they owe; an earlier one ends. */
export async function linkBalance(
  context: StayDeskContext,
  asked: TakenPayment,
  by: ByPerson,
): Promise<Outcome<Nothing>> {
  const { payments, publicUrl } = context;
  const made = await act(context, 'link', by, async (trx, now) => {
    const seen = await lockSeen(trx, asked);
    if (!seen.ok) return seen;
    const { booking } = seen.value;
    if (booking.status === 'held') return refuse('rule-broken', 'link-open-already');
    const refused = whyNotTaken(seen.value, asked, now);
    if (refused !== undefined) return refused;
    const id = randomUUID();
    const page = stayUrl(publicUrl, booking);
    const until = after(now, LINK_LIFETIME);
    await withdrawRequests(trx, booking.id, ['balance'], now);
    await insertRequest(
      trx,
      {
        id,
        bookingId: booking.id,
        purpose: 'balance',
        amount: asked.amount,
        held: [],
        heldSince: now,
        heldFrom: null,
        openUntil: until,
        guestId: booking.guestId,
        authSessionId: null,
        provider: payments.name,
        title: answeringIn(booking.language, () =>
          t('{room}: what is left to pay', { room: ownWords(booking.property.title) }),
        ),
        expiresAt: until,
        successUrl: page,
        cancelUrl: page,
      },
      now,
    );
    const details = `${shownMoney(asked.amount)} by a link`;
    return succeed({ subject: booking.reference, details, answer: { id } });
  });
  if (!made.ok) return made;
  return (await sendLink(context, made.value.id, by)) ?? succeed({});
}
