import { ENDPOINTS } from '@motel/api-client/contracts';
import { paidEvent, sendEvent } from '../support/payment-events.ts';
import { freshStay, ROOMS, signInGuest } from '../support/test-booking.ts';
import { motelOfEachTest, motelOfThisTest, type TestMotel } from '../support/test-motel.ts';

const TOKEN = 'the-owner-may-look';

/** Returns the value of a series, such as `motel_holds{state="live"}`, or `undefined`. */
async function numberOf(motel: TestMotel, series: string): Promise<number | undefined> {
  const { status, body } = await motel.call('/metrics', { token: TOKEN });
  expect(status).toBe(200);
  const line = (body as string).split('\n').find((shown) => shown.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

describe('/metrics', () => {
  const motel = motelOfEachTest({ metricsToken: TOKEN });

  test('requires the token, and is never cached', async () => {
    const shown = await motel.call('/metrics', { token: TOKEN });
    expect(shown.status).toBe(200);
    expect(shown.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(shown.headers.get('cache-control')).toBe('no-store');
    expect(shown.body).toContain('nodejs_eventloop_lag_seconds');
    for (const token of [undefined, 'the-owner-may-loo', `${TOKEN}x`, TOKEN.toUpperCase()]) {
      const refused = await motel.call('/metrics', { token });
      expect(refused).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
      expect(refused.headers.get('cache-control')).toBe('no-store');
    }
  });

  test('counts requests by route, never by path', async () => {
    for (const id of ['one', 'two', ROOMS.many.id]) {
      await motel.call(ENDPOINTS.property.path.replace('{id}', id));
    }
    const route = 'method="GET",route="/api/property/getPropertyDetail/:id"';
    const count = (status: string) =>
      numberOf(motel, `motel_http_request_duration_seconds_count{${route},status="${status}"}`);
    expect([await count('2xx'), await count('4xx')]).toEqual([1, 2]);
    expect((await motel.call('/metrics', { token: TOKEN })).body).not.toContain('Detail/one');
  });

  test('counts outcomes of checkouts and payments without personal data', async () => {
    const guest = await signInGuest(motel, '+14035550199');
    const stay = freshStay();
    const held = await guest.book(stay, ROOMS.single);
    const rival = await signInGuest(motel);
    expect((await rival.book(stay, ROOMS.single)).status).toBe(409);
    expect((await rival.book(stay, ROOMS.many, { overrides: { totalAmount: '1.00' } })).status).toBe(409);
    for (const outcome of ['held', 'sold-out', 'price-changed']) {
      expect(await numberOf(motel, `motel_checkouts_total{outcome="${outcome}"}`)).toBe(1);
    }
    expect(await numberOf(motel, 'motel_holds{state="live"}')).toBe(1);

    await guest.pay(held.body.url);
    await sendEvent(motel, await paidEvent(motel, held.body.sessionId, { eventId: 'evt_again' }));
    expect(await numberOf(motel, 'motel_payments_total{settled="confirmed"}')).toBe(1);
    expect(await numberOf(motel, 'motel_payment_events_total{type="paid",by="webhook"}')).toBe(2);
    expect(await numberOf(motel, 'motel_holds{state="live"}')).toBe(0);
    expect(await numberOf(motel, 'motel_mails{state="waiting"}')).toBe(2);

    const { body } = await motel.call('/metrics', { token: TOKEN });
    for (const personal of ['5550199', 'Maryam', 'Okafor', guest.id, held.body.sessionId, '127.0.0.1']) {
      expect(body).not.toContain(personal);
    }
  });

  test('reports overdue holds, due refunds and the last success of each job', async () => {
    const guest = await signInGuest(motel);
    const stay = freshStay();
    const { body: held } = await guest.book(stay, ROOMS.single);
    motel.clock.advance(41 * 60_000);
    expect(await numberOf(motel, 'motel_holds{state="overdue"}')).toBe(1);

    motel.provider.fail('eventsSince', 'before');
    await motel.server.runJobs();
    const now = motel.clock.now().getTime() / 1000;
    const success = (job: string) =>
      numberOf(motel, `motel_job_last_success_timestamp_seconds{job="${job}"}`);
    expect(await success('expire holds')).toBe(now);
    expect(await success('collect missed events')).toBeUndefined();
    const failed = 'motel_job_runs_total{job="collect missed events",outcome="failed"}';
    expect(await numberOf(motel, failed)).toBe(1);

    await sendEvent(motel, await paidEvent(motel, held.sessionId, { amount: 1 }));
    expect(await numberOf(motel, 'motel_refunds{state="due"}')).toBe(1);
    expect(await numberOf(motel, 'motel_payments_total{settled="wrong-amount"}')).toBe(1);
  });
});

test('two motels in one process have separate metrics', async () => {
  const one = await motelOfThisTest({ metricsToken: TOKEN, rateLimitScale: 0.1 });
  const other = await motelOfThisTest({ metricsToken: TOKEN });
  const askTwice = async (motel: TestMotel) => {
    for (let asked = 0; asked < 2; asked += 1) await motel.call(ENDPOINTS.feedback.path, { body: {} });
  };
  await askTwice(one);
  await askTwice(other);
  const limited = 'motel_limited_total{limit="messages from an address"}';
  expect([await numberOf(one, limited), await numberOf(other, limited)]).toEqual([1, undefined]);
});

test('without METRICS_TOKEN there are no metrics', async () => {
  const motel = await motelOfThisTest();
  expect((await motel.call('/metrics')).status).toBe(404);
  expect((await motel.call('/metrics', { token: '' })).status).toBe(404);
});
