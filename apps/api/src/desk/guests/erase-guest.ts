import type { Motel } from '@motel/content/server';
import { eraseFromStays, lockBookings, paymentsOf } from '../../booking/index.ts';
import type { Trx } from '../../db/index.ts';
import { eraseFeedback } from '../../feedback/index.ts';
import { lockGuests } from '../../guests/index.ts';
import { eraseMails } from '../../mail/index.ts';
import { itemsAbout } from '../../money/index.ts';
import { deskDay } from '../../shared/motel-time.ts';
import { refuse, succeed } from '../../shared/outcome.ts';
import { act, type DeskDeed, eraseAnswers, eraseFromLog } from '../../staff/index.ts';
import { eraseNotes } from '../../stays/index.ts';
import { emailsOf, loadPerson, type Person, whyNotErased } from './stays-of-guests.ts';

/**
 * Takes a person out of all that the motel has, for good. Their stays, payments and numbered receipts remain: the law asks
 * for the accounts. Refused with `not-found`, or `rule-broken` while a stay is to come or an account is open.
 */
export const eraseGuest: DeskDeed<'eraseGuest'> = (context, { id }, by) =>
  act(context, 'erase-guest', by, async (trx) => {
    const listed = await loadPerson(trx, id);
    if (listed === undefined) return refuse('not-found', 'guest-unknown');
    // Bookings are locked before they are judged: one of them may be paid, or another be booked, at this moment.
    await lockGuests(trx, listed.members);
    await lockBookings(
      trx,
      listed.stays.map((stay) => stay.id),
    );
    const person = (await loadPerson(trx, id)) ?? listed;
    const obstacle = whyNotErased(person, deskDay(context));
    if (obstacle !== undefined) return refuse('rule-broken', obstacle.reason, obstacle);
    await erase(trx, context.motel, person);
    const details = `${person.stays.length} stays keep their accounts`;
    return succeed({ subject: id, details, answer: { stays: person.stays.length } });
  });

async function erase(trx: Trx, motel: Pick<Motel, 'email'>, person: Person): Promise<void> {
  const { members, stays } = person;
  await trx.deleteFrom('auth_sessions').where('guest_id', 'in', members).execute();
  await trx.deleteFrom('guest_cards').where('guest_id', 'in', members).execute();
  await trx.updateTable('guests').set({ mobile: null }).where('id', 'in', members).execute();
  const emails = emailsOf(motel, person);
  const ids = await eraseFromStays(trx, members);
  if (ids.length === 0) return;
  const notes = await eraseNotes(trx, ids);
  const items = await Promise.all(ids.map((id) => itemsAbout(trx, id)));
  const payments = stays.flatMap(({ folio }) => paymentsOf(folio));
  const names = [...ids, ...[...payments, ...items.flat()].map(({ reference }) => reference)];
  const mails = await eraseMails(trx, { names, emails });
  await eraseFeedback(trx, emails);
  const subjects = [...names, ...notes, ...mails, ...stays.map(({ reference }) => reference)];
  await eraseAnswers(trx, [...subjects, ...members]);
  await eraseFromLog(trx, subjects);
}
