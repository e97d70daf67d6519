import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { ENDPOINTS, IDEMPOTENCY_KEY } from '@motel/api-client/contracts';
import { sql } from 'kysely';
import { type Migrations, OlderProcessesError } from '../../src/db/index.ts';
import { MIGRATIONS } from '../../src/db/migrations/index.ts';
import { migrationOf } from '../../src/db/migrations/migration-of.ts';
import { emptyBooks, wrongInBooks } from '../support/books.ts';
import { prepareServer, type TestDatabase } from '../support/databases.ts';
import { rowsOf } from '../support/rows.ts';
import { checkoutRequest, freshStay, ROOMS, signInGuest } from '../support/test-booking.ts';
import { type MotelSettings, openMotelAt, type TestMotel } from '../support/test-motel.ts';
import { openProxy } from '../support/test-proxy.ts';

/** Requests of each update; UPDATE_REQUESTS sets another number. */
const REQUESTS = Number(process.env.UPDATE_REQUESTS ?? 240);
/** Guests who ask at the same time. */
const GUESTS = 12;

/** A later version, which this one can live with: it adds a column that may stay empty. */
const ADDS = { ...MIGRATIONS, '9001-added': migrationOf('alter table guests add column nickname text') };
/** A later version, which this one cannot live with. */
const BREAKS = {
  ...MIGRATIONS,
  '9002-renamed-breaking': migrationOf('create table later (id text primary key)'),
};

describe('F1: an update while the motel serves', () => {
  let database: TestDatabase;
  let old: TestMotel;
  const open = async (migrations?: Migrations, more: MotelSettings = {}) => {
    const motel = await openMotelAt(database.place, {
      rateLimitScale: 1_000_000,
      ...(migrations && { migrations }),
      ...more,
    });
    onTestFinished(motel.close);
    return motel;
  };
  beforeEach(async () => {
    database = await prepareServer();
    old = await openMotelAt(database.place, { rateLimitScale: 1_000_000 });
  });
  afterEach(async () => {
    await old.close();
    await database.remove();
  });
  const readiness = async (motel: TestMotel) => {
    const { status, body } = await motel.call('/readyz');
    return [status, body.status];
  };

  test.each([
    ['that this version can live with', ADDS, 'ready'],
    ['that it cannot live with', BREAKS, 'database newer'],
  ])('by a migration %s: no answer 500, and none lost', async (_, migrations, afterwards) => {
    const proxy = await proxyOf(old.origin);
    const guests = await Promise.all(Array.from({ length: GUESTS }, () => signInGuest(old)));
    const seen = new Map<string, number>();
    let asked = 0;
    let later: TestMotel | undefined;
    let updated: Promise<void> | undefined;
    const update = async () => {
      later = await open(migrations, { migratesNow: true });
      proxy.upstreams.push(later.origin);
      // Each process looks at the schema every three seconds.
      await old.server.runJobs();
    };
    const askAgainAndAgain = async (token: string, mobile: string) => {
      while (asked < REQUESTS) {
        asked += 1;
        if (asked === Math.floor(REQUESTS / 3)) updated = update();
        const signIn = { method: 'POST', body: JSON.stringify({ mobile }) };
        const { path } = [ENDPOINTS.signIn, ENDPOINTS.properties][asked % 4] ?? ENDPOINTS.bookings;
        const init = path === ENDPOINTS.signIn.path ? signIn : {};
        const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
        const { status } = await fetch(proxy.origin + path, { ...init, headers });
        seen.set(`${status}`, (seen.get(`${status}`) ?? 0) + 1);
      }
    };
    await Promise.all(guests.map(({ token, mobile }) => askAgainAndAgain(token, mobile)));
    await updated;
    expect(Object.fromEntries(seen)).toEqual({ 200: asked });
    expect(await readiness(old)).toEqual([afterwards === 'ready' ? 200 : 503, afterwards]);
    expect(await readiness(later!)).toEqual([200, 'ready']);
  });

  test('is refused while a process of the version before is alive', async () => {
    await expect(open(BREAKS)).rejects.toThrow(OlderProcessesError);
    await expect(open(BREAKS)).rejects.toThrow(`process ${process.pid}`);
    expect(await readiness(old)).toEqual([200, 'ready']);
    await sql`update processes set seen_at = now() - interval '21 seconds'`.execute(old.db);
    const later = await open(BREAKS);
    expect(await readiness(later), 'once it was not seen for twenty seconds').toEqual([200, 'ready']);
  });

  test('finds a process that has ended gone', async () => {
    await (await openMotelAt(database.place)).close();
    expect(await rowsOf(old.db, 'processes')).toHaveLength(1);
  });

  test('a statement that fails for it is answered 503 at once, not 500', async () => {
    const guest = await signInGuest(old);
    // What a later version could do, before this one has looked.
    await sql`insert into kysely_migration values ('9003-guests-breaking', '2027-01-01')`.execute(old.db);
    await sql`alter table guests rename to visitors`.execute(old.db);
    const { status, headers, body } = await old.call(ENDPOINTS.signIn.path, {
      body: { mobile: guest.mobile },
    });
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'unavailable', '5']);
    expect(await readiness(old)).toEqual([503, 'database newer']);
    expect((await old.call(ENDPOINTS.properties.path)).status, 'every call').toBe(503);
    const page = await old.call('/', { headers: { accept: 'text/html' } });
    expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=UTF-8']);
  });

  test('an earlier state, restored under a process, does not fit it either', async () => {
    await sql`delete from kysely_migration`.execute(old.db);
    await old.server.runJobs();
    expect(await readiness(old)).toEqual([503, 'database older']);
  });

  test('F2: a checkout that is retried after it is the same one', async () => {
    const guest = await signInGuest(old);
    const stay = freshStay();
    const key = 'press-of-a-button';
    const first = await guest.book(stay, ROOMS.many, { key });
    expect(first.status).toBe(200);
    // The later version's page sends its fields in another order.
    const fields = Object.entries(checkoutRequest(guest.id, stay, ROOMS.many)).toReversed();
    const again = await old.call(ENDPOINTS.createCheckout.path, {
      token: guest.token,
      body: Object.fromEntries(fields),
      headers: { [IDEMPOTENCY_KEY]: key },
    });
    expect([again.status, again.body.sessionId]).toEqual([200, first.body.sessionId]);
    expect(await wrongInBooks(old.db)).toEqual([]);
    await emptyBooks(old.db);
  });
});

/**
 * A proxy of several processes: it asks each at `/readyz` before it sends it anything, remembers that for 50 ms, and sends a
 * request that was answered 503 to the next one, as proxies do that are set up by deploy.md.
 */
async function proxyOf(...upstreams: string[]) {
  const checked = new Map<string, { at: number; isReady: Promise<boolean> }>();
  const origin = await openProxy((agent) => {
    const send = async (to: string, path: string, method = 'GET', headers = {}, body = '') => {
      const asked = request(to + path, { method, headers, agent });
      asked.end(body);
      const [answer] = await once(asked, 'response');
      return { status: answer.statusCode as number, headers: answer.headers, body: await text(answer) };
    };
    const isReady = (upstream: string) => {
      const known = checked.get(upstream);
      if (known !== undefined && Date.now() - known.at < 50) return known.isReady;
      const ready = send(upstream, '/readyz').then(({ status }) => status === 200);
      checked.set(upstream, { at: Date.now(), isReady: ready });
      return ready;
    };
    let turn = 0;
    return async (asked, answer) => {
      const body = await text(asked);
      for (let tries = 0; ; tries += 1) {
        const upstream = upstreams[turn++ % upstreams.length] as string;
        if (await isReady(upstream)) {
          const got = await send(upstream, asked.url ?? '/', asked.method, asked.headers, body);
          if (got.status !== 503 || tries > 200) {
            answer.writeHead(got.status, got.headers).end(got.body);
            return;
          }
        }
        await delay(10);
      }
    };
  });
  return { origin, upstreams };
}
