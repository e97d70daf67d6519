import { randomInt } from 'node:crypto';
import { fc } from '@fast-check/vitest';
import { ENDPOINTS } from '@motel/api-client/contracts';
import { problemsOf } from '../../src/http/docs/openapi-document.ts';
import { OPERATIONS } from '../../src/http/docs/operations.ts';
import { SERVER } from '../support/databases.ts';
import { whileTesting } from '../support/while-testing.ts';
import { damaged } from './damage.ts';
import { openFuzzMotel } from './fuzz-motel.ts';
import type { FuzzRequest } from './fuzz-request.ts';
import { type EndpointName, GOOD_REQUESTS } from './good-requests.ts';

const { FUZZ_SEED, FUZZ_RUNS } = process.env;
/** FUZZ_SEED repeats the same requests; FUZZ_RUNS sets their number. */
const SEED = Number(FUZZ_SEED ?? randomInt(2 ** 31));
/**
 * The number of requests to each call. A call that fails for one damaged request in fifteen is found by 78 of a
 * hundred runs; `npm run deep` and `npm run fuzz` find rarer ones.
 */
const RUNS = 45;
/** The least number of good ones among them: of fewer, a few refusals would be too large a share. */
const GOOD_RUNS = 22;
/** Each accepted one needs a paid stay of its own, which costs as much as twenty requests: a third of them will do. */
const COSTLY: readonly EndpointName[] = FUZZ_RUNS === undefined ? ['cancelStay', 'changeStay'] : [];

/** The least share of good requests that is accepted; otherwise the run would test refusals only. */
const LEAST_ACCEPTED = 0.9;
/** The same for checkouts, whose rooms become sold out, and whose few keys are used again: some 0.6 of twenty. */
const LEAST_BOOKED = 0.3;

/** A number of requests that meets every refusal. */
const ENOUGH = 1000;

/** Refusals that other tests cause. */
const TESTED_ELSEWHERE = new Set<string>([
  'too-many-requests',
  'not-selling',
  'payment-unavailable',
  'unavailable',
]);

const calls = Object.keys(ENDPOINTS) as EndpointName[];

describe('fuzzed requests', () => {
  const runs = Number(FUZZ_RUNS ?? RUNS);
  const again = `Repeat with: FUZZ_SEED=${SEED} npm run fuzz -- ${runs}`;
  const motel = whileTesting(() => openFuzzMotel(SERVER));

  async function sendAll(name: EndpointName, requests: fc.Arbitrary<FuzzRequest>, count: number) {
    await fc.assert(
      fc.asyncProperty(requests, async (request) => {
        expect(await motel.trouble(name, request), again).toEqual([]);
      }),
      // No shrinking: the stored rows have changed, so a smaller request would be another test.
      { seed: SEED, numRuns: count, endOnFailure: true },
    );
  }

  test.each(calls)(
    '§7 %s responds as documented, never 5xx; a refusal stores nothing',
    { timeout: 60_000 + runs * 100 },
    async (name) => {
      const good = GOOD_REQUESTS[name];
      expect(good, `good-requests.ts has none for ${name}`).toBeDefined();
      const some = COSTLY.includes(name) ? 1 / 3 : 1;
      const wellMeant = Math.ceil(some * Math.max(GOOD_RUNS, runs / 3));
      await sendAll(name, good, wellMeant);
      const accepted = (motel.answered.get(name)?.get('ok') ?? 0) / wellMeant;
      const share = name === 'createCheckout' ? LEAST_BOOKED : LEAST_ACCEPTED;
      expect(accepted, again).toBeGreaterThanOrEqual(share);
      await sendAll(name, damaged(good), Math.ceil(some * runs) - wellMeant);
    },
  );

  if (runs >= ENOUGH) {
    test('every documented refusal has occurred', () => {
      const unmet = calls.flatMap((name) =>
        problemsOf(ENDPOINTS[name], OPERATIONS[name])
          .filter((code) => !TESTED_ELSEWHERE.has(code) && !motel.answered.get(name)?.has(code))
          .map((code) => `${name}: ${code}`),
      );
      expect(unmet, again).toEqual([]);
    });
  }
});

test('§6.5: a limited request gets the documented 429 with Retry-After', async () => {
  const motel = await openFuzzMotel(SERVER, { rateLimitScale: 0.1 });
  const isMet = (name: EndpointName) => motel.answered.get(name)?.has('too-many-requests') ?? false;
  const limited = calls.filter((name) => 'limit' in ENDPOINTS[name]);
  for (const name of limited) {
    // A tenth of an address’s requests in an hour, and a few more.
    for (const request of fc.sample(GOOD_REQUESTS[name], { seed: SEED, numRuns: 130 })) {
      expect([request, await motel.trouble(name, request)]).toEqual([request, []]);
      if (isMet(name)) break;
    }
  }
  expect(calls.filter(isMet)).toEqual(limited);
  await motel.close();
});
