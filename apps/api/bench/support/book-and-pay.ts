import { ENDPOINTS, IDEMPOTENCY_KEY } from '@motel/api-client/contracts';
import { GOOD_CARD } from '../../test/payments/embedded/embedded-harness.ts';
import { callApi } from '../../test/support/test-motel.ts';
import type { BenchDraft } from './bench-drafts.ts';

/**
 * Makes a booking as a guest does: the checkout holds the rooms, the paid card sends the signed event that confirms.
 * @throws when it goes another way
 */
export async function bookAndPay(origin: string, { token, key, request }: BenchDraft): Promise<void> {
  const held = await callApi(origin, ENDPOINTS.createCheckout.path, {
    body: request,
    token,
    headers: { [IDEMPOTENCY_KEY]: key },
  });
  if (held.status !== 200) throw new Error(`Not held: ${held.status} ${JSON.stringify(held.body)}`);
  const paid = await fetch(new URL(new URL(held.body.url).pathname, origin), {
    method: 'POST',
    body: new URLSearchParams(GOOD_CARD),
    redirect: 'manual',
  });
  await paid.text();
  const way = paid.headers.get('location') ?? `${paid.status}`;
  if (!way.includes('/Payment-Success')) throw new Error(`Not paid: ${way}`);
}

/** So many guests at once, each of whom makes one booking after the other. @returns bookings per second */
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
