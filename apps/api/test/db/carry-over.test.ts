import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../src/db/index.ts';
import { migrate } from '../../src/db/migrate.ts';
import { carryOver } from '../../src/db/migrations/carry-over.ts';
import { openDatabase } from '../../src/db/open-database.ts';
import { wrongInBooks } from '../support/books.ts';
import { prepareServer, type TestDatabase } from '../support/databases.ts';
import { outcomeOf } from '../support/looks.ts';
import { paidEvent, sendEvent } from '../support/payment-events.ts';
import { openMotelAt, type TestMotel } from '../support/test-motel.ts';

/**
 * A database as the last version before 0.2.0 left it: a paid stay with a change that waits for its payment, holds of a
 * guest and of the desk, one that expired, a cancelled stay whose refund is due, a link for a balance, and unsent mails.
 */
const BEFORE = gunzipSync(
  readFileSync(new URL('../fixtures/version-0031.sql.gz', import.meta.url)),
).toString();
const MADE_AT = '2026-11-20T19:51:00Z';

let database: TestDatabase;
let motel: TestMotel;
let shapes: readonly unknown[][];
beforeAll(async () => {
  database = await prepareServer();
  const { db, close } = await openDatabase(database.place, () => undefined);
  const fresh = await shapeOf(db);
  await sql`drop schema motel cascade`.execute(db);
  await sql`create schema motel`.execute(db);
  await sql.raw(BEFORE).execute(db);
  await expect(migrate(db)).rejects.toThrow('Carry it over first');
  await carryOver(db);
  await migrate(db);
  shapes = [await shapeOf(db), fresh];
  await expect(carryOver(db)).rejects.toThrow('0018-not-come');
  await close();
  motel = await openMotelAt(database.place);
  motel.clock.setTo(MADE_AT);
});
afterAll(async () => {
  await motel?.close();
  await database.remove();
});

/** Every column, constraint and index, in no order of columns. */
async function shapeOf(db: Db): Promise<unknown[]> {
  const { rows } = await sql`
    select 'column', table_name || '.' || column_name as what, data_type || ' ' || is_nullable || coalesce(column_default, '') as how
    from information_schema.columns where table_schema = 'motel'
    union all
    select 'index', indexname, indexdef from pg_indexes where schemaname = 'motel'
    union all
    select 'constraint', conrelid::regclass || ' ' || conname, pg_get_constraintdef(oid)
    from pg_constraint where connamespace = 'motel'::regnamespace and contype <> 'n'
    order by 1, 2`.execute(db);
  return rows;
}

const sessionOf = async (purpose: 'stay' | 'change' | 'balance', status: 'held' | 'expired' | 'open') => {
  const found = await motel.db
    .selectFrom('payment_requests')
    .innerJoin('bookings', 'bookings.id', 'payment_requests.booking_id')
    .select('payment_requests.session_id')
    .where('purpose', '=', purpose)
    .where(
      sql<boolean>`${sql.ref(purpose === 'stay' ? 'bookings.status' : 'payment_requests.status')} = ${status}`,
    )
    .orderBy('payment_requests.auth_session_id')
    .executeTakeFirstOrThrow();
  return found.session_id ?? '';
};

test('a database from before 0.2.0 has the tables of a new one', () => {
  expect(shapes[0]).toEqual(shapes[1]);
});

test('and goes on: holds, changes, links and late payments are paid', async () => {
  expect(await wrongInBooks(motel.db)).toEqual([]);
  for (const [purpose, status] of [
    ['stay', 'held'],
    ['stay', 'held'],
    ['stay', 'expired'],
    ['change', 'open'],
    ['balance', 'open'],
  ] as const) {
    const session = await sessionOf(purpose, status);
    await sendEvent(motel, await paidEvent(motel, session));
    expect((await outcomeOf(motel, session)).status, `${purpose} ${status}`).toBe('confirmed');
  }
  await motel.server.runJobs();
  const { count: open } = await motel.db
    .selectFrom('payment_requests')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  expect(open).toBe(0);
  expect(await wrongInBooks(motel.db)).toEqual([]);
  const unsent = await motel.db.selectFrom('outbox').select('subject').where('sent_at', 'is', null).execute();
  expect(unsent).toEqual([]);
});
