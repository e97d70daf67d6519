import { dayReport } from '@motel/api-client/desk-contracts';
import { addDays, type CivilDate, parseCivilDate } from '@motel/booking-core';
import { dateWords } from '@motel/content/dates';
import { type Db, inBatches, inTransaction, type Trx } from '../../../db/index.ts';
import { dayReportKey, dayReportMail, enqueueMail, takeBackMail } from '../../../mail/index.ts';
import type { Clock } from '../../../shared/clock.ts';
import { deskDay } from '../../../shared/desk-day.ts';
import { type Outcome, type Refused, refuse, refuseBroken, succeed } from '../../../shared/outcome.ts';
import { shownTime } from '../../../shared/shown-time.ts';
import { spokenWords } from '../../../shared/spoken.ts';
import { sentenceOf } from '../../../shared/words/refusals.ts';
import { act, type ByPerson, type DeskContext } from '../../../staff/index.ts';
import { readTills } from '../../../till/index.ts';
import { dayEndsAt, endingDay, firstOpenDay, lastEndedDay } from '../postings/day-clock.ts';
import { postedOfDay } from '../postings/day-postings.ts';
import { reportOf } from './day-report.ts';
import { stillToDo } from './still-to-do.ts';

/** The name in the list of days of one that ended at the owner's hour. */
const BY_ITSELF = 'by itself';

/**
 * Ends the open day. Refused with `rule-broken` for a day that has ended, one before which another is open, or one that has
 * not begun; before its hour also where the person has not said that they know what is still to come.
 */
export async function endDay(
  context: DeskContext,
  asked: { readonly date: string; readonly isEarlyAccepted?: boolean | undefined },
  by: ByPerson,
): Promise<Outcome<Record<string, never>>> {
  const date = parseCivilDate(asked.date);
  if (date === undefined) return refuse('malformed', 'form-unexpected');
  return act(context, 'end-day', by, async (trx, now) => {
    const open = await firstOpenDay(trx, now);
    if (date < open) return refuse('rule-broken', 'day-ended');
    if (date > deskDay(context.clock)) return refuse('rule-broken', 'till-to-come');
    if (date > open) return refuse('rule-broken', 'day-before-open', { open: dateWords(open, 'date') });
    if (dayEndsAt(date) > now && asked.isEarlyAccepted !== true) return refuseEarly(trx, date, now);
    const isFirst = await writeDay(trx, { date, now, by: by.person.name, isNews: true });
    if (!isFirst) return refuse('rule-broken', 'day-ended');
    return succeed({ subject: `day ${date}`, details: dateWords(date, 'date'), answer: {} });
  });
}

/** As many sentences about what is still to come. */
const MOST_TOLD = 5;

/** Asks before the owner's hour, in the words of what is still to come. */
async function refuseEarly(trx: Trx, date: CivilDate, now: Date): Promise<Refused> {
  const told = (await stillToDo(trx, date)).map(({ sentence }) => sentence);
  const code = 'day-early';
  const params = {
    until: shownTime(dayEndsAt(date), now),
    told: told.slice(0, MOST_TOLD),
    count: told.length,
  };
  return refuseBroken([
    { field: 'isEarlyAccepted', rule: '§14.18', code, message: sentenceOf(spokenWords(), code, params) },
  ]);
}

/**
 * Takes the end of the last day that ended back, before its hour: by then its report is mailed. Refused with `rule-broken` for
 * another day, after its hour, or where a till of it is signed off. The log keeps who ended it, and who took that back.
 */
export async function reopenDay(
  context: DeskContext,
  asked: { readonly date: string },
  by: ByPerson,
): Promise<Outcome<Record<string, never>>> {
  return act(context, 'reopen-day', by, async (trx, now) => {
    const last = await lastEndedDay(trx);
    if (last === undefined || last.date !== asked.date) return refuse('rule-broken', 'day-not-last');
    const { date } = last;
    if (dayEndsAt(date) <= now) return refuse('rule-broken', 'day-reported');
    const signed = (await readTills(trx, date, date)).filter((till) => till.signed !== undefined);
    const names = signed.map(({ name }) => name).join(', ');
    if (names !== '') return refuse('rule-broken', 'day-signed', { names });
    await trx.deleteFrom('journal_lines').where('date', '=', date).execute();
    await trx.deleteFrom('ended_days').where('date', '=', date).execute();
    await takeBackMail(trx, dayReportKey(date));
    return succeed({ subject: `day ${date}`, details: dateWords(date, 'date'), answer: {} });
  });
}

/** Ends the days whose hour has come and that nobody has ended; of the last one, the owner gets the report. */
export async function endDays(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  stop?: AbortSignal,
): Promise<void> {
  for (;;) {
    const now = clock.now();
    const date = await firstOpenDay(db, now);
    if (dayEndsAt(date) > now || stop?.aborted) return;
    const isNews = dayEndsAt(addDays(date, 1)) > now;
    const isFirst = await inTransaction(db, (trx) => writeDay(trx, { date, now, by: BY_ITSELF, isNews }));
    if (!isFirst) return;
  }
}

interface Ending {
  readonly date: CivilDate;
  readonly now: Date;
  readonly by: string;
  /** It is the latest: the owner gets its report. */
  readonly isNews: boolean;
}

/** @returns false where another process has just ended it */
async function writeDay(trx: Trx, { date, now, by, isNews }: Ending): Promise<boolean> {
  const day = await endingDay(trx, date, now);
  const begun = await trx
    .insertInto('ended_days')
    .values({ date, until: day.until, ended_at: now, by, report: '{}' })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (begun.numInsertedOrUpdatedRows === 0n) return false;
  const posted = await postedOfDay(trx, day);
  const rows = posted.flatMap(({ id, lines }) => lines.map((line) => ({ booking_id: id, date, ...line })));
  await inBatches(rows, (batch) => trx.insertInto('journal_lines').values(batch).execute());
  // Of a day long ago nobody knows what was undone then.
  const undone = isNews ? (await stillToDo(trx, date)).map(({ sentence }) => sentence) : [];
  const report = await reportOf(trx, day, posted, undone);
  await trx
    .updateTable('ended_days')
    .set({ report: JSON.stringify(report) })
    .where('date', '=', date)
    .execute();
  // Until its hour an owner may take the end back.
  const mail = {
    ...dayReportMail(dayReport.parse(report), by),
    sendAt: new Date(Math.max(now.getTime(), dayEndsAt(date).getTime())),
  };
  if (isNews) await enqueueMail(trx, now, mail);
  return true;
}
