import { dayReport } from '@motel/api-client/desk-contracts';
import { addDays, type CivilDate, parseCivilDate } from '@motel/booking-core';
import type { Words } from '@motel/content/server';
import { inBatches, inTransaction, type Trx } from '../../../db/index.ts';
import { dayReportKey, dayReportMail, enqueueMail, takeBackMail } from '../../../mail/index.ts';
import { deskDay } from '../../../shared/motel-time.ts';
import { refuse, refuseBroken } from '../../../shared/outcome.ts';
import { sentenceOf } from '../../../shared/words/refusals.ts';
import { act, type DeskContext, type DeskDeed } from '../../../staff/index.ts';
import { readTills } from '../../../till/index.ts';
import { postedOfDay } from '../postings/day-postings.ts';
import { dayEndsAt, endingDay, firstOpenDay, lastEndedDay } from '../postings/day-tables.ts';
import { reportOf, stillToDo } from './day-report.ts';

/** The name in the list of days of one that ended at the owner's hour. */
const BY_ITSELF = 'by itself';

/** Ends the open day. Refused with `rule-broken` for another, and early unless the person knows what is to come. */
export const endDay: DeskDeed<'endDay'> = async (context, asked, by) => {
  const date = parseCivilDate(asked.date) ?? refuse('malformed', 'form-unexpected');
  const { motel, words } = context;
  const { shownDate } = words;
  return act(context, 'end-day', by, async (trx, now) => {
    const open = await firstOpenDay(trx, motel, now);
    if (date < open) refuse('rule-broken', 'day-ended');
    if (date > deskDay(context)) refuse('rule-broken', 'till-to-come');
    if (date > open) refuse('rule-broken', 'day-before-open', { open: shownDate(open) });
    if (dayEndsAt(motel, date) > now && asked.isEarlyAccepted !== true)
      return refuseEarly(words, trx, date, now);
    const isFirst = await writeDay(words, trx, { date, now, by: by.person.name, isNews: true });
    if (!isFirst) refuse('rule-broken', 'day-ended');
    return { subject: `day ${date}`, details: shownDate(date), answer: {} };
  });
};

const MOST_TOLD = 5;

/** Asks before the owner's hour, in the words of what is still to come. */
async function refuseEarly(words: Words, trx: Trx, date: CivilDate, now: Date): Promise<never> {
  const told = (await stillToDo(words, trx, date)).map(({ sentence }) => sentence);
  const code = 'day-early';
  const params = {
    until: words.shownTime(dayEndsAt(words.motel, date), now),
    told: told.slice(0, MOST_TOLD),
    count: told.length,
  };
  refuseBroken([
    { field: 'isEarlyAccepted', rule: '§14.18', code, message: sentenceOf(words, code, params) },
  ]);
}

/** Takes the last day's end back, before its hour: then its report is mailed. Refused where a till is signed off. */
export const reopenDay: DeskDeed<'reopenDay'> = async (context, asked, by) => {
  const { motel, words } = context;
  return act(context, 'reopen-day', by, async (trx, now) => {
    const last = await lastEndedDay(trx);
    if (last === undefined || last.date !== asked.date) refuse('rule-broken', 'day-not-last');
    const { date } = last;
    if (dayEndsAt(motel, date) <= now) refuse('rule-broken', 'day-reported');
    const signed = (await readTills(trx, motel, date, date)).filter((till) => till.signed !== undefined);
    const names = signed.map(({ name }) => name).join(', ');
    if (names !== '') refuse('rule-broken', 'day-signed', { names });
    await trx.deleteFrom('journal_lines').where('date', '=', date).execute();
    await trx.deleteFrom('ended_days').where('date', '=', date).execute();
    await takeBackMail(trx, dayReportKey(date));
    return { subject: `day ${date}`, details: words.shownDate(date), answer: {} };
  });
};

/** Ends the days whose hour is past and that no person has ended; of the last one, the owner gets the report. */
export async function endDays(
  { db, clock, motel, words }: Pick<DeskContext, 'db' | 'clock' | 'motel' | 'words'>,
  stop?: AbortSignal,
): Promise<void> {
  for (;;) {
    const now = clock.now();
    const date = await firstOpenDay(db, motel, now);
    if (dayEndsAt(motel, date) > now || stop?.aborted) return;
    const isNews = dayEndsAt(motel, addDays(date, 1)) > now;
    const isFirst = await inTransaction(db, (trx) =>
      writeDay(words, trx, { date, now, by: BY_ITSELF, isNews }),
    );
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
async function writeDay(words: Words, trx: Trx, { date, now, by, isNews }: Ending): Promise<boolean> {
  const { motel } = words;
  const day = await endingDay(trx, motel, date, now);
  const begun = await trx
    .insertInto('ended_days')
    .values({ date, until: day.until, ended_at: now, by, report: '{}' })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (begun.numInsertedOrUpdatedRows === 0n) return false;
  const posted = await postedOfDay(trx, motel, day);
  const rows = posted.flatMap(({ id, lines }) => lines.map((line) => ({ booking_id: id, date, ...line })));
  await inBatches(rows, (batch) => trx.insertInto('journal_lines').values(batch).execute());
  // What was undone on a day long ago is not known.
  const undone = isNews ? (await stillToDo(words, trx, date)).map(({ sentence }) => sentence) : [];
  const report = await reportOf(trx, motel, day, posted, undone);
  await trx
    .updateTable('ended_days')
    .set({ report: JSON.stringify(report) })
    .where('date', '=', date)
    .execute();
  // Until its hour an owner may take the end back.
  const mail = {
    ...dayReportMail(motel, dayReport.parse(report), by),
    sendAt: new Date(Math.max(now.getTime(), dayEndsAt(motel, date).getTime())),
  };
  if (isNews) await enqueueMail(trx, now, mail);
  return true;
}
