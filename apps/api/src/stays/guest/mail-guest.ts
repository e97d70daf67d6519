import { copyLatest } from '../../mail/index.ts';
import { type Outcome, refuse, succeed } from '../../shared/outcome.ts';
import { act, type ByPerson, type DeskContext } from '../../staff/index.ts';
import { findNamedStay } from '../find-stay.ts';
import type { Nothing } from '../stay-desk-context.ts';

/** Mails the guest's latest letter once more. Refused with `not-found`, or `rule-broken` without an address. */
export async function mailGuest(
  context: DeskContext,
  { id }: { readonly id: string },
  by: ByPerson,
): Promise<Outcome<Nothing>> {
  return act(context, 'resend', by, async (trx, now) => {
    const found = await findNamedStay(trx, id);
    if (!found.ok) return found;
    const booking = found.value;
    if (booking.guest.email === '') return refuse('rule-broken', 'no-address');
    const mail = await copyLatest(trx, booking, now);
    if (mail === undefined) return refuse('not-found', 'mail-unknown');
    return succeed({ subject: booking.reference, details: mail.subject, answer: {} });
  });
}
