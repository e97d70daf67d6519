import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fc, it } from '@fast-check/vitest';
import { motel as content } from '@motel/content/testing';
import { sql } from 'kysely';
import { backupLines } from '../../src/backup/backup-lines.ts';
import { writeOpenFiles } from '../../src/backup/open-files.ts';
import { restoreBackup } from '../../src/backup/restore-backup.ts';
import { motelTables } from '../../src/backup/tables.ts';
import { MIGRATIONS } from '../../src/db/migrations/index.ts';
import { migrationOf } from '../../src/db/migrations/migration-of.ts';
import { openDatabase } from '../../src/db/open-database.ts';
import { wrongInBooks, wrongInMoney } from '../support/books.ts';
import { DATABASES, PGLITE, SERVER, type TestDatabase } from '../support/databases.ts';
import { soldOn } from '../support/looks.ts';
import { ROOMS, signInGuest, type TestGuest } from '../support/test-booking.ts';
import { openMotelAt, testMotel } from '../support/test-motel.ts';
import { backupOf, stored, testFolder } from './backup-of.ts';
import { liveAWhile, stayAfter, writeStrangeRows } from './busy-motel.ts';
import { tableNames, wholeDatabase, wholeDatabaseAt } from './whole-database.ts';

const WAYS = [
  { from: PGLITE, to: SERVER },
  { from: SERVER, to: PGLITE },
];

const OPEN_TABLES = new URL('../../src/backup/open-tables.json', import.meta.url);
const addedUp = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Any text that Postgres accepts: no NUL and no half of a surrogate pair. */
const texts = fc.array(
  fc
    .string({
      unit: fc.oneof(
        fc.constantFrom('"', "'", '\\', '\n', '\r', '\t', '\u2028', '{', ']', '🛏'),
        fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
      ),
    })
    .map((text) => text.replaceAll('\0', '')),
  { minLength: 15, maxLength: 120 },
);

describe.each(WAYS)('a backup of $from.name restored to $to.name', ({ from, to }) => {
  let target: TestDatabase;
  let folder: string;
  let file: string;
  let guest: TestGuest;
  let session: { readonly url: string; readonly sessionId: string };
  const stay = stayAfter(40);
  const motel = testMotel({ historyScope: 'device' }, from);
  beforeAll(async () => {
    await liveAWhile(motel);
    guest = await signInGuest(motel);
    session = (await guest.book(stay, ROOMS.single)).body;
    folder = await mkdtemp(join(tmpdir(), 'motel-backups-'));
    target = await to.prepare();
    await setLocalTimeZone(target);
  });
  afterAll(async () => {
    await target.remove();
    await rm(folder, { recursive: true });
  });

  // One restore of many texts, which the next tests look at: on PGlite it takes seconds.
  it.prop([texts], { numRuns: 1 })(
    'has the same rows in every table: any text, instant and number',
    async (some) => {
      await writeStrangeRows(motel, some);
      const before = await wholeDatabase(motel.db);
      for (const [name, rows] of Object.entries(before)) expect(rows, name).not.toEqual([]);
      file = await backupOf(motel, join(folder, `${randomUUID()}.backup`));
      const header = await restoreBackup(target.place, file, { replace: true });
      expect(header).toMatchObject({ motel: content.name, migration: Object.keys(MIGRATIONS).at(-1) });
      expect(await wholeDatabaseAt(target.place)).toEqual(before);
    },
  );

  test('is written as files: every stay, the sums of the books, no secret', async () => {
    const folder = await testFolder();
    const everything = await wholeDatabase(motel.db);
    await writeOpenFiles(file, folder);
    const textOf = (name: string) => readFileSync(join(folder, name), 'utf8');
    const [stays, money] = ['stays', 'money'].map((name) => JSON.parse(textOf(`${name}.json`)));
    const statuses = (rows: readonly { readonly status: string }[]) =>
      rows.map(({ status }) => status).toSorted();
    const ofBooks = await motel.db.selectFrom('bookings').select('status').execute();
    expect(statuses(stays)).toEqual(statuses(ofBooks));
    expect(new Set(statuses(stays))).toEqual(
      new Set(['cancelled', 'confirmed', 'expired', 'held', 'released']),
    );
    const entries = await motel.db.selectFrom('folio_entries').select(['kind', 'amount']).execute();
    const header = textOf('money.csv').split('\r\n')[0]!.slice(1).split(',');
    expect(header).toEqual(Object.keys(money[0]));
    for (const { table, columns } of Object.values<Record<'table' | 'columns', string>>(
      JSON.parse(readFileSync(OPEN_TABLES, 'utf8')),
    ))
      expect(Object.keys(JSON.parse(everything[table]![0]!)), table).toEqual(
        expect.arrayContaining(columns.replaceAll('$', '').split(' ')),
      );
    for (const kind of ['charge', 'payment', 'refund']) {
      const inFile = money.filter((row: { kind: string }) => row.kind === kind);
      const hundredths = inFile.map(({ amount }: { amount: string }) => Math.round(Number(amount) * 100));
      const inBooks = entries.filter((entry) => entry.kind === kind).map(({ amount }) => amount);
      expect([kind, addedUp(hundredths)]).toEqual([kind, addedUp(inBooks)]);
    }
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    expect(names).toEqual(
      expect.arrayContaining(['README.md', 'content/motel.yaml', 'content/public/favicon.svg']),
    );
    const said = names
      .filter((name) => /^[\w-]+\.(csv|json)$/.test(name))
      .map(textOf)
      .join('\n');
    const secrets = Object.values(everything)
      .flat()
      .flatMap((row) => {
        const found = /"(?:\w*(?:hash|secret|public_key|guarantee|url)|value)": ?"([^"]{8,})"/g;
        return [...`${row}`.matchAll(found)].map(([, secret = '']) => secret);
      });
    expect(secrets.length).toBeGreaterThan(20);
    expect(secrets.filter((secret) => said.includes(secret))).toEqual([]);
  });

  test('opens with the same sign-ins, sold rooms and payments', async () => {
    const restored = await openMotelAt(target.place);
    restored.clock.setTo(motel.clock.now().toISOString());
    expect(await wrongInBooks(restored.db)).toEqual([]);
    expect(await soldOn(restored, ROOMS.single, stay)).toEqual([1, 1]);
    const { body: mine } = await restored.call('/api/property/my-bookings', { token: guest.token });
    expect(mine.bookings).toMatchObject([{ checkInDate: stay.checkIn }]);
    // The backup has the embedded checkout's rows and its secret: the guest pays the hold after the move.
    await (await signInGuest(restored)).pay(session.url);
    await restored.server.runJobs();
    const paid = await restored.db
      .selectFrom('embedded_sessions')
      .select(['id as sessionId', 'total as amount', 'refunded'])
      .where('status', '=', 'paid')
      .execute();
    expect(paid.map(({ sessionId }) => sessionId)).toContain(session.sessionId);
    restored.clock.advance(2 * 60 * 60_000);
    await restored.server.runJobs();
    expect(await wrongInMoney(restored.db, paid)).toEqual([]);
    await restored.close();
  });
});

/** Sets the database's time zone to the motel's, as an owner may do. */
async function setLocalTimeZone({ place }: TestDatabase): Promise<void> {
  const { db, close } = await openDatabase(place, () => undefined);
  await sql`
    do $$ begin
      execute format('alter database %I set timezone to %L', current_database(), 'America/Edmonton');
    end $$`.execute(db);
  await close();
}

describe.each(DATABASES)('a backup, on $name', (kind) => {
  const motel = testMotel({}, kind);
  let file: string;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'motel-backups-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('during bookings has the state of one moment and blocks no guest', async () => {
    const guests = await Promise.all(Array.from({ length: 6 }, () => signInGuest(motel)));
    const earlier = await guests[0]!.book(stayAfter(0), ROOMS.many);
    await guests[0]!.pay(earlier.body.url);

    const reading = backupLines(motel);
    const begun = await reading.next();
    // On a server they book during the backup, on PGlite right after it.
    const bookings = Promise.all(guests.map((guest) => guest.book(stayAfter(0), ROOMS.many)));
    if (kind === SERVER) await bookings;
    file = await stored(chain(begun.value, reading), motel.clock, folder);
    expect((await bookings).map(({ status }) => status)).toEqual(guests.map(() => 200));
    expect(await soldOn(motel, ROOMS.many, stayAfter(0))).toEqual([7, 7]);
  });

  test('of an older version replaces a newer one and is migrated', async () => {
    const target = await kind.prepare();
    onTestFinished(target.remove);
    const migrations = {
      ...MIGRATIONS,
      '9001-later': migrationOf("alter table guests add column nickname text not null default 'none'"),
    };
    await restoreBackup(target.place, file, { replace: false, migrations });
    const restored = await openMotelAt(target.place, { migrations });
    onTestFinished(() => restored.close());
    // That of the moment of the backup.
    expect(await wrongInBooks(restored.db)).toEqual([]);
    expect(await soldOn(restored, ROOMS.many, stayAfter(0))).toEqual([1, 1]);
    const { rows } = await sql`select distinct nickname from guests`.execute(restored.db);
    expect(rows).toEqual([{ nickname: 'none' }]);
    expect((await (await signInGuest(restored)).book(stayAfter(1), ROOMS.many)).status).toBe(200);
  });

  test('has every table, and referenced tables first', async () => {
    const { db } = motel;
    const order: string[] = await motelTables(db);
    expect(order.toSorted()).toEqual(await tableNames(db));
    const { rows: references } = await sql<{ table: string; to: string }>`
      select conrelid::regclass::text as table, confrelid::regclass::text as to
      from pg_constraint where contype = 'f'`.execute(db);
    expect(references.length).toBeGreaterThan(5);
    for (const { table, to } of references) {
      expect(order.indexOf(to), `${table} refers to ${to}`).toBeLessThan(order.indexOf(table));
    }
  });
});

async function* chain(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}
