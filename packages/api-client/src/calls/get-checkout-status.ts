import { type CheckoutStatus, checkoutStatus } from '../contracts/checkout.ts';
import { ENDPOINTS } from '../contracts/endpoints.ts';
import { ask } from '../wire/ask.ts';
import { pathWith } from '../wire/call.ts';
import type { CallOptions, Wire } from '../wire/wire.ts';

/** The server's state of a payment; the address bar proves nothing (D9). */
export async function getCheckoutStatus(
  wire: Wire,
  sessionId: string,
  options: CallOptions = {},
): Promise<CheckoutStatus['status']> {
  const { method, path } = ENDPOINTS.checkoutStatus;
  const onFailure = 'Error fetching checkout status';
  const answer = await ask(
    wire,
    { method, path: pathWith(path, sessionId), repeat: 'reading', onFailure, ...options },
    checkoutStatus,
  );
  return answer.status;
}
