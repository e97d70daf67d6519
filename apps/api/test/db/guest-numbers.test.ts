import { fileURLToPath } from 'node:url';
import { civilDate } from '@motel/booking-core';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { readBackup } from '../../src/backup/backup-file.ts';
import { restoreBackup } from '../../src/backup/restore-backup.ts';
import type { Db } from '../../src/db/database.ts';
import { MigrationError, migrate } from '../../src/db/migrate.ts';
import { writtenNumber } from '../../src/db/migrations/0017-guest-numbers.ts';
import { openDatabase } from '../../src/db/open-database.ts';
import { backupOf, forged } from '../backup/backup-of.ts';
import { DATABASES } from '../support/databases.ts';
import { ROOMS } from '../support/rooms.ts';
import { signInGuest } from '../support/test-guest.ts';
import { openTestMotel, type TestMotel } from '../support/test-motel.ts';

const VERSION_0009 = fileURLToPath(new URL('../fixtures/version-0009.backup', import.meta.url));
const STAY = { checkIn: civilDate('2026-12-01'), checkOut: civilDate('2026-12-03') };
const LATER = { checkIn: civilDate('2026-12-08'), checkOut: civilDate('2026-12-09') };

describe.each(DATABASES)('decision 052: guests of before, on $name', (kind) => {
  let motel: TestMotel;
  beforeAll(async () => {
    motel = await openTestMotel(kind);
  });
  afterAll(() => motel.close());

  /** Writes a guest's number as sign-in joined it before, and undoes the record of the migration and all after it. */
  async function asBefore(id: string, mobile: string): Promise<void> {
    await motel.db.updateTable('guests').set({ mobile }).where('id', '=', id).execute();
    for (const statement of [
      "delete from kysely_migration where name >= '0017'",
      'drop table if exists receipts, till_moves, till_signoffs, processes',
      'drop index if exists desk_log_by_action, folio_entries_money',
      'drop table if exists payment_links, stay_changes, promotion_codes, desk_notes, desk_keys',
      'drop table if exists room_nights, room_closures, room_cleanings, stay_wishes, rooms',
      'alter table desk_log drop column if exists person_id, drop column if exists before, drop column if exists after',
      'drop index if exists desk_log_by_subject',
      'drop table if exists staff_sessions, staff_challenges, staff_invitations, staff_passkeys, staff',
      'alter table properties drop column if exists counted_by_desk',
      'drop index if exists refunds_by_key',
      'alter table folio_entries drop column if exists share',
      'alter table bookings drop column if exists promotion_code, drop column if exists car',
      'alter table bookings drop column if exists expected_time, drop column if exists arrived_at, drop column if exists left_at',
    ]) {
      await sql.raw(statement).execute(motel.db);
    }
  }

  const guests = (db: Db) => db.selectFrom('guests').selectAll().orderBy('id').execute();

  test('of one number become one, with all stays, holds and sessions', async () => {
    const first = await signInGuest(motel, '+14035550151');
    const paid = await first.book(STAY, ROOMS.many, { key: 'first' });
    await first.pay(paid.body.url);
    motel.clock.advance(1000);
    const second = await signInGuest(motel, '+14035550152');
    await second.book(LATER, ROOMS.many, { key: 'second' });
    const devices = await motel.db.selectFrom('device_bookings').selectAll().execute();
    await asBefore(first.id, '+114035550152');

    await migrate(motel.db);
    expect((await guests(motel.db)).filter(({ mobile }) => /403555015/.test(mobile ?? ''))).toMatchObject([
      { id: first.id, mobile: '+14035550152' },
    ]);
    const sessions = await motel.db.selectFrom('auth_sessions').selectAll().execute();
    expect(sessions.map(({ guest_id, shows_number }) => [guest_id, shows_number])).toEqual([
      [first.id, false],
      [first.id, false],
    ]);
    expect(await motel.db.selectFrom('device_bookings').selectAll().execute()).toEqual(devices);
    for (const { token } of [first, second]) {
      const { body } = await motel.call('/api/property/my-bookings', { token });
      expect(body.bookings).toHaveLength(2);
    }
    expect((await signInGuest(motel, '+1 1 403 555 0152')).id).toBe(first.id);
    const keys = await motel.db.selectFrom('idempotency_keys').selectAll().orderBy('key').execute();
    expect(keys.map(({ guest_id, key }) => [guest_id, key])).toEqual([
      [first.id, 'first'],
      [first.id, 'second'],
    ]);
  });

  test('a migration that is interrupted changes nothing, and is repeated', async () => {
    const older = await signInGuest(motel, '+447700900151');
    motel.clock.advance(1000);
    const newer = await signInGuest(motel, '+447700900152');
    await asBefore(newer.id, '+4407700900151');
    await motel.db
      .updateTable('guests')
      .set({ mobile: '+44447700900151' })
      .where('id', '=', older.id)
      .execute();
    const before = await guests(motel.db);
    await sql`alter table guests add constraint stop check (mobile <> '+447700900151')`.execute(motel.db);
    await expect(migrate(motel.db)).rejects.toThrow(MigrationError);
    expect(await guests(motel.db)).toEqual(before);
    await sql`alter table guests drop constraint stop`.execute(motel.db);
    await migrate(motel.db);
    expect((await guests(motel.db)).filter(({ mobile }) => mobile?.startsWith('+44'))).toMatchObject([
      { id: older.id, mobile: '+447700900151' },
    ]);
    await migrate(motel.db);
  });

  test('a number that no telephone has stays as it is', async () => {
    const guest = await signInGuest(motel, '+14035550153');
    await asBefore(guest.id, '+10000000000');
    await migrate(motel.db);
    expect(await guests(motel.db)).toContainEqual(
      expect.objectContaining({ id: guest.id, mobile: '+10000000000' }),
    );
  });

  test('a backup of before is restored with guests as they are now', async () => {
    const one = await signInGuest(motel, '+33612340151');
    motel.clock.advance(1000);
    const other = await signInGuest(motel, '+33612340152');
    await asBefore(other.id, '+330612340151');
    const backup = await backupOf(motel);
    await migrate(motel.db);
    expect(await restoredGuests(backup)).toEqual(await guests(motel.db));
    expect((await guests(motel.db)).some(({ id }) => id === one.id)).toBe(true);
  });

  test('a backup of version 0009 is restored, its guests merged', async () => {
    const old: string[] = [];
    for await (const { table, rows } of readBackup(VERSION_0009)) {
      if (table === 'guests') old.push(...rows.map((row) => JSON.parse(row).mobile));
    }
    const [one, other] = old;
    const backup = await forged(VERSION_0009, (line) => line.replace(`"${other}"`, `"+1${one?.slice(1)}"`));
    const numbers = (await restoredGuests(backup)).map(({ mobile }) => mobile);
    expect(numbers.toSorted()).toEqual(old.filter((mobile) => mobile !== other).toSorted());
  });

  async function restoredGuests(backup: string) {
    const { place, remove } = await kind.prepare();
    onTestFinished(remove);
    await restoreBackup(place, backup, { replace: true });
    const { db, close } = await openDatabase(place, () => undefined);
    const found = await guests(db);
    await close();
    return found;
  }
});

test.each([
  ['+14035550199', '+14035550199'],
  ['+114035550199', '+14035550199'],
  ['+4407911123456', '+447911123456'],
  ['+44447911123456', '+447911123456'],
  ['+49015123456789', '+4915123456789'],
  ['+494915123456789', '+4915123456789'],
  ['+5215512345678', '+525512345678'],
  ['+52525512345678', '+525512345678'],
  ['+330612345678', '+33612345678'],
  ['+33330612345678', '+33612345678'],
  ['+91919876543210', '+919876543210'],
  ['+919198765432', '+919198765432'],
  ['+390612345678', '+390612345678'],
  ['+5493511234567', '+5493511234567'],
  ['+10000000000', undefined],
  ['+1', undefined],
  ['+999123456789', undefined],
])('migration 0017 writes %s as %s', (stored, written) => {
  expect(writtenNumber(stored)).toBe(written);
});
