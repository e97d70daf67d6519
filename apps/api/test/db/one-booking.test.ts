import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readBackup } from '../../src/backup/backup-file.ts';
import { restoreBackup } from '../../src/backup/restore-backup.ts';
import { type Booking, findBooking, loadBooking } from '../../src/booking/index.ts';
import type { Db, Trx } from '../../src/db/database.ts';
import { migrate } from '../../src/db/migrate.ts';
import { openDatabase } from '../../src/db/open-database.ts';
import { refundsOf } from '../../src/money/index.ts';
import { readFolios, selectPayments, wrongInBooks } from '../support/books.ts';
import { DATABASES, prepareServer } from '../support/databases.ts';
import { paidEvent, sendEvent } from '../support/payment-events.ts';
import { openMotelAt } from '../support/test-motel.ts';
import { untilBlockedOrDone } from '../support/until-blocked.ts';

/**
 * A backup of the version before migration 0010. Stays: paid, cancelled in time, cancelled late, paid twice, paid with
 * another amount, paid too late, refunded by hand at the provider. Also a failed refund, a due refund, and holds with and
 * without a session.
 */
const FIXTURE = fileURLToPath(new URL('../fixtures/version-0009.backup', import.meta.url));
const MADE_AT = '2027-02-09T19:00:00Z';

/** A row as the older version stored it. */
type Row = Record<string, never> & { readonly [column: string]: unknown };

async function oldRows(): Promise<Record<string, Row[]>> {
  const tables: Record<string, Row[]> = {};
  for await (const { table, rows } of readBackup(FIXTURE)) {
    tables[table] = [...(tables[table] ?? []), ...rows.map((row) => JSON.parse(row))];
  }
  return tables;
}

const instant = (value: unknown) => (value === null ? null : new Date(String(value)));

describe.each(DATABASES)('D15: a database of the previous version, on $name', (kind) => {
  async function restored() {
    const { place, remove } = await kind.prepare();
    onTestFinished(remove);
    await restoreBackup(place, FIXTURE, { replace: true });
    return place;
  }

  async function opened(): Promise<Db> {
    const { db, close } = await openDatabase(await restored(), () => undefined);
    onTestFinished(close);
    return db;
  }

  test('keeps every booking: stay, party, guest, price and session', async () => {
    const old = await oldRows();
    const db = await opened();
    expect(old.bookings?.length).toBeGreaterThan(10);
    for (const row of old.bookings ?? []) {
      const booking = (await loadBooking(db, String(row.id))) as Booking;
      const checkout = old.checkouts?.find(({ booking_id }) => booking_id === row.id);
      expect(booking).toMatchObject({
        status: row.status,
        property: { id: row.property_id },
        checkIn: row.check_in,
        checkOut: row.check_out,
        party: {
          adults: row.adults,
          children: row.children,
          infants: row.infants,
          pets: row.pets,
          rooms: row.rooms,
        },
        extraPersons: row.extra_persons,
        guestId: row.guest_id,
        authSessionId: row.auth_session_id,
        guest: {
          firstname: row.firstname,
          lastname: row.lastname,
          email: row.email,
          phone: row.phone,
          specialRequest: row.special_request,
        },
        policy: { freeHours: 24, keep: 'first night', late: row.one_night_total },
        nights: [],
        action: row.action,
        extendsBookingId: row.extends_booking_id,
        heldUntil: instant(row.held_until),
        heldSince: instant(row.created_at),
        createdAt: instant(row.created_at),
        statusChangedAt: instant(row.status_changed_at),
        checkout: {
          provider: checkout?.provider,
          title: checkout?.title,
          expiresAt: instant(checkout?.expires_at),
          successUrl: checkout?.success_url,
          cancelUrl: checkout?.cancel_url,
          sessionId: checkout?.session_id,
          url: checkout?.url,
        },
      });
      expect(booking.folio.lines.map(({ rule: _, ...line }) => line)).toEqual(row.lines);
      expect(booking.folio.price).toBe(row.total);
    }
  });

  test('gets a unique reference for each booking', async () => {
    const db = await opened();
    const named = await db.selectFrom('bookings').select(['id', 'reference']).execute();
    expect(new Set(named.map(({ reference }) => reference)).size).toBe(named.length);
    for (const { id, reference } of named) {
      expect(reference).toMatch(/^LI-[234679ACDEFGHJKMNPQRTUVWXY]{5}$/);
      expect((await findBooking(db, reference.toLowerCase()))?.id).toBe(id);
    }
    const logged = await db.selectFrom('desk_log').select('subject').where('action', '=', 'cancel').execute();
    for (const { subject } of logged) expect(await findBooking(db, subject)).toBeDefined();
  });

  test('keeps every payment and refund with its state', async () => {
    const old = await oldRows();
    const db = await opened();
    const payments = await selectPayments(db).orderBy('payment_reference').execute();
    expect(payments).toEqual(
      (old.payments ?? [])
        .map(({ booking_id, reference, session_id, amount }) => ({
          booking_id,
          reference,
          session_id,
          amount,
        }))
        .toSorted((one, other) => (String(one.reference) < String(other.reference) ? -1 : 1)),
    );
    expect(old.refunds?.length).toBeGreaterThan(5);
    for (const row of old.refunds ?? []) {
      const refunds = await refundsOf(db, String(row.booking_id));
      expect(
        refunds.find(({ paymentReference }) => paymentReference === row.payment_reference),
      ).toMatchObject({
        amount: row.amount,
        reason: row.reason,
        idempotencyKey: `refund:${row.payment_reference}`,
        attempts: row.attempts,
        requestedAt: instant(row.requested_at),
        sentAt: instant(row.sent_at),
        completedAt: instant(row.settled_at),
        failedAt: instant(row.failed_at),
      });
    }
  });

  test('[L3] has balanced folios, apart from open amounts', async () => {
    const old = await oldRows();
    const db = await opened();
    expect(await wrongInBooks(db)).toEqual([]);
    const folios = await readFolios(db);
    for (const { id, status, total } of old.bookings ?? []) {
      const about = ({ booking_id }: Row) => booking_id === id;
      const failed = (old.refunds ?? []).filter((row) => about(row) && row.failed_at !== null);
      const elsewhere = (old.open_items ?? []).filter(
        (row) => about(row) && row.kind === 'refunded-elsewhere',
      );
      const sum = (rows: readonly Row[]) => rows.reduce((cents, { amount }) => cents + Number(amount), 0);
      // A hold is unpaid, and a failed refund is still due. After a refund by hand a confirmed stay owes the amount again.
      const unpaid = status === 'held' ? Number(total) : 0;
      const again = status === 'confirmed' ? sum(elsewhere) : 0;
      expect([status, folios.get(String(id))?.balance]).toEqual([status, unpaid - sum(failed) + again]);
    }
  });

  test('continues: due refunds are sent, and open holds are paid or end', async () => {
    const motel = await openMotelAt(await restored());
    onTestFinished(() => motel.close());
    motel.clock.setTo(MADE_AT);
    const holds = await motel.db
      .selectFrom('bookings')
      .select(['id', 'checkout_session_id as sessionId'])
      .where('status', '=', 'held')
      .orderBy('checkout_session_id')
      .execute();
    const [open, silent] = holds;
    if (open?.sessionId == null || silent === undefined) throw new Error('The backup has two holds');
    await sendEvent(motel, await paidEvent(motel, open.sessionId));
    motel.clock.advance(60 * 60_000);
    await motel.server.runJobs();
    await motel.server.runJobs();
    expect((await loadBooking(motel.db, open.id))?.status).toBe('confirmed');
    expect((await loadBooking(motel.db, silent.id))?.status).toBe('expired');
    const due = await motel.db
      .selectFrom('refunds')
      .select('sent_at')
      .where('failed_at', 'is', null)
      .execute();
    expect(due.filter(({ sent_at }) => sent_at === null)).toEqual([]);
    expect(await wrongInBooks(motel.db)).toEqual([]);
  });
});

test('the next start completes a migration that was killed half-way', async () => {
  const { place, remove } = await prepareServer();
  onTestFinished(remove);
  const first = await openDatabase(place, () => undefined);
  onTestFinished(first.close);
  await toVersion0009(first.db);
  const second = await openDatabase(place, () => undefined);
  onTestFinished(second.close);

  // One of its last steps waits for this lock, after it has rewritten the bookings.
  const inTheWay = await first.db.startTransaction().execute();
  await sql`lock table rate_limits in access exclusive mode`.execute(inTheWay);
  const migrating = migrate(second.db).catch((error: unknown) => error);
  await untilBlockedOrDone(first.db, migrating);
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(inTheWay);
  expect(await migrating).toBeInstanceOf(Error);
  await inTheWay.rollback().execute();
  expect(await columnsOf(first.db, 'bookings')).toContain('total');

  await migrate(second.db);
  expect(await columnsOf(first.db, 'bookings')).not.toContain('total');
  expect(await wrongInBooks(first.db)).toEqual([]);
});

async function toVersion0009(db: Db): Promise<void> {
  const schema = sql.id('motel');
  await sql`drop schema ${schema} cascade`.execute(db);
  await sql`create schema ${schema}`.execute(db);
  await migrate(db, { last: '0009-pruning' });
  await db.transaction().execute(async (trx) => fill(trx));
}

async function fill(trx: Trx): Promise<void> {
  for await (const { table, rows } of readBackup(FIXTURE)) {
    await sql`
      insert into ${sql.table(table)}
      select * from json_populate_recordset(null::${sql.table(table)}, ${`[${rows.join(',')}]`}::text::json)`.execute(
      trx,
    );
  }
}

async function columnsOf(db: Db, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table}`.execute(db);
  return rows.map(({ name }) => name);
}
