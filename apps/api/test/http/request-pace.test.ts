import { fc, it } from '@fast-check/vitest';
import { wordsOf } from '@motel/content/server';
import { motel as content } from '@motel/content/testing';
import { Hono } from 'hono';
import { listen } from '../../src/http/listen.ts';
import { paceRequests } from '../../src/http/pace-requests.ts';
import { type Pace, requestPace } from '../../src/http/request/request-pace.ts';
import { networksOf } from '../../src/limits/index.ts';
import { noMeter } from '../../src/shared/meter.ts';
import { openSocket } from '../support/raw-http.ts';

const FLOODER = networksOf('192.0.2.66');
const GUEST = networksOf('198.51.100.1');

describe('the pace of a client’s requests (S3, S10)', () => {
  test('a burst does not wait, then each waits for its turn, then none may', () => {
    const waitOf = requestPace({ burst: 3, perSecond: 10, mostWaiting: 3 });
    const waits = Array.from({ length: 8 }, () => waitOf(FLOODER, 5000));
    expect(waits).toEqual([0, 0, 0, 100, 200, 300, undefined, undefined]);
    expect(waitOf(FLOODER, 5100), 'the refused ones count for nothing').toBe(300);
    expect(waitOf(GUEST, 5000), 'another client').toBe(0);
    const slow = requestPace({ burst: 3, perSecond: 0.01, mostWaiting: 3 });
    expect(slow(GUEST, 0), 'as the process starts').toBe(0);
    expect(waitOf(FLOODER, 60_000), 'after a rest').toBe(0);
  });

  const gaps = fc.array(fc.nat(2000), { minLength: 1, maxLength: 200 });
  const upTo = (max: number) => fc.integer({ min: 1, max });
  it.prop([gaps, upTo(50), upTo(100), upTo(30)], { examples: [[[0, 4, 4, 2], 1, 50, 1]] })(
    'no second has more answers than the burst and a second’s share',
    (between, burst, perSecond, mostWaiting) => {
      const waitOf = requestPace({ burst, perSecond, mostWaiting });
      let now = 0;
      const answered: number[] = [];
      for (const gap of between) {
        now += gap;
        const wait = waitOf(FLOODER, now);
        if (wait !== undefined) answered.push(now + wait);
        // A turn that is due now waits no more.
        expect(answered.filter((at) => at > now + 0.001).length).toBeLessThanOrEqual(mostWaiting);
      }
      for (const from of answered) {
        const within = answered.filter((at) => from <= at && at < from + 1000).length;
        expect(within).toBeLessThanOrEqual(burst + perSecond + 1);
      }
    },
  );

  test('a home of 256 IPv6 networks is one client, a /48 four', () => {
    const pace = { burst: 40, perSecond: 10, mostWaiting: 0 };
    const answeredOf = (addressOf: (index: number) => string) => {
      const waitOf = requestPace(pace);
      const waits = Array.from({ length: 1000 }, (_, index) => waitOf(networksOf(addressOf(index)), 0));
      return waits.filter((wait) => wait === 0).length;
    };
    const hex = (number: number) => number.toString(16);
    expect(answeredOf((index) => `2001:db8:1:2${hex(index % 256).padStart(2, '0')}::1`)).toBe(40);
    const ofHomes = answeredOf((index) => `2001:db8:1:${hex(index << 4)}::1`);
    expect(ofHomes, 'the homes of a /48').toBe(160);
    const ofIPv4 = answeredOf((index) => `198.18.${index >> 8}.${index & 255}`);
    expect(ofIPv4, 'addresses of IPv4').toBe(1000);
  });

  async function openSite(pace: Pace) {
    const limited = vi.fn();
    const site = new Hono()
      .use((call, next) => {
        call.set('words', wordsOf(content));
        return next();
      })
      .use(paceRequests({ trustedProxies: 1, meter: { ...noMeter, limited }, pace: requestPace(pace) }))
      .get('/', (call) => call.text('a page'))
      .post('/', async (call) => call.text(await call.req.text()))
      // Requests that the test leaves unfinished.
      .onError((_, call) => call.text('', 500));
    const { port, close } = await listen('127.0.0.1', 0, site.fetch, { trustedProxies: 1 });
    onTestFinished(close);
    const origin = `http://127.0.0.1:${port}`;
    const stop = new AbortController();
    onTestFinished(() => stop.abort());
    const ask = (client: string, more?: RequestInit) =>
      fetch(origin, { ...more, headers: { 'x-forwarded-for': client }, signal: stop.signal });
    return { origin, ask, limited };
  }

  test('a guest is answered while a flood waits, and what is too much is refused', async () => {
    const { ask, limited } = await openSite({ burst: 2, perSecond: 0.001, mostWaiting: 1 });
    for (let before = 0; before < 2; before += 1) expect((await ask('192.0.2.66')).status).toBe(200);
    const answered = vi.fn();
    void ask('192.0.2.66').then(answered, () => undefined);
    expect(await (await ask('198.51.100.1')).text()).toBe('a page');
    expect(await (await ask('127.0.0.1')).text(), 'this machine').toBe('a page');
    const refused = await ask('192.0.2.66');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(await refused.json()).toMatchObject({ code: 'too-many-requests' });
    const posted = await ask('192.0.2.66', { method: 'POST', body: 'words' });
    expect(posted.headers.get('connection'), 'which keeps no connection for its body').toBe('close');
    expect(limited.mock.calls).toEqual([['pace'], ['pace']]);
    expect(answered).not.toHaveBeenCalled();
  });

  test('a client has a hundred slow requests open at once, and no more', async () => {
    const { origin, ask } = await openSite({ burst: 1000, perSecond: 1000, mostWaiting: 1 });
    const slow =
      'POST / HTTP/1.1\r\nhost: motel.test\r\nx-forwarded-for: 192.0.2.66\r\ncontent-length: 9\r\n\r\n';
    const sockets = await Promise.all(Array.from({ length: 100 }, () => openSocket(origin)));
    for (const socket of sockets) socket.write(slow);
    await expect.poll(async () => (await ask('192.0.2.66')).status).toBe(429);
    expect((await ask('198.51.100.1')).status, 'another client').toBe(200);
    sockets[0]?.destroy();
    await expect.poll(async () => (await ask('192.0.2.66')).status).toBe(200);
    for (const socket of sockets) socket.destroy();
  });
});
