import type { ReleaseRequest } from '../contracts/checkout.ts';
import { ENDPOINTS } from '../contracts/endpoints.ts';
import { done } from '../contracts/feedback.ts';
import { ask } from '../wire/ask.ts';
import type { CallOptions, Wire } from '../wire/wire.ts';

/** Releases the held rooms: the guest declined to pay (§4). */
export async function releaseCheckout(
  wire: Wire,
  sessionId: string,
  options: CallOptions = {},
): Promise<void> {
  const body: ReleaseRequest = { sessionId };
  const onFailure = 'Error releasing checkout session';
  await ask(wire, { ...ENDPOINTS.releaseCheckout, body, isPersonal: true, onFailure, ...options }, done);
}
