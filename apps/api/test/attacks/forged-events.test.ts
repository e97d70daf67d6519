import { ENDPOINTS } from '@motel/api-client/contracts';
import { signingSecret } from '../../src/money/providers/embedded/event-delivery.ts';
import { signEvent } from '../../src/money/providers/event-signature.ts';
import { fakeStripe, WEBHOOK_SECRET } from '../money/providers/stripe/fake-stripe.ts';
import { checkoutStatus, everythingStored } from '../support/looks.ts';
import { paidEvent } from '../support/payment-events.ts';
import { freshStay, ROOMS, signInGuest } from '../support/test-booking.ts';
import { testClock } from '../support/test-clock.ts';
import { openTestMotel, type TestMotel } from '../support/test-motel.ts';

/** A motel, its provider's header and secret, and an event that would confirm a booking. */
interface Webhook {
  readonly motel: TestMotel;
  readonly header: string;
  readonly secret: string;
  paid(): Promise<{ readonly sessionId: string; readonly rawBody: string }>;
}

/** @param event makes a session's event */
async function webhookOf(
  motel: TestMotel,
  known: Pick<Webhook, 'header' | 'secret'>,
  event: (session: { sessionId: string; url: string }) => unknown,
): Promise<Webhook> {
  const guest = await signInGuest(motel);
  const paid = async () => {
    const { body } = await guest.book(freshStay(1), ROOMS.many);
    return { sessionId: body.sessionId, rawBody: JSON.stringify(await event(body)) };
  };
  return { motel, ...known, paid };
}

async function embeddedWebhook(): Promise<Webhook> {
  const motel = await openTestMotel();
  const known = { header: 'checkout-signature', secret: await signingSecret(motel.db) };
  return webhookOf(motel, known, ({ sessionId }) => paidEvent(motel, sessionId));
}

async function stripeWebhook(): Promise<Webhook> {
  const stripe = await fakeStripe(testClock('2026-11-20T19:00:00Z'));
  const motel = await openTestMotel({ stripe: stripe.access });
  const close = async () => {
    await motel.close();
    await stripe.close();
  };
  const known = { header: 'stripe-signature', secret: WEBHOOK_SECRET };
  return webhookOf({ ...motel, close }, known, ({ url }) => {
    stripe.pay(url);
    return stripe.events.at(-1);
  });
}

describe.each([
  ['the embedded checkout', embeddedWebhook],
  ['Stripe', stripeWebhook],
])('a forged event that would confirm an unpaid stay, by %s', (_, open) => {
  let webhook: Webhook;
  beforeAll(async () => {
    webhook = await open();
  });
  afterAll(() => webhook.motel.close());

  const minutes = (count: number) => new Date(webhook.motel.clock.now().getTime() + count * 60_000);
  /** Splits a valid signature into the parts of its header. */
  const parts = (rawBody: string, secret = webhook.secret, at = minutes(0)) => {
    const [time = '', signature = ''] = signEvent(rawBody, secret, at).split(',');
    return { time, signature, hex: signature.slice(3) };
  };
  const send = (rawBody: string, value: string | undefined, name = webhook.header) =>
    webhook.motel.call(ENDPOINTS.webhook.path, {
      rawBody,
      headers: value === undefined ? {} : { [name]: value },
    });

  test('§7: every forged, stale or foreign signature is refused', async () => {
    const { sessionId, rawBody } = await webhook.paid();
    const { time, signature, hex } = parts(rawBody);
    const stale = parts(rawBody, webhook.secret, minutes(-6));
    const other = parts(rawBody, 'whsec_of_somebody_else');
    // The others are refused in event-signature.test.ts.
    const forgeries: Record<string, string | undefined> = {
      'no signature': undefined,
      'half a signature': `${time},v1=${hex.slice(0, 32)}`,
      'too long a signature': `${time},v1=${hex}00`,
      'another secret': `${other.time},${other.signature}`,
      'six minutes old': `${stale.time},${stale.signature}`,
      'old, with a new time before it': `${time},${stale.time},${stale.signature}`,
    };
    const before = await everythingStored(webhook.motel);
    for (const [name, value] of Object.entries(forgeries)) {
      const { status, body } = await send(rawBody, value);
      expect([name, status, body.code]).toEqual([name, 400, 'malformed']);
    }
    expect((await send(rawBody, `${time},${signature}`, 'x-signature')).status).toBe(400);
    const otherHeader = webhook.header === 'stripe-signature' ? 'checkout-signature' : 'stripe-signature';
    expect((await send(rawBody, `${time},${signature}`, otherHeader)).status).toBe(400);
    const inOtherNotation = rawBody.replace('a', '\\u0061');
    expect((await send(inOtherNotation, `${time},${signature}`)).status).toBe(400);
    expect(await everythingStored(webhook.motel)).toEqual(before);
    expect(await checkoutStatus(webhook.motel, sessionId)).toBe('confirming');
  });

  test('a flood of forgeries leaves five short lines in the log', async () => {
    const { rawBody } = await webhook.paid();
    const before = webhook.motel.log.length;
    for (let count = 0; count < 100; count += 1) await send(rawBody, `t=1,v1=${'0'.repeat(64)}`);
    const lines = webhook.motel.log.slice(before).filter((line) => !line.includes('"request"'));
    expect(lines.length).toBeLessThanOrEqual(5);
    for (const line of lines) expect(line.length).toBeLessThan(300);
  });
});
