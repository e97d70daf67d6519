import { copyLatest } from '../../mail/index.ts';
import { refuse, succeed } from '../../shared/outcome.ts';
import type { DeskDeed } from '../../staff/index.ts';
import { actOnSeen } from '../act-on-stay.ts';

/** Mails the guest's latest letter again. Refused with `not-found`, or `rule-broken` without an address. */
export const mailGuest: DeskDeed<'mailGuest'> = (context, seen, by) =>
  actOnSeen(context, 'resend', by, seen, async (trx, { booking }, now) => {
    if (booking.guest.email === '') return refuse('rule-broken', 'no-address');
    const mail = await copyLatest(trx, booking, now);
    if (mail === undefined) return refuse('not-found', 'mail-unknown');
    return succeed({ details: mail.subject, answer: {} });
  });
