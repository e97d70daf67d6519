import { type Booking, findBooking, paymentsOf, siteOf } from '../../booking/index.ts';
import type { Trx } from '../../db/index.ts';
import { copyLatest, enqueueMail, receiptMail } from '../../mail/index.ts';
import { type Outcome, refuse, succeed } from '../../shared/outcome.ts';
import { act, type ByPerson } from '../act.ts';
import type { DeskContext } from '../desk.ts';
import type { Nothing } from './stay-desk.ts';

/** What the desk mails to a guest. */
interface AskedMail {
  readonly id: string;
  readonly what: 'latest' | 'receipt';
}

/** Mails the guest's latest letter once more, or the receipt. Refused with `not-found` or `rule-broken`. */
export async function mailGuest(
  context: DeskContext,
  { id, what }: AskedMail,
  by: ByPerson,
): Promise<Outcome<Nothing>> {
  return act(context, 'resend', by, async (trx, now) => {
    const booking = await findBooking(trx, id);
    if (booking === undefined) return refuse('not-found', 'booking-unknown');
    if (booking.guest.email === '') return refuse('rule-broken', 'no-address');
    const sent =
      what === 'latest' ? await mailLatest(trx, booking, now) : await mailReceipt(trx, booking, now);
    if (!sent.ok) return sent;
    return succeed({ subject: booking.reference, details: sent.value, answer: {} });
  });
}

async function mailLatest(trx: Trx, booking: Booking, now: Date): Promise<Outcome<string>> {
  const mail = await copyLatest(trx, booking, now);
  return mail === undefined ? refuse('not-found', 'mail-unknown') : succeed(mail.subject);
}

async function mailReceipt(trx: Trx, booking: Booking, now: Date): Promise<Outcome<string>> {
  if (paymentsOf(booking.folio).length === 0) return refuse('rule-broken', 'receipt-unpaid');
  const address = `${siteOf(booking)}/stay/${encodeURIComponent(booking.id)}/receipt`;
  const mail = receiptMail(booking, address, now.getTime());
  await enqueueMail(trx, now, mail);
  return succeed(mail.subject);
}
