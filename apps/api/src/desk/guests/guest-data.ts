import { toDollars } from '@motel/booking-core';
import type { Motel } from '@motel/content/server';
import { type Booking, eraseFromStays, lockBookings, paymentsOf } from '../../booking/index.ts';
import { type Db, inTransaction, type Trx } from '../../db/index.ts';
import { eraseFeedback, feedbackFrom } from '../../feedback/index.ts';
import { lockGuests } from '../../guests/index.ts';
import { eraseMails, mailsAbout } from '../../mail/index.ts';
import { itemsAbout } from '../../money/index.ts';
import { deskDay } from '../../shared/motel-time.ts';
import { refuse } from '../../shared/outcome.ts';
import { act, type DeskDeed, eraseAnswers, eraseFromLog, logByHand } from '../../staff/index.ts';
import { eraseNotes, notesOfStay, waitingOf } from '../../stays/index.ts';
import { emailsOf, loadPerson, type Person, whyNotErased } from './stays-of-guests.ts';

/** All that the motel has of a person, as data that other programs read, and a line of the log. Refused with `not-found`. */
export const exportGuest: DeskDeed<'exportGuest'> = ({ db, clock, motel }, { id }, { person: by }) => {
  // Without the key of a press: its answer would be kept.
  return inTransaction(db, async (trx) => {
    const person = (await loadPerson(trx, id)) ?? refuse('not-found', 'guest-unknown');
    const now = clock.now();
    const details = `${person.stays.length} stays`;
    const entry = { who: by.name, personId: by.id, action: 'export-guest', subject: id, details } as const;
    await logByHand(trx, entry, now);
    return { data: { exportedAt: now.toISOString(), ...(await dataOf(trx, motel, person)) } };
  });
};

async function dataOf(db: Db, motel: Pick<Motel, 'email'>, person: Person) {
  const { members, cards, stays } = person;
  const signIns = await db
    .selectFrom('auth_sessions')
    .select(['created_at', 'expires_at'])
    .where('guest_id', 'in', members)
    .orderBy('created_at')
    .execute();
  const numbers = await db.selectFrom('guests').select('mobile').where('id', 'in', members).execute();
  const ids = stays.map(({ id }) => id);
  const mails = ids.length === 0 ? [] : await mailsAbout(db, ids);
  const emails = emailsOf(motel, person);
  const feedback = await feedbackFrom(db, emails);
  return {
    mobileNumbers: numbers.flatMap(({ mobile }) => mobile ?? []),
    signIns: signIns.map(({ created_at: at, expires_at: until }) => ({ at, until })),
    notes: cards.map(({ wishes, note, not_again: notAgain, by, at }) => ({ wishes, note, notAgain, by, at })),
    stays: await Promise.all(stays.map((stay) => stayData(db, stay))),
    waiting: await db.selectFrom('waiting').selectAll().where(waitingOf(members, emails)).execute(),
    feedback: feedback.map(({ name, email, message, created_at: at }) => ({ name, email, message, at })),
    mails: mails.map(({ recipient: to, subject, body, created_at: at }) => ({ to, subject, body, at })),
  };
}

async function stayData(db: Db, { folio, ...stay }: Booking) {
  return {
    reference: stay.reference,
    status: stay.status,
    room: stay.property.title,
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    party: stay.party,
    bookedAt: stay.createdAt,
    arrivedAt: stay.arrivedAt,
    leftAt: stay.leftAt,
    guest: stay.guest,
    car: stay.car,
    language: stay.language,
    notes: (await notesOfStay(db, stay.id)).map(({ text, at }) => ({ text, at })),
    account: folio.entries.map(({ kind, what, label, detail, amount, at }) => ({
      kind,
      what,
      label,
      detail,
      at,
      amount: toDollars(amount),
    })),
  };
}

/** Erases a person but for the accounts, which the law asks for. Refused with a stay to come or an open account. */
export const eraseGuest: DeskDeed<'eraseGuest'> = (context, { id }, by) =>
  act(context, 'erase-guest', by, async (trx) => {
    const listed = (await loadPerson(trx, id)) ?? refuse('not-found', 'guest-unknown');
    // Bookings are locked before they are judged: one of them may be paid, or another be booked, at this moment.
    await lockGuests(trx, listed.members);
    await lockBookings(
      trx,
      listed.stays.map((stay) => stay.id),
    );
    const person = (await loadPerson(trx, id)) ?? listed;
    const obstacle = whyNotErased(person, deskDay(context));
    if (obstacle !== undefined) refuse('rule-broken', obstacle.reason, obstacle);
    await erase(trx, context.motel, person);
    const details = `${person.stays.length} stays keep their accounts`;
    return { subject: id, details, answer: { stays: person.stays.length } };
  });

async function erase(trx: Trx, motel: Pick<Motel, 'email'>, person: Person): Promise<void> {
  const { members, stays } = person;
  const emails = emailsOf(motel, person);
  // While their numbers are known.
  await trx.deleteFrom('waiting').where(waitingOf(members, emails)).execute();
  await trx.deleteFrom('auth_sessions').where('guest_id', 'in', members).execute();
  await trx.deleteFrom('guest_cards').where('guest_id', 'in', members).execute();
  await trx.updateTable('guests').set({ mobile: null }).where('id', 'in', members).execute();
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
