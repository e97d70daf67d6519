import { ENDPOINTS } from '@motel/api-client/contracts';
import { testSite } from '../site/site-fixture.ts';
import { sentMails } from '../support/outbox.ts';
import { sayRaw } from '../support/raw-http.ts';
import { freshStay, ROOMS } from '../support/test-booking.ts';
import { testGuest, testMotel } from '../support/test-motel.ts';
import { whileTesting } from '../support/while-testing.ts';

/** All headers that could pretend to be another site. */
const POISON = {
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'https',
  'x-forwarded-port': '666',
  'x-forwarded-server': 'evil.example',
  'x-forwarded-prefix': '/evil.example',
  'x-host': 'evil.example',
  'x-original-url': '//evil.example/',
  'x-rewrite-url': '//evil.example/',
  'x-http-method-override': 'DELETE',
  forwarded: 'host=evil.example;proto=https',
  origin: 'https://evil.example',
  referer: 'https://evil.example/',
};

const motel = testMotel();
const guest = testGuest(motel);
const site = whileTesting(() => testSite());

describe('headers that name another site', () => {
  test('no link of a checkout, a page or a mail has its name', async () => {
    const { status, body } = await guest.book(freshStay(), ROOMS.many, { headers: POISON });
    expect(status).toBe(200);
    expect(JSON.stringify([body, motel.provider.requests.at(-1)])).not.toContain('evil');
    const raw = [
      `GET ${new URL(body.url).pathname} HTTP/1.1`,
      'host: evil.example',
      ...Object.entries(POISON).map(([name, value]) => `${name}: ${value}`),
      'connection: close',
    ].join('\r\n');
    const page = await sayRaw(motel.origin, `${raw}\r\n\r\n`);
    expect(page).toContain('Pay for your stay');
    expect(page).not.toContain('evil');
    await guest.pay(body.url);
    await motel.server.runJobs();
    const mails = (await sentMails(motel)).join();
    expect(mails).toContain('confirmed');
    expect(mails).not.toContain('evil');
  });

  test('the first request cannot poison a cached page', async () => {
    const first = await (await site.get('/', { host: 'evil.example', ...POISON })).text();
    expect(first).not.toContain('evil');
    expect(await (await site.get('/')).text()).toBe(first);
  });

  test.each([
    '//evil.example/',
    '///evil.example',
    '/\\evil.example',
    '/%5cevil.example',
    '//evil.example/%2e%2e',
    '/login?next=https://evil.example',
  ])('%s redirects to no other site', async (path) => {
    const form = { 'content-type': 'application/x-www-form-urlencoded', host: 'evil.example' };
    for (const asked of [{ method: 'GET' }, { method: 'POST', body: 'a=b', headers: form }]) {
      const answer = await site.app.request(`http://localhost:3000${path}`, asked);
      const location = answer.headers.get('location') ?? '/';
      expect(new URL(location, 'http://localhost:3000').origin).toBe('http://localhost:3000');
    }
  });
});

describe('a request of another site in a guest’s browser', () => {
  test('never gets CORS permission to read a response', async () => {
    for (const { method, path } of Object.values(ENDPOINTS)) {
      for (const asked of ['OPTIONS', method]) {
        const origin = { origin: 'https://evil.example', 'access-control-request-method': method };
        const { headers } = await motel.call(path.replace('{id}', 'many'), {
          method: asked,
          headers: { ...origin, 'access-control-request-headers': 'authorization' },
        });
        expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
      }
    }
  });
});

describe('a shared cache', () => {
  test('may never store a guest’s data, whatever the request', async () => {
    const { body } = await guest.book(freshStay(), ROOMS.many);
    const { token } = guest;
    const answers = await Promise.all([
      guest.ask(ENDPOINTS.bookings),
      motel.call(ENDPOINTS.bookings.path),
      motel.call(`${ENDPOINTS.bookings.path}?x=/style.css`, { token }),
      motel.call(ENDPOINTS.signIn.path, { body: { mobile: '+14035550188' } }),
      motel.call(ENDPOINTS.checkoutStatus.path.replace('{id}', body.sessionId)),
      motel.call(new URL(body.url).pathname),
      motel.call('/api/nothing.css', { token }),
    ]);
    for (const { headers } of answers) {
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('etag')).toBeNull();
    }
    expect((await motel.call(`${ENDPOINTS.bookings.path}/style.css`, { token })).status).toBe(404);
  });

  test('may store only responses that are the same for all guests', async () => {
    for (const path of [ENDPOINTS.properties.path, ENDPOINTS.property.path.replace('{id}', 'many')]) {
      const everybody = await motel.call(path);
      expect((await motel.call(path, { token: guest.token, headers: POISON })).body).toEqual(everybody.body);
      expect(everybody.headers.get('cache-control')).toContain('public');
      expect(everybody.headers.get('set-cookie')).toBeNull();
    }
  });
});
