import { motel as content } from '@motel/content/testing';
import { embeddedCheckout } from '../../../../src/money/providers/embedded/embedded-checkout.ts';
import { signingSecret } from '../../../../src/money/providers/embedded/event-delivery.ts';
import { signEvent } from '../../../../src/money/providers/event-signature.ts';
import { SERVER } from '../../../support/databases.ts';
import { GOOD_CARD } from '../../../support/test-booking.ts';
import { whileTesting } from '../../../support/while-testing.ts';
import { sessionRequest } from '../provider-harness.ts';
import { embeddedHarness } from './embedded-harness.ts';

const ACCEPTED = () => new Response(null, { status: 200 });

describe('events of the embedded checkout', () => {
  const harness = whileTesting(() => embeddedHarness(SERVER.open));
  beforeEach(async () => {
    harness.webhook = ACCEPTED;
    await harness.advance(2 * 3600);
    await harness.collectEvents();
  });

  async function pay(): Promise<Response> {
    const { url } = await harness.provider.createSession(sessionRequest(harness));
    return harness.submit(url, GOOD_CARD);
  }

  it('are sent to the webhook at once, and only once', async () => {
    await pay();
    expect(await harness.collectEvents()).toHaveLength(1);
    await harness.advance(3600);
    expect(await harness.collectEvents()).toEqual([]);
  });

  it.each([
    ['fails', () => Promise.reject(new Error('the process is gone'))],
    ['answers 500', () => new Response(null, { status: 500 })],
    ['answers 400', () => new Response(null, { status: 400 })],
  ])('are sent again with a new signature when the webhook %s', async (_, webhook) => {
    harness.webhook = webhook;
    expect((await pay()).status).toBe(303);
    const [first, ...more] = await harness.collectEvents();
    expect(more).toEqual([]);

    harness.webhook = ACCEPTED;
    expect(await harness.collectEvents()).toEqual([]);
    await harness.advance(600);
    const [second, ...others] = await harness.collectEvents();
    expect(others).toEqual([]);
    expect(second?.rawBody).toBe(first?.rawBody);
    const read = await harness.provider.readEvent(second?.rawBody ?? '', second?.headers ?? new Headers());
    expect(read.type).toBe('paid');
    await harness.advance(3600);
    expect(await harness.collectEvents()).toEqual([]);
  });

  it('are retried after 2, 4, 8 … seconds, at most an hour', async () => {
    harness.webhook = () => new Response(null, { status: 503 });
    await pay();
    await harness.collectEvents();
    for (const wait of [2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 3600, 3600]) {
      await harness.advance(wait - 1);
      expect(await harness.collectEvents()).toEqual([]);
      await harness.advance(1);
      expect(await harness.collectEvents()).toHaveLength(1);
    }
  });

  it('are sent once by many concurrent processes', async () => {
    harness.webhook = () => new Response(null, { status: 503 });
    await Promise.all([pay(), pay(), pay()]);
    harness.webhook = ACCEPTED;
    await harness.collectEvents();
    await harness.advance(600);
    await Promise.all([1, 2, 3, 4].map(() => harness.checkout.doDueWork()));
    const bodies = (await harness.collectEvents()).map(({ rawBody }) => rawBody);
    expect(bodies).toHaveLength(3);
    expect(new Set(bodies).size).toBe(3);
  });

  it('are sent by the next process after a crash', async () => {
    harness.webhook = () => Promise.reject(new Error('killed'));
    await pay();
    const delivered: string[] = [];
    const { db, clock, logger } = harness;
    const deliver = async (rawBody: string) => {
      delivered.push(rawBody);
      return ACCEPTED();
    };
    const next = embeddedCheckout({ db, clock, logger, motel: () => content, deliver });
    await harness.advance(600);
    await next.doDueWork();
    expect(delivered).toHaveLength(1);
  });

  it('of an unknown kind are read as ignored', async () => {
    const secret = await signingSecret(harness.db);
    const rawBody = JSON.stringify({ eventId: 'evt_new', type: 'disputed' });
    const headers = new Headers({ 'checkout-signature': signEvent(rawBody, secret, harness.now()) });
    const read = await harness.provider.readEvent(rawBody, headers);
    expect(read).toEqual({ eventId: 'evt_new', type: 'ignored' });
  });

  it('are signed with one secret, which the first process creates', async () => {
    await harness.db.deleteFrom('embedded_secrets').execute();
    const secrets = await Promise.all([1, 2, 3, 4].map(() => signingSecret(harness.db)));
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toMatch(/^whsec_[\w-]{43}$/);
  });

  it('commit together with their payment', async () => {
    await harness.db.schema.alterTable('embedded_events').renameTo('embedded_events_gone').execute();
    const { url, sessionId } = await harness.provider.createSession(sessionRequest(harness));
    expect((await harness.submit(url, GOOD_CARD)).status).toBe(500);
    expect(await harness.provider.findSession(sessionId)).toEqual({ state: 'open' });
    await harness.db.schema.alterTable('embedded_events_gone').renameTo('embedded_events').execute();
    expect((await harness.submit(url, GOOD_CARD)).status).toBe(303);
  });
});
