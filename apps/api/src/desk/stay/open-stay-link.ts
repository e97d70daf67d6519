import { loadBooking } from '../../booking/index.ts';
import { openSession } from '../../checkout/index.ts';
import { inTransaction } from '../../db/index.ts';
import { enqueueMail, paymentLinkMail } from '../../mail/index.ts';
import { type Refused, refuseForNow } from '../../shared/outcome.ts';
import type { StayDeskContext } from './stay-desk.ts';

/**
 * Opens the payment session of a stay that the desk holds, once, and mails its link to the guest. Without a session the
 * hold is released.
 */
export async function openStayLink(context: StayDeskContext, id: string): Promise<Refused | undefined> {
  const { db, clock } = context;
  const held = await loadBooking(db, id);
  if (held?.status === 'confirmed') return undefined;
  if (held?.status !== 'held') return refuseForNow('payment-unavailable', 'payment-unavailable', 120);
  if (held.checkout.sessionId === null) {
    const opened = await openSession(context, held);
    if (!opened.ok) return opened;
  }
  const opened = await loadBooking(db, id);
  const url = opened?.checkout.url;
  if (opened === undefined || typeof url !== 'string') return undefined;
  const link = { about: 'stay', amount: opened.folio.price, url, until: opened.checkout.expiresAt };
  await inTransaction(db, (trx) => enqueueMail(trx, clock.now(), paymentLinkMail(opened, link)));
  return undefined;
}
