import { inject } from 'vitest';
import { type GrownMotel, openGrownMotel } from '../support/grown-motel.ts';
import { onServer } from '../support/on-server.ts';
import { plansOf } from '../support/plans-of.ts';

const BOOKINGS = 3000;
/** Of a small table Postgres reads all rows as fast as some. */
const LIKE_LARGE = ['set enable_seqscan = off', 'set enable_hashjoin = off', 'set enable_mergejoin = off'];
/** More rows of a table than this, and it was read from its beginning to its end. */
const MANY = 1500;
const YEARS = { kinds: 10, bookings: BOOKINGS, ofOneGuest: 1, nights: 35, changesOfRates: BOOKINGS };

test('no read, page of the desk or job reads a whole table of many years', async () => {
  const motel = await openYears();
  const whole: string[] = [];
  for (const { what, run } of motel.deeds) {
    for (const line of (await plansOf(motel.database, run, LIKE_LARGE)).split('\n')) {
      const most = Math.max(0, ...[...line.matchAll(/\w+ (\d+)[;:]/g)].map(([, rows]) => Number(rows)));
      if (most > MANY) whole.push(`${what}: ${line.trim()}`);
    }
  }
  expect(whole).toEqual([]);
});

async function openYears(): Promise<GrownMotel> {
  const { server } = inject('databaseTemplates');
  await onServer(server, 'create database years');
  onTestFinished(() => onServer(server, 'drop database years with (force)'));
  const motel = await openGrownMotel(`${server}/years`, YEARS);
  onTestFinished(() => motel.close());
  return motel;
}
