import { ENDPOINTS } from '@motel/api-client/contracts';
import { signingSecret } from '../../src/money/providers/embedded/event-delivery.ts';
import { signEvent } from '../../src/money/providers/event-signature.ts';
import { fakeStripe, WEBHOOK_SECRET } from '../money/providers/stripe/fake-stripe.ts';
import { checkoutStatus, everythingStored } from '../support/looks.ts';
import { paidEvent } from '../support/payment-events.ts';
import { freshStay, ROOMS, signInGuest } from '../support/test-booking.ts';
import { testClock } from '../support/test-clock.ts';
import { openTestMotel } from '../support/test-motel.ts';
import { whileTesting } from '../support/while-testing.ts';

/** Opens a motel with a provider. @returns its header and secret, and what makes the event of a session that is paid */
async function byEmbedded() {
  const motel = await openTestMotel();
  const event = ({ sessionId }: Session): Promise<unknown> => paidEvent(motel, sessionId);
  return {
    motel,
    header: 'checkout-signature',
    secret: await signingSecret(motel.db),
    event,
    close: motel.close,
  };
}

async function byStripe(): ReturnType<typeof byEmbedded> {
  const stripe = await fakeStripe(testClock('2026-11-20T19:00:00Z'));
  const motel = await openTestMotel({ stripe: stripe.access });
  const event = async ({ url }: Session) => {
    stripe.pay(url);
    return stripe.events.at(-1);
  };
  const close = async () => {
    await motel.close();
    await stripe.close();
  };
  return { motel, header: 'stripe-signature', secret: WEBHOOK_SECRET, event, close };
}

interface Session {
  readonly sessionId: string;
  readonly url: string;
}

describe.each([
  ['the embedded checkout', byEmbedded],
  ['Stripe', byStripe],
])('a forged event that would confirm an unpaid stay, by %s', (_, open) => {
  const webhook = whileTesting(open);

  async function paid() {
    const { body } = await (await signInGuest(webhook.motel)).book(freshStay(1), ROOMS.many);
    return { sessionId: body.sessionId as string, rawBody: JSON.stringify(await webhook.event(body)) };
  }
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
    const { sessionId, rawBody } = await paid();
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
    const { rawBody } = await paid();
    const before = webhook.motel.log.length;
    for (let count = 0; count < 100; count += 1) await send(rawBody, `t=1,v1=${'0'.repeat(64)}`);
    const lines = webhook.motel.log.slice(before).filter((line) => !line.includes('"request"'));
    expect(lines.length).toBeLessThanOrEqual(5);
    for (const line of lines) expect(line.length).toBeLessThan(300);
  });
});
