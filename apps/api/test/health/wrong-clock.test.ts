import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databaseTime } from '../../src/db/index.ts';
import { clockError } from '../../src/shared/clock.ts';
import { type FakeStripe, fakeStripe } from '../money/providers/stripe/fake-stripe.ts';
import { byHand } from '../support/by-hand.ts';
import { DATABASES } from '../support/databases.ts';
import { type TestClock, testClock } from '../support/test-clock.ts';
import { openTestMotel, type TestMotel } from '../support/test-motel.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const NOON = '2026-11-20T19:00:00Z';
const TOKEN = 'the-owner-may-look';

describe.each(DATABASES)('the clock of a motel on $name', (kind) => {
  let right: TestClock;
  let stripe: FakeStripe;
  let motel: TestMotel;
  beforeEach(async () => {
    right = testClock(NOON);
    stripe = await fakeStripe(right);
  });
  afterEach(async () => {
    await motel.close();
    await stripe.close();
  });

  const attention = () => byHand(motel).attention();
  const saidInLog = (words: string) => motel.log.filter((line) => line.includes(words)).length;
  const runJobs = async (times = 1) => {
    for (let run = 0; run < times; run += 1) await motel.server.runJobs();
  };
  const isKnown = async () => {
    const { status, body } = await motel.call('/readyz');
    expect([status, body.status]).toEqual([200, 'ready']);
    return body.troubles?.includes('wrong-clock') ?? false;
  };

  /** It notices at once the database's clock, and the provider's at the check after its next answer. */
  async function noticesEverywhere(seconds: number): Promise<void> {
    await runJobs(2);
    expect(await isKnown()).toBe(false);
    motel.clock.advance(seconds * SECOND);
    await runJobs(4);
    expect(await isKnown()).toBe(true);
    expect(saidInLog('clock is more than a minute off')).toBe(1);
    const metrics = await motel.call('/metrics', { token: TOKEN });
    expect(metrics.body).toContain(`\nmotel_clock_ahead_seconds ${seconds}\n`);
    expect(await attention()).toContain('The clock of the machine is more than a minute off');

    motel.clock.advance(-seconds * SECOND);
    await runJobs(3);
    expect(await isKnown()).toBe(false);
    expect(saidInLog('clock is right again')).toBe(1);
    expect(await attention()).toBe('');
  }

  test.each([600, -600, 61, -61])('is compared with the database’s: %i seconds', async (seconds) => {
    motel = await openTestMotel(kind, { databaseTime: async () => right.now(), metricsToken: TOKEN });
    await noticesEverywhere(seconds);
  });

  test.each([600, -600])('is compared with the payment provider’s: %i seconds', async (seconds) => {
    motel = await openTestMotel(kind, { stripe: stripe.access, metricsToken: TOKEN });
    await noticesEverywhere(seconds);
  });

  test('the provider gets no request more for it', async () => {
    motel = await openTestMotel(kind, { stripe: stripe.access });
    await runJobs(3);
    expect(stripe.asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /v1/events',
      'GET /v1/events',
      'GET /v1/events',
    ]);
  });

  test('a minute is no trouble', async () => {
    motel = await openTestMotel(kind, { databaseTime: async () => right.now() });
    motel.clock.advance(MINUTE);
    await runJobs(2);
    expect(await isKnown()).toBe(false);
  });

  test('the database’s own clock is asked', async () => {
    motel = await openTestMotel(kind, { databaseTime });
    motel.clock.setTo(new Date().toISOString());
    await runJobs();
    expect(await isKnown()).toBe(false);
    motel.clock.advance(60 * MINUTE);
    await runJobs();
    expect(await isKnown()).toBe(true);
  });
});

test('a slow answer is no error of the clock', () => {
  const at = (seconds: number) => new Date(seconds * SECOND);
  expect(clockError(at(100), at(150), at(200))).toBe(0);
  expect(clockError(at(100), at(90), at(200))).toBe(10 * SECOND);
  expect(clockError(at(100), at(230), at(200))).toBe(-30 * SECOND);
});
