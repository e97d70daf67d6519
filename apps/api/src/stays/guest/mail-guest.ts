import { copyLatest } from '../../mail/index.ts';
import { type Outcome, refuse, succeed } from '../../shared/outcome.ts';
import type { ByPerson, DeskContext } from '../../staff/index.ts';
import { actOnSeen } from '../act-on-stay.ts';
import type { Seen } from '../lock-seen.ts';
import type { Nothing } from '../stay-desk-context.ts';

/** Mails the guest's latest letter again. Refused with `not-found`, or `rule-broken` without an address. */
export async function mailGuest(context: DeskContext, seen: Seen, by: ByPerson): Promise<Outcome<Nothing>> {
  return actOnSeen(context, 'resend', by, seen, async (trx, { booking }, now) => {
    if (booking.guest.email === '') return refuse('rule-broken', 'no-address');
    const mail = await copyLatest(trx, booking, now);
    if (mail === undefined) return refuse('not-found', 'mail-unknown');
    return succeed({ details: mail.subject, answer: {} });
  });
}
