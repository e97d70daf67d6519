import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { restoreBackup } from '../../src/backup/restore-backup.ts';
import { openServer } from '../../src/db/open-server.ts';
import { prepareFolder, prepareServer } from '../support/databases.ts';
import { untilBlockedOrDone } from '../support/deadlocks.ts';
import { openMotelAt, openTestMotel } from '../support/test-motel.ts';
import { backupOf } from './backup-of.ts';
import { liveAWhile } from './busy-motel.ts';
import { type WholeDatabase, wholeDatabase } from './whole-database.ts';

/** Milliseconds, more than any busy machine needs. */
const LONG = 240_000;

describe('a motel that starts during a restore', () => {
  let file: string;
  let bookings: WholeDatabase[string] | undefined;
  beforeAll(async () => {
    const motel = await openTestMotel();
    await liveAWhile(motel);
    ({ bookings } = await wholeDatabase(motel.db));
    file = await backupOf(motel, await mkdtemp(join(tmpdir(), 'motel-backups-')));
    await motel.close();
  });
  afterAll(() => rm(dirname(file), { recursive: true }));

  test.each([
    ['a motel', undefined, 'lock table bookings in access exclusive mode'],
    ['nothing', 'drop schema motel cascade; create schema motel', 'create table nights ()'],
  ])('waits, on a server with %s, and opens the restored database', async (_, before, obstacle) => {
    const { place, url, remove } = await prepareServer();
    onTestFinished(remove);
    // Its name is not a motel's, and the server must not end it for an idle transaction.
    const psql = { url: `${url}?application_name=psql`, timeout: LONG };
    const operator = await openServer(psql, () => undefined);
    onTestFinished(operator.close);
    if (before !== undefined) await sql.raw(before).execute(operator.db);

    const blocking = await operator.db.startTransaction().execute();
    await sql.raw(obstacle).execute(blocking);
    const restoring = restoreBackup(place, file, { replace: false });
    await untilBlockedOrDone(operator.db, restoring);
    const opening = openMotelAt(place);
    let isOpen = false;
    opening.then(() => {
      isOpen = true;
    });
    await untilBlockedOrDone(operator.db, opening, 2);
    const wasOpenBefore = isOpen;
    await blocking.rollback().execute();
    const motel = await opening;
    onTestFinished(motel.close);
    await restoring;
    expect(wasOpenBefore).toBe(false);
    expect((await wholeDatabase(motel.db)).bookings).toEqual(bookings);
  });

  test('in a folder: one of them locks it, and the other is refused', async () => {
    const { folder, remove } = await prepareFolder();
    onTestFinished(remove);
    const [restored, opened] = await Promise.allSettled([
      restoreBackup({ folder }, file, { replace: true }),
      openMotelAt({ folder }),
    ]);
    if (opened.status === 'fulfilled') await opened.value.close();
    const refusals = [restored, opened].flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
    expect(refusals).toEqual([expect.objectContaining({ name: 'FolderInUseError' })]);
  });
});
