import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { requestPace } from '../../src/http/request/request-pace.ts';
import { DATABASES } from '../support/databases.ts';
import { openTestMotel } from '../support/test-motel.ts';

describe('the pace of a client’s requests', () => {
  test('a burst does not wait, then each request waits for its turn', () => {
    const waitOf = requestPace({ burst: 3, perSecond: 10 });
    const waits = Array.from({ length: 6 }, () => waitOf('flooder', 5000));
    expect(waits).toEqual([0, 0, 0, 100, 200, 300]);
    expect(waitOf('guest', 5000), 'another client').toBe(0);
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

  test('a guest is answered before a flood that came first', async () => {
    const motel = await openTestMotel(DATABASES[0]!, { trustedProxies: 1 });
    const ended: string[] = [];
    const ask = async (client: string) => {
      await motel.call('/api/property/get-all-properties', { headers: { 'x-forwarded-for': client } });
      ended.push(client);
    };
    const flood = Array.from({ length: 400 }, () => ask('192.0.2.66'));
    await ask('198.51.100.1');
    expect(ended.filter((client) => client === '192.0.2.66').length).toBeLessThan(400);
    await Promise.all(flood);
    await motel.close();
  });
});
