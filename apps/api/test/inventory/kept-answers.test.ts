import { ENDPOINTS } from '@motel/api-client/contracts';
import { addDays, civilDate, type Stay } from '@motel/booking-core';
import pg from 'pg';
import { inTransaction } from '../../src/db/index.ts';
import { pruneSalesChanges, salesState } from '../../src/inventory/index.ts';
import { byHand } from '../support/by-hand.ts';
import { OFFERED } from '../support/flat-tariff.ts';
import { freshStay, ROOMS, signInGuest, TODAY } from '../support/test-booking.ts';
import { testProcesses } from '../support/test-processes.ts';

const READERS = 64;
const NEWEST = { headers: { 'cache-control': 'no-cache' } };
const DETAIL = ENDPOINTS.property.path.replace('{id}', ROOMS.many.id);

describe('reads that are the same for every guest are kept as bytes', () => {
  const [selling, reading] = testProcesses();

  const nightsOf = ({ checkIn }: Stay) => {
    const query = new URLSearchParams({ from: checkIn, to: addDays(checkIn, 1) });
    return `${ENDPOINTS.availability.path.replace('{id}', ROOMS.many.id)}?${query}`;
  };
  const sell = async (stay: Stay) => {
    expect((await (await signInGuest(selling)).book(stay, ROOMS.many)).status).toBe(200);
  };

  test.each([
    ['the process that sold a night', (path: string) => selling.call(path)],
    ['another, asked for the newest,', (path: string) => reading.call(path, NEWEST)],
  ])('%s never answers with an older state', async (_, ask) => {
    const stay = freshStay(1);
    for (const free of [12, 11, 10, 9]) {
      expect((await ask(nightsOf(stay))).body.nights).toMatchObject([{ free }]);
      await sell(stay);
    }
  });

  test.each(['a night is sold', 'rates are changed'] as const)(
    'while %s, 64 readers elsewhere get none older than a second',
    async (change) => {
      const stay = freshStay(1);
      const path = change === 'a night is sold' ? nightsOf(stay) : DETAIL;
      const old = JSON.stringify((await reading.call(path)).body);
      let changedAt = Number.POSITIVE_INFINITY;
      const read = async () => {
        for (;;) {
          const began = performance.now();
          const { status, body } = await reading.call(path);
          expect(status).toBe(200);
          if (JSON.stringify(body) !== old) return body;
          expect(began - changedAt, 'milliseconds since the change').toBeLessThan(1000);
        }
      };
      const readers = Array.from({ length: READERS }, read);
      await (change === 'a night is sold'
        ? sell(stay)
        : byHand(selling).changeRates({ kind: 'lists', articles: [OFFERED.cot] }));
      changedAt = performance.now();
      const seen = new Set((await Promise.all(readers)).map((body) => JSON.stringify(body)));
      expect(seen.size).toBe(1);
    },
  );

  test('an answer that has not changed is not sent again', async () => {
    const stay = freshStay(1);
    const ask = (tag: string) =>
      reading.call(nightsOf(stay), { headers: { ...NEWEST.headers, 'if-none-match': tag } });
    const tag = (await ask('')).headers.get('etag') ?? '';
    expect((await ask(tag)).status).toBe(304);
    await sell(stay);
    expect((await ask(tag)).status).toBe(200);
  });

  test('no state has the name of an earlier one, whenever rows are deleted', async () => {
    const { db } = selling;
    const nameNow = async () => (await salesState(db)(true)).name;
    const prune = () => inTransaction(db, (trx) => pruneSalesChanges(trx, new Date(), civilDate(TODAY)));
    const names = [await nameNow()];
    for (const _ of [1, 2, 3]) {
      await sell(freshStay(1));
      names.push(await nameNow());
      expect(await prune()).toBeGreaterThan(0);
      expect(await prune()).toBe(0);
      names.push(await nameNow());
    }
    expect(new Set(names).size).toBe(names.length);
  });

  test('odd queries share the answer, and kept answers take no statement', async () => {
    await reading.call(ENDPOINTS.properties.path);
    const query = vi.spyOn(pg.Client.prototype, 'query');
    for (let odd = 0; odd < 50; odd += 1) await reading.call(`${ENDPOINTS.properties.path}?odd=${odd}`);
    const sent = query.mock.calls.map(([statement]) => String(statement));
    query.mockRestore();
    // The state is looked at once in half a second, and an answer is made once in a second.
    expect(sent.length).toBeLessThan(20);
  });
});
