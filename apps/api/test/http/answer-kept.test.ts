import { existsSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ENDPOINTS } from '@motel/api-client/contracts';
import { addDays, civilDate } from '@motel/booking-core';
import pg from 'pg';
import { lastContentVersion, writeContentVersion } from '../../src/content/published.ts';
import { SLOW, writeSite } from '../site/site-fixture.ts';
import { sayRaw, statusesIn } from '../support/raw-http.ts';
import { ROOMS, TODAY } from '../support/test-booking.ts';
import { testMotel } from '../support/test-motel.ts';

/** A preview's cookie that shows no draft: the framework makes the answer, which is the same. */
const BY_FRAMEWORK = { cookie: 'motel-preview=none' };
const GUEST = { 'x-forwarded-for': '198.51.100.9' };

describe('a kept answer leaves before the framework', () => {
  let webDist = '';
  beforeAll(async () => {
    webDist = await writeSite();
  });
  const motel = testMotel(() => ({ webDist, trustedProxies: 1 }));
  afterAll(() => rm(webDist, { recursive: true }));

  /** The bytes and headers of an answer, but those of each time, and its line in the log. */
  async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
    const sent = request(`${motel.origin}${path}`, {
      method,
      headers: { ...GUEST, ...headers },
    }).end();
    const answer = await new Promise<IncomingMessage>((resolve) => sent.once('response', resolve));
    const bytes = await buffer(answer);
    const { date: _date, 'x-request-id': id, ...others } = answer.headers;
    const lines = motel.log.map((text) => JSON.parse(text));
    const line = lines.find(({ msg, requestId }) => msg === 'request' && requestId === id);
    const { time: _time, milliseconds: _, requestId, ...entry } = line;
    expect(requestId).toMatch(/^[\da-f-]{36}$/);
    return { status: answer.statusCode, headers: others, bytes, entry };
  }
  const render = async (path: string) => /render (\d+)/.exec(String((await ask(path)).bytes))?.[1];

  const nights = new URLSearchParams({ from: TODAY, to: addDays(civilDate(TODAY), 31) });
  test.each([
    ENDPOINTS.properties.path,
    ENDPOINTS.property.path.replace('{id}', ROOMS.many.id),
    `${ENDPOINTS.availability.path.replace('{id}', ROOMS.many.id)}?${nights}`,
    '/',
    '/priced',
    '/own/1?odd=1',
    '/robots.txt',
  ])('as the framework sends and logs it: %s', async (path) => {
    const known = (await ask(path)).headers.etag ?? '';
    for (const asked of [
      {},
      { 'accept-encoding': 'br' },
      { 'accept-encoding': 'gzip;q=1, br;q=0' },
      { 'accept-language': 'fr-CA,fr;q=0.9' },
      { 'if-none-match': known },
      { 'x-request-id': 'brought' },
    ]) {
      for (const method of ['GET', 'HEAD']) {
        const other = await ask(path, { ...asked, ...BY_FRAMEWORK }, method);
        expect(await ask(path, asked, method), JSON.stringify(asked)).toEqual(other);
        expect(await ask(path, asked, method), 'once more').toEqual(other);
        expect(other.status).toBe('if-none-match' in asked ? 304 : 200);
      }
    }
  });

  test('without a statement', async () => {
    await ask(ENDPOINTS.properties.path);
    const query = vi.spyOn(pg.Client.prototype, 'query');
    for (let times = 0; times < 50; times += 1) await ask('/');
    expect(query.mock.calls).toEqual([]);
    query.mockRestore();
  });

  test('and no malformed request gets it', async () => {
    await ask('/');
    const asking = (host: string) => `GET / HTTP/1.1\r\n${host}connection: close\r\n\r\n`;
    const { host } = new URL(motel.origin);
    for (const hosts of [`host: ${host}\r\nhost: ${host}\r\n`, 'host: a b\r\n', ''])
      expect(statusesIn(await sayRaw(motel.origin, asking(hosts))), hosts).toEqual([400]);
  });

  test('and counts for the pace of its client', async () => {
    const flood = () => motel.call('/', { headers: { 'x-forwarded-for': '192.0.2.66' } });
    const seen = new Set<number>();
    while (!seen.has(429))
      for (const { status } of await Promise.all(Array.from({ length: 200 }, flood))) seen.add(status);
    expect(seen).toEqual(new Set([200, 429]));
  });

  test('and is another one after a publish, also one during its rendering', async () => {
    const before = await render('/');
    expect(await render('/')).toBe(before);
    const slow = render('/slow-kept');
    await expect.poll(() => existsSync(join(webDist, SLOW.begun))).toBe(true);
    const { version, texts, pictures } = (await lastContentVersion(motel.db))!;
    const changed = {
      ...texts,
      'motel.yaml': texts['motel.yaml']!.replace(/^farewell: .*$/m, 'farewell: Bye.'),
    };
    const next = { after: version, author: 'Odile', note: '', texts: changed, pictures };
    await writeContentVersion(motel.db, next, motel.clock.now());
    await motel.server.runJobs();
    writeFileSync(join(webDist, SLOW.end), '');
    expect(await render('/slow-kept')).not.toBe(await slow);
    expect(await render('/')).not.toBe(before);
  });
});
