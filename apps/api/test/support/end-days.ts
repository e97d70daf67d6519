import { addDays } from '@motel/booking-core';
import { motel as content } from '@motel/content/testing';
import { sql } from 'kysely';
import { deskDayAt } from '../../src/shared/motel-time.ts';
import type { TestMotel } from './test-motel.ts';
import type { TestStaff } from './test-staff.ts';

/** Ends the days until today: those before at their hour, today now. @returns the month of today, as an owner has it */
export async function endDays(motel: TestMotel, owner: TestStaff) {
  await motel.runJobsAfter(1000);
  const { open } = (await owner.call('dayEnd')).body;
  await owner.call('endDay', { body: { date: open, isEarlyAccepted: true } });
  return (await owner.call('month', { query: { month: open.slice(0, 7) } })).body;
}

const DAY = 24 * 3_600_000;

/**
 * Lets days pass as if the motel had ended each of them: a run of its jobs would otherwise end them one by one. Nothing may
 * be left to post.
 */
export async function skipDays({ db, clock, server }: TestMotel, days: number): Promise<void> {
  clock.advance(2 * DAY);
  await server.runJobs();
  clock.advance((days - 2) * DAY);
  const now = clock.now();
  const until = new Date(now.getTime() - 1.25 * DAY);
  // `date` alone would be the new row's, the same for all of them.
  await sql`
    insert into ended_days (date, until, ended_at, by, report)
    select ${addDays(deskDayAt(content, now), -2)}::date, ${until}::timestamptz, ${now}, 'by itself', report
    from ended_days order by ended_days.date desc limit 1`.execute(db);
}
