import { ENDPOINTS } from '@motel/api-client/contracts';
import { sql } from 'kysely';
import { untilBlockedOrDone } from '../support/deadlocks.ts';
import { soldOn } from '../support/looks.ts';
import { freshStay, ROOMS, signInGuest, type TestGuest } from '../support/test-booking.ts';
import { testProcesses } from '../support/test-processes.ts';

/** PGlite has a single connection, so no other one could lock a row. */
describe('a rush, on a Postgres server', () => {
  const [motel, other] = testProcesses();
  let guests: TestGuest[];
  beforeAll(async () => {
    guests = await Promise.all(Array.from({ length: 300 }, () => signInGuest(motel)));
  });

  test('on a locked night blocks no readers and no other rooms, and ends', async () => {
    const stay = freshStay();
    expect((await guests[0]!.book(stay, ROOMS.many)).status).toBe(200);
    const rush = await other.db.transaction().execute(async (trx) => {
      await trx.selectFrom('nights').select('date').forUpdate().execute();
      const asked = guests.slice(1, 41).map((guest) => guest.book(stay, ROOMS.many));
      await untilBlockedOrDone(other.db, Promise.race(asked), 4);

      const address = ENDPOINTS.availability.path.replace('{id}', ROOMS.many.id);
      const seen = await motel.call(`${address}?from=${stay.checkIn}&to=${stay.checkOut}`);
      expect(seen.body.nights[0].free).toBe(11);
      expect((await guests[41]!.book(freshStay(), ROOMS.single)).status).toBe(200);
      expect(await blocked()).toBe(4);
      return asked;
    });
    const statuses = (await Promise.all(rush)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(11);
    expect(statuses.filter((status) => status === 409)).toHaveLength(29);
    expect(await soldOn(motel, ROOMS.many, stay)).toEqual([12, 12]);
  });

  test('that is too large gets 503 with Retry-After and stores nothing', async () => {
    const stay = freshStay();
    expect((await guests[0]!.book(stay, ROOMS.many)).status).toBe(200);
    const answers = await other.db.transaction().execute(async (trx) => {
      await trx.selectFrom('nights').select('date').forUpdate().execute();
      const asked = guests.slice(1).map((guest) => guest.book(stay, ROOMS.many));
      const refused = await Promise.race(asked);
      expect([refused.status, refused.body.code]).toEqual([503, 'unavailable']);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      return asked;
    });
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 409, 503]));
    expect(statuses.filter((status) => status === 200)).toHaveLength(11);
    expect(await soldOn(motel, ROOMS.many, stay)).toEqual([12, 12]);

    const refusedGuest = guests[1 + statuses.indexOf(503)]!;
    const again = await refusedGuest.book(freshStay(), ROOMS.single);
    expect(again.status).toBe(200);
  });

  async function blocked(): Promise<number> {
    const { rows } = await sql`
      select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(other.db);
    return rows.length;
  }
});
