import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { ENDPOINTS, IDEMPOTENCY_KEY } from '@motel/api-client/contracts';
import { GOOD_CARD } from '../../test/support/test-booking.ts';
import type { BenchDraft } from './bench-drafts.ts';

/** A light client, because it shares the processor with the motel. */
const agent = new Agent({ keepAlive: true });

/**
 * Books like a guest: the checkout holds the rooms, and the payment sends the signed event that confirms the stay.
 * @throws when a step has another result
 */
export async function bookAndPay(origin: string, { token, key, request }: BenchDraft): Promise<void> {
  const held = await post(`${origin}${ENDPOINTS.createCheckout.path}`, JSON.stringify(request), {
    'content-type': 'application/json',
    authorization: `Bearer ${token}`,
    [IDEMPOTENCY_KEY]: key,
  });
  if (held.status !== 200) throw new Error(`Not held: ${held.status} ${held.body}`);
  const page = new URL(JSON.parse(held.body).url).pathname;
  const paid = await post(`${origin}${page}`, CARD, { 'content-type': 'application/x-www-form-urlencoded' });
  if (!paid.location.includes('/Payment-Success'))
    throw new Error(`Not paid: ${paid.status} ${paid.location}`);
}

const CARD = new URLSearchParams(GOOD_CARD).toString();

async function post(url: string, body: string, headers: Readonly<Record<string, string>>) {
  const length = { 'content-length': Buffer.byteLength(body) };
  const asked = request(url, { method: 'POST', agent, headers: { ...headers, ...length } });
  asked.end(body);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, location: answer.headers.location ?? '', body: await text(answer) };
}

/** Lets concurrent guests each make one booking after the other. @returns bookings per second */
export async function bookTogether(
  origin: string,
  drafts: readonly BenchDraft[],
  guests: number,
): Promise<number> {
  const waiting = drafts.values();
  const began = performance.now();
  await Promise.all(
    Array.from({ length: guests }, async () => {
      for (const draft of waiting) await bookAndPay(origin, draft);
    }),
  );
  return drafts.length / ((performance.now() - began) / 1000);
}
