import fc from 'fast-check';
import { Hono } from 'hono';
import { describe, expect, test, vi } from 'vitest';
import { listen } from '../../src/http/listen.ts';
import { paceRequests } from '../../src/http/pace-requests.ts';
import { requestPace } from '../../src/http/request/request-pace.ts';

describe('the pace of a client’s requests', () => {
  test('a burst does not wait, then each request waits for its turn', () => {
    const waitOf = requestPace({ burst: 3, perSecond: 10 });
    const waits = Array.from({ length: 6 }, () => waitOf('flooder', 5000));
    expect(waits).toEqual([0, 0, 0, 100, 200, 300]);
    expect(waitOf('guest', 5000), 'another client').toBe(0);
    expect(requestPace({ burst: 3, perSecond: 0.01 })('guest', 0), 'as the process starts').toBe(0);
    expect(waitOf('flooder', 60_000), 'after a rest').toBe(0);
  });

  test('no second has more answers than the burst and a second’s share', () => {
    const gaps = fc.array(fc.nat(2000), { minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(
        gaps,
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: 1, max: 100 }),
        (between, burst, perSecond) => {
          const waitOf = requestPace({ burst, perSecond });
          let now = 0;
          const answered = between.map((gap) => {
            now += gap;
            return now + waitOf('flooder', now);
          });
          for (const from of answered) {
            const within = answered.filter((at) => from <= at && at < from + 1000).length;
            expect(within).toBeLessThanOrEqual(burst + perSecond + 1);
          }
        },
      ),
    );
  });

  test('a guest is answered while a flood waits', async () => {
    const site = new Hono()
      .use(paceRequests({ trustedProxies: 1 }, { burst: 2, perSecond: 0.001 }))
      .get('/', (call) => call.text('a page'));
    const { port, close } = await listen('127.0.0.1', 0, site.fetch);
    const stop = new AbortController();
    const ask = (client: string) =>
      fetch(`http://127.0.0.1:${port}/`, { headers: { 'x-forwarded-for': client }, signal: stop.signal });
    for (let before = 0; before < 2; before += 1) expect((await ask('192.0.2.66')).status).toBe(200);
    const answered = vi.fn();
    const late = ask('192.0.2.66').then(answered, () => undefined);
    expect(await (await ask('198.51.100.1')).text()).toBe('a page');
    expect(await (await ask('127.0.0.1')).text(), 'this machine').toBe('a page');
    expect(answered).not.toHaveBeenCalled();
    stop.abort();
    await late;
    await close();
  });
});
