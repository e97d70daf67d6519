import { randomUUID } from 'node:crypto';
import { insertLink, loadBooking, loadLink, moveLink, recordLinkSession } from '../../booking/index.ts';
import { LINK_LIFETIME } from '../../checkout/index.ts';
import { inTransaction } from '../../db/index.ts';
import { enqueueMail, paymentLinkMail } from '../../mail/index.ts';
import { type Outcome, type Refused, refuse, refuseForNow, succeed } from '../../shared/outcome.ts';
import { after } from '../../shared/retry-delay.ts';
import { shownMoney } from '../../shared/shown-money.ts';
import { sentenceOf } from '../../shared/words/refusals.ts';
import { act, type ByPerson } from '../act.ts';
import { linkedPress } from './linked-press.ts';
import { lockSeen } from './lock-seen.ts';
import type { Nothing, StayDeskContext } from './stay-desk.ts';
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
    const page = `${publicUrl}/stay/${encodeURIComponent(booking.id)}`;
    const checkout = {
      provider: payments.name,
      title: `${booking.property.title}: ${sentenceOf('balance-title')}`,
      expiresAt: after(now, LINK_LIFETIME),
      successUrl: page,
      cancelUrl: page,
      sessionId: null,
      url: null,
    };
    await insertLink(trx, { id, bookingId: booking.id, amount: asked.amount, checkout }, now);
    const details = `${shownMoney(asked.amount)} by a link`;
    return succeed({ subject: booking.reference, details, answer: { id } });
  });
  if (!made.ok) return made;
  return (await linkedPress(context, by, openLink(context, made.value.id))) ?? succeed({});
}

/** Opens the payment session of a link, once, and mails it. Without a session the link ends. */
async function openLink(context: StayDeskContext, id: string): Promise<Refused | undefined> {
  const { db, clock, payments, logger } = context;
  const link = await loadLink(db, id);
  if (link?.status !== 'open') return undefined;
  const { bookingId, amount, checkout } = link;
  const { title, expiresAt, successUrl, cancelUrl } = checkout;
  try {
    const lines = [{ kind: 'balance', label: sentenceOf('balance-title'), amount }];
    const page = { title, expiresAt, successUrl, cancelUrl, lines, total: amount };
    const session = await payments.createSession({ bookingId, idempotencyKey: id, ...page });
    if (!(await recordLinkSession(db, id, session))) {
      // Another link, or a payment, was faster: nobody has this address.
      await payments.expireSession(session.sessionId);
      return undefined;
    }
    await inTransaction(db, async (trx) => {
      const booking = await loadBooking(trx, bookingId);
      if (booking === undefined) return;
      const facts = { about: id, amount, url: session.url, until: expiresAt };
      await enqueueMail(trx, clock.now(), paymentLinkMail(booking, facts));
    });
    return undefined;
  } catch (error) {
    logger.error({ err: error, bookingId }, 'The payment provider made no session for a link');
    // A newer link of the stay stays open.
    await inTransaction(db, (trx) => moveLink(trx, id, 'ended', clock.now()));
    return refuseForNow('payment-unavailable', 'payment-unavailable', 120);
  }
}
