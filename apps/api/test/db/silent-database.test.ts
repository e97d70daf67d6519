import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { ENDPOINTS } from '@motel/api-client/contracts';
import { sql } from 'kysely';
import { inTransaction } from '../../src/db/in-transaction.ts';
import { openDatabase } from '../../src/db/open-database.ts';
import { CHECKOUT_PATH } from '../../src/money/providers/embedded/create-session.ts';
import { wrongInBooks } from '../support/books.ts';
import { prepareServer } from '../support/databases.ts';
import { soldOn } from '../support/looks.ts';
import { freshStay, ROOMS, signInGuest } from '../support/test-booking.ts';
import { openMotelAt, type TestMotel } from '../support/test-motel.ts';

/** Milliseconds; shorter than the default, so that the test is quick. */
const PATIENCE = 2000;
const TOKEN = 'the-owner-may-look';
const SOON = { timeout: 20_000 };

describe('a Postgres server that stops responding', () => {
  let database: Awaited<ReturnType<typeof prepareServer>>;
  let proxy: SilentProxy;
  let motel: TestMotel;
  beforeAll(async () => {
    database = await prepareServer();
    const url = new URL(database.url);
    // By an address, in the place of its socket: what fails there fails at any server.
    url.hostname = '127.0.0.1';
    proxy = await silentProxy({ host: url.hostname, port: Number(url.port) });
    url.port = String(proxy.port);
    motel = await openMotelAt({ url: url.href, timeout: PATIENCE }, { metricsToken: TOKEN });
  });
  afterAll(async () => {
    await motel.close();
    await proxy.close();
    await database.remove();
  });

  /** Not those that are kept. */
  const properties = () =>
    motel.call(ENDPOINTS.properties.path, { headers: { 'cache-control': 'no-cache' } });
  const readiness = async () => (await motel.call('/readyz')).status;

  test('causes a 503 in bounded time for all callers until it responds', async () => {
    const guest = await signInGuest(motel);
    await Promise.all(Array.from({ length: 20 }, properties));
    proxy.goSilent();
    const asked = [
      ...Array.from({ length: 30 }, properties),
      guest.book(freshStay(), ROOMS.many, { key: randomUUID() }),
      motel.call(`${CHECKOUT_PATH}/cs_1`),
      motel.call('/readyz'),
      motel.call('/metrics', { token: TOKEN }),
    ];
    const answers = await Promise.all(asked);
    const [metrics, ready, ...refused] = answers.reverse();
    for (const { status, headers, body } of refused) {
      expect([status, headers.get('retry-after'), body.code]).toEqual([503, '5', 'unavailable']);
      expect(body.message).not.toMatch(/postgres|connect/i);
    }
    expect(ready).toMatchObject({ status: 503, body: { status: 'no database' } });
    expect(metrics!.body).toContain('\nmotel_database_up 0\n');
    expect(metrics!.body).not.toMatch(/^motel_holds{/m);
    expect((await motel.call('/healthz')).status).toBe(200);

    proxy.speak();
    await expect.poll(readiness, SOON).toBe(200);
    expect((await properties()).status).toBe(200);
    expect((await guest.book(freshStay(), ROOMS.many)).status).toBe(200);
    expect(await wrongInBooks(motel.db)).toEqual([]);
  });

  test('during a checkout leaves one hold, which a retry with its key finds', async () => {
    const guest = await signInGuest(motel);
    const stay = freshStay();
    motel.provider.meanwhile('createSession', async () => proxy.goSilent());
    expect((await guest.book(stay, ROOMS.single, { key: 'draft' })).status).toBe(503);
    proxy.speak();
    await expect.poll(readiness, SOON).toBe(200);
    expect((await guest.book(stay, ROOMS.single, { key: 'draft' })).status).toBe(200);
    expect(await soldOn(motel, ROOMS.single, stay)).toEqual([1, 1]);
    expect(await wrongInBooks(motel.db)).toEqual([]);
  });

  test('does not prevent the motel from closing', async () => {
    proxy.goSilent();
    const asked = properties();
    await expect.poll(proxy.lost, SOON).toBeGreaterThan(0);
    await motel.server.close();
    expect((await asked).status).toBe(503);
  });
});

describe('a lock that is held for a long time', () => {
  test('causes a 503 for requests that need it, without using up their limit', async () => {
    const database = await prepareServer();
    const motel = await openMotelAt({ url: database.url, timeout: PATIENCE }, { rateLimitScale: 1 });
    const guest = await signInGuest(motel);
    const operator = await openDatabase(database.place, () => undefined);
    const stay = freshStay();
    await inTransaction(operator.db, async (trx) => {
      await sql`lock table nights in exclusive mode`.execute(trx);
      const refused = await guest.book(stay, ROOMS.many, { rooms: 10 });
      expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } });
      expect((await motel.call(ENDPOINTS.properties.path)).status).toBe(200);
    });
    expect((await guest.book(stay, ROOMS.many, { rooms: 10 })).status).toBe(200);
    await operator.close();
    await motel.close();
    await database.remove();
  });
});

/** A proxy between a client and a server that can imitate a network with total loss. */
interface SilentProxy {
  readonly port: number;
  /** Counts the packets that were lost in the last silence. */
  lost(): number;
  /** Drops all data without an error; new connections are accepted and get no response. */
  goSilent(): void;
  /** Forwards the data of new connections again; lost data remains lost. */
  speak(): void;
  close(): Promise<void>;
}

async function silentProxy(target: { host: string; port: number }): Promise<SilentProxy> {
  let isSilent = false;
  let lost = 0;
  const lose = (socket: Socket) =>
    socket
      .unpipe()
      .on('data', () => {
        lost += 1;
      })
      .resume();
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket.on('error', () => undefined).on('close', () => sockets.delete(socket)));
    return socket;
  };
  const server = createServer({ allowHalfOpen: true }, (near) => {
    keep(near);
    if (isSilent) {
      lose(near);
      return;
    }
    const far = keep(connect(target));
    near.pipe(far);
    far.pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => !isSilent && near.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    lost: () => lost,
    goSilent() {
      lost = 0;
      isSilent = true;
      for (const socket of sockets) lose(socket);
    },
    speak() {
      isSilent = false;
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
