import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { fc } from '@fast-check/vitest';
import { motel as content } from '@motel/content/testing';
import { sql } from 'kysely';
import { checkBackup } from '../../src/backup/backup-file.ts';
import { spoolBackup } from '../../src/backup/backup-lines.ts';
import { restoreBackup } from '../../src/backup/restore-backup.ts';
import { storeBackup } from '../../src/backup/store-backup.ts';
import { openDatabase } from '../../src/db/open-database.ts';
import { systemClock } from '../../src/shared/clock.ts';
import { DATABASES, PGLITE, SERVER, type TestDatabase } from '../support/databases.ts';
import { openMotelAt } from '../support/test-motel.ts';
import { whileTesting } from '../support/while-testing.ts';
import { backupOf, besides, forged, testFolder, textOf, withHeader } from './backup-of.ts';
import { liveAWhile } from './busy-motel.ts';
import { type WholeDatabase, wholeDatabaseAt } from './whole-database.ts';

describe.each(DATABASES)('a refused restore changes nothing, on $name', (kind) => {
  let database: TestDatabase;
  let before: WholeDatabase;
  let file: string;
  beforeAll(async () => {
    database = await kind.prepare();
    const motel = await openMotelAt(database.place);
    await liveAWhile(motel);
    file = await backupOf(motel, await mkdtemp(join(tmpdir(), 'motel-backups-')));
    await motel.close();
    before = await wholeDatabaseAt(database.place);
  });
  afterAll(async () => {
    await database.remove();
    await rm(dirname(file), { recursive: true });
  });

  const replace = (other: string) => restoreBackup(database.place, other, { replace: true });
  const expectUnchanged = async () => expect(await wholeDatabaseAt(database.place)).toEqual(before);

  test('files that are no complete backup of this or an older version', async () => {
    const bytes = await readFile(file);
    const text = await textOf(file);
    const cutOff = await besides(file, bytes.subarray(0, bytes.length >> 1));
    const notAll = await besides(file, text.slice(0, text.indexOf('\n', text.length >> 1) + 1));
    const twice = await besides(file, Buffer.concat([bytes, bytes]));
    for (const damaged of [cutOff, notAll, twice, await besides(file, Buffer.from('\x1f\x8b'))]) {
      await expect(replace(damaged), damaged).rejects.toThrow(`${damaged} is not a whole backup`);
    }
    const picture = await besides(file, Buffer.from('GIF89a'));
    await expect(replace(picture)).rejects.toThrow(`${picture} is not a whole backup`);
    const other = await besides(file, '{"some": "other file"}\n');
    await expect(replace(other)).rejects.toThrow(`${other} is no backup of a motel.`);
    await expect(replace(`${file}-none`)).rejects.toThrow(`There is no file ${file}-none.`);
    await expect(replace(dirname(file))).rejects.toThrow('is a folder.');
    const newer = [{ version: 2 }, { migration: '9999-later' }, { version: 7, tables: 'otherwise' }];
    for (const header of newer) {
      const later = await withHeader(file, header);
      await expect(replace(later)).rejects.toThrow('by a newer version of this software: update');
    }
    await expectUnchanged();
  });

  test('rows that the database refuses, after it has accepted others', async () => {
    const oversold = await forged(file, (line) => line.replace(/"sold": [1-9]\d*/, '"sold": 99'));
    await expect(replace(oversold)).rejects.toThrow('nights_sold_within_capacity');
    const { tables } = await checkBackup(file);
    const isFeedback = ({ name }: { name: string }) => name === 'feedback';
    const renamed = tables.map((table) => (isFeedback(table) ? { ...table, name: 'reviews' } : table));
    await expect(replace(await withHeader(file, { tables: renamed }))).rejects.toThrow('has other tables');
    await expectUnchanged();
  });

  test('a restore that would delete bookings, without --replace', async () => {
    await expect(restoreBackup(database.place, file, { replace: false })).rejects.toThrow(
      'This database holds 10 bookings and 3 blocks, which would be lost. Make a backup of it, then add --replace.',
    );
    await expectUnchanged();
    await replace(file);
    await expectUnchanged();
  });

  test('a restore over a running motel', async () => {
    const motel = await openMotelAt(database.place);
    await expect(replace(file)).rejects.toThrow(
      'url' in database.place ? 'The motel is running on this database' : 'is in use by another process',
    );
    await motel.close();
  });

  test('another program’s tables with the same names', async () => {
    const other = await kind.prepare();
    onTestFinished(other.remove);
    const { db, close } = await openDatabase(other.place, () => undefined);
    await sql`drop table kysely_migration`.execute(db);
    const spooled = spoolBackup(await testFolder(), { db, clock: systemClock, motel: content });
    await expect(spooled).rejects.toThrow('There is no motel in this database.');
    await close();
    const refusal = () => restoreBackup(other.place, file, { replace: true }).catch(({ message }) => message);
    // A busy server counts a closed connection for a moment.
    await expect.poll(refusal).toContain('holds something else');
  });
});

test('a backup with any byte changed, or cut off anywhere, is refused', async () => {
  const { db, close } = await PGLITE.open();
  onTestFinished(close);
  const file = await backupOf({ db, clock: systemClock, motel: content });
  const [bytes, text] = [await readFile(file), Buffer.from(await textOf(file))];
  const probe = join(await testFolder(), 'probe.backup');
  const isRefused = async (content: Buffer) => {
    await writeFile(probe, content);
    await expect(checkBackup(probe)).rejects.toThrow(probe);
  };
  await fc.assert(
    fc.asyncProperty(fc.nat(text.length - 2), fc.integer({ min: 1, max: 255 }), async (at, change) => {
      const changed = Buffer.from(text);
      changed[at] = changed[at]! ^ change;
      await isRefused(gzipSync(changed));
    }),
  );
  await fc.assert(
    fc.asyncProperty(fc.nat(bytes.length - 1), async (length) => isRefused(bytes.subarray(0, length))),
  );
});

describe('a backup’s file', () => {
  const now = new Date('2026-11-21T18:03:12.345Z');
  const store = (place: string, from: Iterable<Buffer> | AsyncIterable<Buffer>, signal?: AbortSignal) =>
    storeBackup(Readable.from(from), place, { now, signal: signal ?? new AbortController().signal });
  const database = whileTesting(() => SERVER.open());
  const goodBytes = async () =>
    readFile(await backupOf({ db: database.db, clock: systemClock, motel: content }));

  test('is readable by its owner only, and never replaces another file', async () => {
    const good = await goodBytes();
    const folder = await testFolder();
    const { file, bytes } = await store(folder, [good]);
    expect(file).toBe(join(folder, 'motel-2026-11-21T180312Z.backup'));
    expect(await stat(file)).toMatchObject({ size: bytes, mode: 0o100600 });
    await expect(store(file, [good])).rejects.toThrow(`${file} is there already`);
    await expect(store(folder, [good])).rejects.toThrow(`${file} is there already`);
    // Another process has just created a file of the same name.
    const own = join(folder, 'own.backup');
    const late = async function* () {
      yield good;
      await writeFile(own, 'mine');
    };
    await expect(store(own, late())).rejects.toThrow(`${own} is there already`);
    expect(await readFile(own, 'utf8')).toBe('mine');
    expect(await readdir(folder)).toEqual(['motel-2026-11-21T180312Z.backup', 'own.backup']);
  });

  test('does not exist after a cut, a failed database or Ctrl-C', async () => {
    const good = await goodBytes();
    const folder = await testFolder();
    const failing = async function* () {
      yield good;
      throw new Error('connection lost');
    };
    const pressed = new AbortController();
    const interrupted = async function* () {
      yield good;
      pressed.abort();
      yield good;
    };
    await expect(store(folder, [good.subarray(0, -20)])).rejects.toThrow('is incomplete');
    await expect(store(folder, failing())).rejects.toThrow('connection lost');
    await expect(store(folder, interrupted(), pressed.signal)).rejects.toThrow('aborted');
    expect(await readdir(folder)).toEqual([]);
  });
});
