import { toDollars } from '@motel/booking-core';
import type { Motel } from '@motel/content/server';
import type { Booking } from '../../booking/index.ts';
import { type Db, inTransaction } from '../../db/index.ts';
import { feedbackFrom } from '../../feedback/index.ts';
import { mailsAbout } from '../../mail/index.ts';
import { refuse, succeed } from '../../shared/outcome.ts';
import { type DeskDeed, logByHand } from '../../staff/index.ts';
import { notesOfStay } from '../../stays/index.ts';
import { emailsOf, loadPerson, type Person } from './stays-of-guests.ts';

/** All that the motel has of a person, as data that other programs read, and a line of the log. Refused with `not-found`. */
export const exportGuest: DeskDeed<'exportGuest'> = ({ db, clock, motel }, { id }, { person: by }) => {
  // Without the key of a press: its answer would be kept.
  return inTransaction(db, async (trx) => {
    const person = await loadPerson(trx, id);
    if (person === undefined) return refuse('not-found', 'guest-unknown');
    const now = clock.now();
    const details = `${person.stays.length} stays`;
    const entry = { who: by.name, personId: by.id, action: 'export-guest', subject: id, details } as const;
    await logByHand(trx, entry, now);
    return succeed({ data: { exportedAt: now.toISOString(), ...(await dataOf(trx, motel, person)) } });
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
  const feedback = await feedbackFrom(db, emailsOf(motel, person));
  return {
    mobileNumbers: numbers.flatMap(({ mobile }) => mobile ?? []),
    signIns: signIns.map(({ created_at: at, expires_at: until }) => ({ at, until })),
    notes: cards.map(({ wishes, note, not_again: notAgain, by, at }) => ({ wishes, note, notAgain, by, at })),
    stays: await Promise.all(stays.map((stay) => stayData(db, stay))),
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
