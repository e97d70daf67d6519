import { completeGuestDetails } from '@motel/booking-core';
import { sql } from 'kysely';
import { type Booking, lockBookings, setExpectedTime, updateGuestDetails } from '../../booking/index.ts';
import type { Trx } from '../../db/index.ts';
import { lockGuests } from '../../guests/index.ts';
import { deskDay } from '../../shared/desk-day.ts';
import { type Outcome, refuse, succeed } from '../../shared/outcome.ts';
import { act, type ByPerson, type DeskContext } from '../../staff/index.ts';
import { loadPerson, whyNotErased } from './load-person.ts';

/** The name that stays have in the place of the person's. */
const ERASED = completeGuestDetails({ firstname: 'Erased', lastname: 'guest' });

/**
 * Takes a person out of all that the motel has, for good. Their stays, payments and numbered receipts remain: the law asks
 * for the accounts. Refused with `not-found`, or `rule-broken` while a stay is to come or an account is open.
 */
export function eraseGuest(
  context: DeskContext,
  { id }: { readonly id: string },
  by: ByPerson,
): Promise<Outcome<{ readonly stays: number }>> {
  return act(context, 'erase-guest', by, async (trx) => {
    const listed = await loadPerson(trx, id);
    if (listed === undefined) return refuse('not-found', 'guest-unknown');
    // Bookings are locked before they are judged: one of them may be paid, or another be booked, at this moment.
    await lockGuests(trx, listed.members);
    await lockBookings(
      trx,
      listed.stays.map((stay) => stay.id),
    );
    const person = (await loadPerson(trx, id)) ?? listed;
    const obstacle = whyNotErased(person, deskDay(context.clock));
    if (obstacle !== undefined) return refuse('rule-broken', obstacle.reason, obstacle);
    await erase(trx, person.members, person.stays);
    return succeed({
      subject: id,
      details: `${person.stays.length} stays keep their accounts`,
      answer: { stays: person.stays.length },
    });
  });
}

async function erase(trx: Trx, members: readonly string[], stays: readonly Booking[]): Promise<void> {
  await trx.deleteFrom('auth_sessions').where('guest_id', 'in', members).execute();
  await trx.deleteFrom('guest_cards').where('guest_id', 'in', members).execute();
  await trx.updateTable('guests').set({ mobile: null }).where('id', 'in', members).execute();
  if (stays.length === 0) return;
  const ids = stays.map(({ id }) => id);
  const emails = stays.map(({ guest }) => guest.email.toLowerCase()).filter((email) => email !== '');
  for (const id of ids) {
    await updateGuestDetails(trx, id, ERASED, { car: '', guarantee: null });
    await setExpectedTime(trx, id, null);
  }
  await trx.deleteFrom('device_bookings').where('booking_id', 'in', ids).execute();
  await trx.deleteFrom('stay_links').where('booking_id', 'in', ids).execute();
  await trx.updateTable('desk_notes').set({ text: '(erased)' }).where('booking_id', 'in', ids).execute();
  await sql`
    delete from outbox
    where linked_booking_id in (${sql.join(ids)})
      or exists (select 1 from unnest(string_to_array(dedupe_key, ':')) part where part in (${sql.join(ids)}))`.execute(
    trx,
  );
  if (emails.length > 0) {
    await sql`delete from feedback where lower(email) in (${sql.join(emails)})`.execute(trx);
    await sql`delete from outbox where lower(recipient) in (${sql.join(emails)})`.execute(trx);
  }
  await eraseFromLog(trx, stays);
}

/** Empties what people wrote about their stays; each line of the log remains. */
async function eraseFromLog(trx: Trx, stays: readonly Booking[]): Promise<void> {
  const notes = await trx
    .selectFrom('desk_notes')
    .select('id')
    .where(
      'booking_id',
      'in',
      stays.map(({ id }) => id),
    )
    .execute();
  const subjects = [...stays.map(({ reference }) => reference), ...notes.map(({ id }) => id)];
  // Answers to presses that may be repeated.
  const names = [...subjects, ...stays.map(({ id }) => id)];
  await sql`
    update desk_keys set answer = '{}'
    where answer is not null and exists (
      select 1 from unnest(array[${sql.join(names)}]::text[]) name where position(name in answer::text) > 0
    )`.execute(trx);
  await sql`
    update desk_log set details = '(erased)', before = null, after = null
    where subject in (${sql.join(subjects)}) and action in ('note', 'note-done', 'note-undone', 'guest', 'book')`.execute(
    trx,
  );
}
