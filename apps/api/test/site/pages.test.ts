import { brotliDecompressSync } from 'node:zlib';
import { endOfDay } from '@motel/booking-core';
import { motel } from '@motel/content/testing';
import { MAX_WAITING } from '../../src/http/site/render-queue.ts';
import { type TestSite, testSite } from './site-fixture.ts';

let site: TestSite;
beforeEach(async () => {
  site = await testSite();
});
afterEach(() => site.close());

/** All its requests come from one address, through the proxy. */
const FLOODER = { 'x-forwarded-for': '203.0.113.7' };

const rendersOf = async (response: Response) => /render (\d+)/.exec(await response.text())?.[1];

describe('a page', () => {
  it("is complete HTML with the public address and the motel's own date", async () => {
    const response = await site.app.request('http://attacker.example/?rooms=2');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toContain('render 1 of http://localhost:3000/?rooms=2 on 2026-11-20');
  });

  it('is rendered once while it is fresh, with its maximum age', async () => {
    const first = await site.get('/');
    expect(first.headers.get('cache-control')).toBe('public, max-age=60');
    expect(await rendersOf(first)).toBe('1');
    site.clock.advance(45_000);
    const second = await site.get('/');
    expect(second.headers.get('cache-control')).toBe('public, max-age=15');
    expect(await rendersOf(second)).toBe('1');
    site.clock.advance(15_000);
    expect(await rendersOf(await site.get('/'))).toBe('2');
  });

  it('with prices is rendered again for a changed tariff; caches ask', async () => {
    const first = await site.get('/priced');
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    const etag = first.headers.get('etag') ?? '';
    expect(await rendersOf(first)).toBe('1');
    expect((await site.get('/priced', { 'if-none-match': etag })).status).toBe(304);
    site.tariff.version = async () => 2;
    expect(await rendersOf(await site.get('/priced', { 'if-none-match': etag }))).toBe('2');
    expect(await rendersOf(await site.get('/priced'))).toBe('2');
    site.tariff.version = () => Promise.reject(new Error('no database'));
    expect(await rendersOf(await site.get('/priced')), 'as it was').toBe('2');
  });

  it('is the published one for a browser with a made-up preview', async () => {
    for (const secret of ['%00', '%F0%28', 'x'.repeat(5000), '']) {
      const response = await site.get('/', { cookie: `motel-preview=${secret}` });
      expect([response.status, await rendersOf(response)], secret.slice(0, 9)).toEqual([200, '1']);
    }
  });

  it('leaves the cache after 200 newer pages', { tags: 'long' }, async () => {
    expect(await rendersOf(await site.get('/'))).toBe('1');
    for (let number = 0; number < 250; number += 1) await site.get(`/own/${number}`);
    expect(await rendersOf(await site.get('/own/249'))).toBe('251');
    expect(await rendersOf(await site.get('/'))).toBe('252');
  });

  it('is rendered once at a time, and for all queries that it does not read', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => site.get(`/?n=${n}&rooms=2`)));
    expect(new Set(await Promise.all(answers.map(rendersOf)))).toEqual(new Set(['1']));
    expect(await rendersOf(await site.get('/?rooms=2&n=later'))).toBe('1');
    expect(await rendersOf(await site.get('/?rooms=3'))).toBe('2');
  });

  it('stays in the cache however many addresses a client makes up', { tags: 'long' }, async () => {
    expect(await rendersOf(await site.get('/'))).toBe('1');
    for (let number = 0; number < 250; number += 1) {
      await site.get(`/?rooms=${number}`);
      await site.get(`/made-up/${number}`);
    }
    expect(await rendersOf(await site.get('/'))).toBe('1');
  });

  it('waits in a queue that has an end: 503 with Retry-After beyond it', async () => {
    const home = await rendersOf(await site.get('/'));
    const flood = Array.from({ length: 500 }, (_, n) => site.get(`/room?rooms=${n}`, FLOODER));
    const [cached, api, guests] = await Promise.all([
      site.get('/'),
      site.get('/api/rooms'),
      site.get('/room?rooms=guest', { 'x-forwarded-for': '198.51.100.9:40000' }),
    ]);
    expect([await rendersOf(cached), api.status]).toEqual([home, 200]);
    // The home page, one page of the flood, and the guest's own.
    expect(Number(await rendersOf(guests))).toBeLessThanOrEqual(3);
    const answers = await Promise.all(flood);
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused).toHaveLength(500 - MAX_WAITING - 1);
    for (const answer of refused) {
      expect(answer.headers.get('retry-after')).toBe('5');
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    expect(await refused[0]?.text()).toContain(motel.phone.shown);
    expect(site.log.join()).not.toContain('Page not rendered');
  });

  it("is never cached beyond the motel's midnight", async () => {
    const midnight = endOfDay(site.clock.now().getTime(), motel.houseRules.timeZone);
    site.clock.setTo(new Date(midnight - 60_000).toISOString());
    const late = await site.get('/dated');
    expect(late.headers.get('cache-control')).toBe('public, max-age=60');
    expect(await late.text()).toContain('on 2026-11-20');
    site.clock.advance(60_000);
    expect(await (await site.get('/dated')).text()).toContain('on 2026-11-21');
  });

  it('is never cached with a maximum age of 0 or a server error, to be retried', async () => {
    for (const [path, retry] of [
      ['/private', null],
      ['/down', '5'],
    ] as const) {
      const first = await site.get(path);
      expect(first.headers.get('cache-control')).toBe('no-store');
      expect(first.headers.get('etag')).toBeNull();
      expect(first.headers.get('retry-after')).toBe(retry);
      expect(await rendersOf(await site.get(path))).not.toBe(await rendersOf(first));
    }
  });

  it('is not sent again to a client that has cached it', async () => {
    const tag = (await site.get('/')).headers.get('etag') ?? '';
    const again = await site.get('/', { 'if-none-match': tag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect(again.headers.get('cache-control')).toBe('public, max-age=60');
  });

  it('is compressed, once while it is fresh', async () => {
    const read = async () => {
      const response = await site.get('/', { 'accept-encoding': 'br' });
      expect(response.headers.get('content-encoding')).toBe('br');
      expect(response.headers.get('vary')).toBe('Accept-Encoding');
      return Buffer.from(await response.arrayBuffer());
    };
    const first = await read();
    expect(brotliDecompressSync(first).toString()).toContain('render 1');
    expect(await read()).toEqual(first);
  });

  it('loads its data from this server only, can redirect, and has its own 404', async () => {
    expect(await (await site.get('/rooms')).text()).toContain('Hoodoo Double');
    expect((await site.get('/outside')).status).toBe(500);
    const moved = await site.get('/login');
    expect([moved.status, moved.headers.get('location')]).toEqual([302, '/signin']);
    const missing = await site.get('/no/such/page');
    expect(missing.status).toBe(404);
    expect(await missing.text()).toContain('<title>Not found</title>');
  });

  it("that fails to render shows the motel's telephone and logs the reason", async () => {
    const response = await site.get('/broken');
    const html = await response.text();
    expect(response.status).toBe(500);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(html).toMatch(/^<!doctype html>[\s\S]*<\/html>\s*$/);
    expect(html).toContain(`<a href="${motel.phone.href}">${motel.phone.shown}</a>`);
    expect(html).not.toContain('no such component');
    expect(site.log.join()).toContain('no such component');
  });

  it('can be a generated file with its own type, cached and compressed', async () => {
    const robots = await site.get('/robots.txt');
    expect(robots.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(robots.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(robots.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    expect(await robots.text()).toBe('Sitemap: http://localhost:3000/sitemap.xml');

    const code = await site.get('/qr.svg', { 'accept-encoding': 'br' });
    expect(code.headers.get('content-type')).toBe('image/svg+xml');
    expect(code.headers.get('content-encoding')).toBe('br');
    expect(await rendersOf(await site.get('/qr.svg'))).toBe(await rendersOf(await site.get('/qr.svg')));
    expect((await site.get('/qr.png')).status).toBe(404);
  });

  it('ignores a form that was sent before its script had loaded', async () => {
    const body = new URLSearchParams({ mobile: '4035550142' });
    const response = await site.app.request('/signin?next=1', { method: 'POST', body });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/signin?next=1']);
    const foreign = await site.app.request('http://localhost//attacker.example/', { method: 'POST', body });
    expect(foreign.headers.get('location')).toBe('/attacker.example/');
  });
});

describe('the API beside the site', () => {
  it('responds to unknown calls without a page', async () => {
    for (const method of ['GET', 'POST']) {
      const response = await site.app.request('/api/no-such-call', { method });
      expect([response.status, await response.json()]).toEqual([404, { code: 'not-found' }]);
    }
  });
});

describe('without a built site', () => {
  it('/ is a plain text with the reason, and the API works', async () => {
    const unbuilt = await testSite({ files: {} });
    const response = await unbuilt.get('/');
    expect(response.status).toBe(503);
    expect(response.headers.get('content-type')).toContain('text/plain');
    expect(await response.text()).toContain('The website is not built');
    expect((await unbuilt.get('/hotel-card')).status).toBe(404);
    await unbuilt.close();
  });

  it('an invalid build ends the start', async () => {
    await expect(testSite({ files: { 'server/entry-server.js': 'export default 1;' } })).rejects.toThrow(
      'build the site again',
    );
  });
});
