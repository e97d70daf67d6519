import { ENDPOINTS } from '@motel/api-client/contracts';
import { motel as content } from '@motel/content/testing';
import { sql } from 'kysely';
import pg from 'pg';
import { restoreBackup } from '../../src/backup/restore-backup.ts';
import { openServer } from '../../src/db/open-server.ts';
import { SoldOut, setCapacity, syncProperties, takeNights } from '../../src/inventory/index.ts';
import { backupOf } from '../backup/backup-of.ts';
import { wholeDatabase } from '../backup/whole-database.ts';
import { wrongInBooks } from '../support/books.ts';
import { openPrepared, prepareServer } from '../support/databases.ts';
import { soldOn } from '../support/looks.ts';
import { freshStay, ROOMS, room, signInGuest } from '../support/test-booking.ts';
import { motelOfThisTest, openMotelAt } from '../support/test-motel.ts';

describe('D14: two motels in two schemas of one database', () => {
  async function twoMotels() {
    const { url, remove } = await prepareServer();
    onTestFinished(remove);
    const places = ['harbour_inn', 'orkney_house'].map((schema) => ({ url, schema }));
    const harbour = await openMotelAt(places[0]!);
    onTestFinished(() => harbour.close());
    const orkney = await openMotelAt(places[1]!);
    return { place: places[1]!, harbour, orkney };
  }

  test('start, book and are paid at the same time, and share nothing', async () => {
    const { harbour, orkney } = await twoMotels();
    onTestFinished(() => orkney.close());
    const stay = freshStay();
    // The same mobile number, and the last room of the same name.
    const book = async (motel: typeof harbour) => {
      const guest = await signInGuest(motel, '+14035550199');
      await guest.buy(stay, ROOMS.single);
      await motel.server.runJobs();
      return guest;
    };
    const [one] = await Promise.all([book(harbour), book(orkney)]);
    for (const motel of [harbour, orkney]) {
      expect(await soldOn(motel, ROOMS.single, stay)).toEqual([1, 1]);
      const bookings = await motel.db.selectFrom('bookings').select('status').execute();
      expect(bookings).toEqual([{ status: 'confirmed' }]);
      expect(await wrongInBooks(motel.db)).toEqual([]);
    }
    const foreign = await orkney.call(ENDPOINTS.bookings.path, { token: one.token });
    expect(foreign.status, 'the other motel does not know the token').toBe(401);
  });

  test('create every table in their own schema, the migrator’s too', async () => {
    const { harbour, orkney } = await twoMotels();
    onTestFinished(() => orkney.close());
    const { rows } = await sql<{ schema: string; tables: number }>`
      select schemaname as schema, count(*) as tables from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema', 'motel')
      group by 1 order by 1`.execute(harbour.db);
    const [{ tables } = { tables: 0 }] = rows;
    expect(tables).toBeGreaterThan(20);
    expect(rows).toEqual([
      { schema: 'harbour_inn', tables },
      { schema: 'orkney_house', tables },
    ]);
  });

  test('are backed up and restored one by one, while the other one runs', async () => {
    const { place, harbour, orkney } = await twoMotels();
    const guest = await signInGuest(harbour);
    await guest.book(freshStay(), ROOMS.many);
    await (await signInGuest(orkney)).book(freshStay(), ROOMS.single);
    const file = await backupOf(harbour);
    const before = await wholeDatabase(harbour.db);
    await expect(restoreBackup(place, file, { replace: true })).rejects.toThrow('The motel is running');
    await orkney.close();
    await restoreBackup(place, file, { replace: true });
    expect(await wholeDatabase(harbour.db)).toEqual(before);
    const moved = await openServer(place, () => undefined);
    onTestFinished(moved.close);
    const { bookings } = await wholeDatabase(moved.db);
    expect(bookings).toEqual(before.bookings);
  });
});

describe('D14: on a distributed engine, which shards tables over nodes', () => {
  test('a full night is refused by its number of rows, without the check', async () => {
    const { db, close } = await openPrepared(prepareServer);
    onTestFinished(close);
    await sql`alter table nights drop constraint nights_sold_within_capacity`.execute(db);
    const stay = freshStay();
    await syncProperties(db, [room('few', 2)], content, stay.checkIn);
    const take = (rooms: number) =>
      db.transaction().execute((trx) => takeNights(trx, { ...stay, propertyId: 'few', rooms }));
    await expect(take(3)).rejects.toThrow(SoldOut);
    expect(await take(1)).toHaveLength(2);
    await expect(take(2)).rejects.toThrow(SoldOut);
    const closing = db.transaction().execute((trx) => setCapacity(trx, 'few', 0, stay.checkIn));
    await expect(closing).rejects.toThrow(SoldOut);
    const full = { sold: 2, capacity: 2 };
    expect(await take(1)).toMatchObject([full, full]);
  });

  test('no upsert calculates with instants, and no inserted row is looked up', async () => {
    const motel = await motelOfThisTest();
    const sent = new Set<string>();
    const query = vi.spyOn(pg.Client.prototype, 'query');
    onTestFinished(() => query.mockRestore());
    const guest = await signInGuest(motel);
    await guest.book(freshStay(), ROOMS.many, { key: 'draft' });
    // The second checkout releases the first hold, whose price is credited.
    const { id } = await guest.buy(freshStay(), ROOMS.many);
    await motel.server.runJobs();
    const { refunded } = (await guest.ask(ENDPOINTS.stay, id)).body.cancelling;
    expect((await guest.ask(ENDPOINTS.cancelStay, id, { refunded })).status).toBe(200);
    await motel.server.runJobs();
    for (const [statement] of query.mock.calls) sent.add(String(statement));
    const upserts = [...sent].filter((statement) => / on conflict .* do update /.test(statement));
    expect(upserts.some((statement) => statement.includes('"rate_limits"'))).toBe(true);
    const inserts = [...sent].filter((statement) => /insert into "folio_entries"/.test(statement));
    expect(inserts.length).toBeGreaterThan(2);
    expect([...sent].filter((statement) => / values \([^)]*\(select/.test(statement))).toEqual([]);
    expect(upserts.filter((statement) => /interval|now\(|current_|timestamp/.test(statement))).toEqual([]);
  });
});
