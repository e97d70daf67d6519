import { type CivilDate, parseCivilDate } from '@motel/booking-core';
import type { Words } from '@motel/content/server';
import type { Db } from '../../../db/index.ts';
import { deskDay } from '../../../shared/motel-time.ts';
import { refuse } from '../../../shared/outcome.ts';
import type { DeskAnswer, DeskReading } from '../../../staff/index.ts';
import { postedOfDay } from '../postings/day-postings.ts';
import { dayEndsAt, endingDay, firstOpenDay, lastEndedDay } from '../postings/day-tables.ts';
import { reportOf, stillToDo } from './day-report.ts';

const LISTED = 62;

type DayEnd = DeskAnswer<'dayEnd'>;

/** A day that has ended as it was then; or the open one as it would end now. */
export const showDayEnd: DeskReading<'dayEnd'> = async ({ db, clock, motel, words }, asked) => {
  const now = clock.now();
  const first = await firstOpenDay(db, motel, now);
  const open = first <= deskDay({ clock, motel }) ? first : undefined;
  const date = parseCivilDate(asked.date) ?? open;
  const days = await endedDays(db);
  const rest = { ...(open && { open }), days };
  // Until the next day begins, the last one is shown.
  const last = (await lastEndedDay(db))?.date;
  const ended = await endedDay(db, date ?? last ?? first);
  if (ended !== undefined) {
    const canReopen = ended.report.date === last && dayEndsAt(motel, last) > now;
    return { ...rest, ...ended, canReopen, todo: [] };
  }
  if (date === undefined || date !== open) refuse('not-found', 'day-not-ended');
  return { ...rest, ...(await openDay(words, db, date, now)) };
};

async function openDay(words: Words, db: Db, date: CivilDate, now: Date) {
  const { motel } = words;
  const day = await endingDay(db, motel, date, now);
  const todo = await stillToDo(words, db, date);
  const posted = await postedOfDay(db, motel, day);
  const undone = todo.map(({ sentence }) => sentence);
  return { todo, report: await reportOf(db, motel, day, posted, undone) };
}

async function endedDay(db: Db, date: CivilDate): Promise<Pick<DayEnd, 'ended' | 'report'> | undefined> {
  const row = await db
    .selectFrom('ended_days')
    .select(['ended_at', 'by', 'report'])
    .where('date', '=', date)
    .executeTakeFirst();
  return row && { ended: { at: row.ended_at.toISOString(), by: row.by }, report: row.report };
}

async function endedDays(db: Db): Promise<DayEnd['days']> {
  const rows = await db
    .selectFrom('ended_days')
    .select(['date', 'ended_at', 'by', 'report'])
    .orderBy('date', 'desc')
    .limit(LISTED)
    .execute();
  return rows.map(({ date, ended_at: at, by, report: { night, net } }) => ({
    date,
    at: at.toISOString(),
    by,
    sold: night.sold,
    open: night.open,
    net,
  }));
}
