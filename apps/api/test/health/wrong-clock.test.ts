import { databaseTime } from '../../src/db/index.ts';
import { clockError } from '../../src/shared/clock.ts';
import { fakeStripe } from '../money/providers/stripe/fake-stripe.ts';
import { byHand } from '../support/by-hand.ts';
import { DATABASES } from '../support/databases.ts';
import { testClock } from '../support/test-clock.ts';
import { MINUTE, type TestMotel, testMotel } from '../support/test-motel.ts';
import { whileTesting } from '../support/while-testing.ts';

const SECOND = 1000;
const NOON = '2026-11-20T19:00:00Z';
const TOKEN = 'the-owner-may-look';

describe('the clock of a motel', () => {
  const right = testClock(NOON);
  const stripe = whileTesting(() => fakeStripe(right));

  const attention = (motel: TestMotel) => byHand(motel).attention();
  const runJobs = async (motel: TestMotel, times = 1) => {
    for (let run = 0; run < times; run += 1) await motel.server.runJobs();
  };
  const isKnown = async (motel: TestMotel) => {
    const { status, body } = await motel.call('/readyz');
    expect([status, body.status]).toEqual([200, 'ready']);
    return body.troubles?.includes('wrong-clock') ?? false;
  };

  /** It notices at once the database's clock, and the provider's at the check after its next answer. */
  async function noticesEverywhere(motel: TestMotel, seconds: number): Promise<void> {
    const first = motel.log.length;
    const saidInLog = (words: string) => motel.log.slice(first).filter((line) => line.includes(words)).length;
    await runJobs(motel, 2);
    expect(await isKnown(motel)).toBe(false);
    motel.clock.advance(seconds * SECOND);
    await runJobs(motel, 4);
    expect(await isKnown(motel)).toBe(true);
    expect(saidInLog('clock is more than a minute off')).toBe(1);
    const metrics = await motel.call('/metrics', { token: TOKEN });
    expect(metrics.body).toContain(`\nmotel_clock_ahead_seconds ${seconds}\n`);
    expect(await attention(motel)).toContain('The clock of the machine is more than a minute off');

    motel.clock.advance(-seconds * SECOND);
    await runJobs(motel, 3);
    expect(await isKnown(motel)).toBe(false);
    expect(saidInLog('clock is right again')).toBe(1);
    expect(await attention(motel)).toBe('');
  }

  describe('is compared', () => {
    const motel = testMotel({ databaseTime: async () => right.now(), metricsToken: TOKEN });

    test.each([61, -61])('with the database’s: %i seconds', (seconds) => noticesEverywhere(motel, seconds));

    test('and a minute is no trouble', async () => {
      motel.clock.advance(MINUTE);
      await runJobs(motel, 2);
      expect(await isKnown(motel)).toBe(false);
    });
  });

  describe('is compared', () => {
    const motel = testMotel(() => ({ stripe: stripe.access, metricsToken: TOKEN }));

    test.each([600, -600])('with the payment provider’s: %i seconds', (seconds) =>
      noticesEverywhere(motel, seconds),
    );

    test('and the provider gets no request more for it', async () => {
      const before = stripe.asked.length;
      await runJobs(motel, 3);
      const asked = stripe.asked.slice(before).map(({ method, path }) => `${method} ${path}`);
      expect(asked).toEqual(['GET /v1/events', 'GET /v1/events', 'GET /v1/events']);
    });
  });

  describe.each(DATABASES)('on $name', (kind) => {
    const motel = testMotel({ databaseTime }, kind);

    test('is compared with the database’s own', async () => {
      motel.clock.setTo(new Date().toISOString());
      await runJobs(motel);
      expect(await isKnown(motel)).toBe(false);
      motel.clock.advance(60 * MINUTE);
      await runJobs(motel);
      expect(await isKnown(motel)).toBe(true);
    });
  });
});

test('a slow answer is no error of the clock', () => {
  const at = (seconds: number) => new Date(seconds * SECOND);
  expect(clockError(at(100), at(150), at(200))).toBe(0);
  expect(clockError(at(100), at(90), at(200))).toBe(10 * SECOND);
  expect(clockError(at(100), at(230), at(200))).toBe(-30 * SECOND);
});
