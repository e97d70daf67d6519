import { addDays, type CivilDate, dateAt, type Instant, instantAt } from '@motel/booking-core';
import type { Motel } from '@motel/content/server';
import { type SqlBool, sql } from 'kysely';
import { type Booking, hasNights, lockBooking } from '../booking/index.ts';
import { type Db, inTransaction } from '../db/index.ts';
import type { AtMotel } from '../shared/motel-context.ts';
import { afterStayMail, arrivalMail } from './letters/index.ts';
import { enqueueMail, writtenMails } from './outbox.ts';
import type { OutboxMessage } from './outbox-message.ts';

/** The hour of the motel's clock from which the letters of a day are written. */
const HOUR = 10;

/** A motel that was down on a letter's day writes it on the next one, never later. */
const DAYS_LATE = 1;

interface TimedLetter {
  readonly name: 'arrival' | 'after-stay';
  readonly words: 'arrival' | 'afterStay';
  /** The day of the stay that it counts from. */
  readonly from: 'check_in' | 'check_out';
  /** Days from then to the letter. */
  readonly days: number;
  write(motel: Motel, stay: Booking, now: Instant): OutboxMessage;
}

const LETTERS: readonly TimedLetter[] = [
  { name: 'arrival', words: 'arrival', from: 'check_in', days: -2, write: arrivalMail },
  { name: 'after-stay', words: 'afterStay', from: 'check_out', days: 1, write: afterStayMail },
];

type TimedWork = AtMotel & { readonly db: Db };

/** Writes the letters due by the calendar. Safe in many processes: the outbox takes one mail for each occasion. */
export async function enqueueTimedMail({ db, clock, motel }: TimedWork, stop?: AbortSignal) {
  for (const letter of LETTERS.filter(({ words }) => motel.mailWords[words].isSent)) {
    for (const id of await dueStays({ db, motel }, letter, clock.now())) {
      if (stop?.aborted) return;
      await inTransaction(db, async (trx) => {
        const stay = await lockBooking(trx, id);
        // It may have been cancelled since it was listed.
        if (stay?.status !== 'confirmed') return;
        const now = clock.now();
        await enqueueMail(trx, now, letter.write(motel, stay, now.getTime()));
      });
    }
  }
}

async function dueStays(
  { db, motel }: Pick<TimedWork, 'db' | 'motel'>,
  { name, from, days }: TimedLetter,
  now: Date,
): Promise<string[]> {
  const latest = latestDay(motel, now);
  const stays = await confirmedStays(db, from, addDays(latest, -DAYS_LATE - days), addDays(latest, -days));
  const due = stays.filter(({ date, confirmedAt }) => dayOf(motel, confirmedAt) < addDays(date, days));
  const written = await writtenMails(
    db,
    due.map(({ id }) => `${name}:${id}`),
  );
  return due.map(({ id }) => id).filter((id) => !written.has(`${name}:${id}`));
}

/** The latest day on which it has struck the letters' hour at the motel. */
function latestDay(motel: Motel, now: Date): CivilDate {
  const today = dayOf(motel, now);
  const hasStruck = now.getTime() >= instantAt(today, HOUR, motel.houseRules.timeZone);
  return hasStruck ? today : addDays(today, -1);
}

function dayOf(motel: Motel, at: Date): CivilDate {
  return dateAt(at.getTime(), motel.houseRules.timeZone);
}

/** Another stay of an order that gets the letter for both. */
const IS_TOLD_WITH_ANOTHER = sql<SqlBool>`exists (
  select 1 from bookings told
  where told.order_id = bookings.order_id and told.id < bookings.id and told.status = bookings.status
    and told.check_in = bookings.check_in and told.check_out = bookings.check_out
    and told.guest_details ->> 'email' = bookings.guest_details ->> 'email')`;

/** Confirmed stays with a mail address that begin, or end, from one date to another, both inclusive; oldest first. */
async function confirmedStays(
  db: Db,
  end: 'check_in' | 'check_out',
  from: Booking['checkIn'],
  to: Booking['checkIn'],
) {
  return db
    .selectFrom('bookings')
    .select(['id', `${end} as date`, 'status_changed_at as confirmedAt'])
    .where('status', '=', 'confirmed')
    .where(sql`guest_details ->> 'email'`, '<>', '')
    .where(({ not }) => not(IS_TOLD_WITH_ANOTHER))
    .where(hasNights(addDays(from, -1), addDays(to, 1)))
    .where(end, '>=', from)
    .where(end, '<=', to)
    .orderBy('status_changed_at')
    .orderBy('id')
    .execute();
}
