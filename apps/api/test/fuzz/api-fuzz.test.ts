import { randomInt } from 'node:crypto';
import { ENDPOINTS } from '@motel/api-client/contracts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OPERATIONS } from '../../src/http/docs/operations.ts';
import { DATABASES } from '../support/databases.ts';
import { damaged } from './damage.ts';
import { type FuzzMotel, openFuzzMotel } from './fuzz-motel.ts';
import type { FuzzRequest } from './fuzz-request.ts';
import { type EndpointName, GOOD_REQUESTS } from './good-requests.ts';

const { FUZZ_SEED, FUZZ_RUNS } = process.env;
/** FUZZ_SEED sends the same requests again; FUZZ_RUNS asks for more of them. */
const SEED = Number(FUZZ_SEED ?? randomInt(2 ** 31));
/** Requests to each call. */
const RUNS: Record<string, number> = { PGlite: 90, 'a Postgres server': 150 };

/** Of those who mean well so many get what they ask for at least; else nothing but refusals would be tried. */
const LEAST_ACCEPTED = 0.9;
/** Rooms run out. */
const LEAST_BOOKED = 0.5;

/** So many requests meet whatever there is. */
const ENOUGH = 1000;

/** What other tests bring about. */
const ELSEWHERE = new Set<string>(['too-many-requests', 'payment-unavailable', 'unavailable']);

const calls = Object.keys(ENDPOINTS) as EndpointName[];

describe.each(DATABASES)('whatever is sent, on $name', (kind) => {
  const runs = Number(FUZZ_RUNS ?? RUNS[kind.name]);
  const again = `Sent again by: FUZZ_SEED=${SEED} npm run fuzz -- ${runs}`;
  let motel: FuzzMotel;
  beforeAll(async () => {
    motel = await openFuzzMotel(kind);
  });
  afterAll(() => motel.close());

  async function sendAll(name: EndpointName, requests: fc.Arbitrary<FuzzRequest>, count: number) {
    await fc.assert(
      fc.asyncProperty(requests, async (request) => {
        expect(await motel.trouble(name, request), again).toEqual([]);
      }),
      // As it was sent: whatever was stored meanwhile would make another request of a smaller one.
      { seed: SEED, numRuns: count, endOnFailure: true },
    );
  }

  test.each(calls)(
    '§7 %s answers as it is documented, never with 5xx, and a refusal stores nothing',
    {
      timeout: 60_000 + runs * 100,
    },
    async (name) => {
      const good = GOOD_REQUESTS[name];
      expect(good, `good-requests.ts has none for ${name}`).toBeDefined();
      const wellMeant = Math.ceil(runs / 3);
      await sendAll(name, good, wellMeant);
      const accepted = (motel.answered.get(name)?.get('ok') ?? 0) / wellMeant;
      const least = name === 'createCheckout' ? LEAST_BOOKED : LEAST_ACCEPTED;
      expect(accepted, again).toBeGreaterThanOrEqual(least);
      await sendAll(name, damaged(good), runs - wellMeant);
    },
  );

  if (runs >= ENOUGH) {
    test('every refusal that is documented has been met', () => {
      const unmet = calls.flatMap((name) =>
        OPERATIONS[name].problems
          .filter((code) => !ELSEWHERE.has(code) && !motel.answered.get(name)?.has(code))
          .map((code) => `${name}: ${code}`),
      );
      expect(unmet, again).toEqual([]);
    });
  }
});

test('§4: whoever asks too often is told so as it is documented, and when to come back', async () => {
  const motel = await openFuzzMotel(DATABASES[0]!, { rateLimitScale: 0.1 });
  const isMet = (name: EndpointName) => motel.answered.get(name)?.has('too-many-requests') ?? false;
  const limited = calls.filter((name) => OPERATIONS[name].problems.includes('too-many-requests'));
  for (const name of limited) {
    // A tenth of what an address may ask in an hour, and a few more.
    for (const request of fc.sample(GOOD_REQUESTS[name], { seed: SEED, numRuns: 130 })) {
      expect([request, await motel.trouble(name, request)]).toEqual([request, []]);
      if (isMet(name)) break;
    }
  }
  expect(calls.filter(isMet)).toEqual(limited);
  await motel.close();
});
