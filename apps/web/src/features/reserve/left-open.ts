import type { Wire } from '@motel/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { forgetCheckout, rememberedCheckout } from '../../shared/booking/checkout-memory.ts';
import { askAgain } from '../../shared/queries/ask-again.ts';
import { callApi } from '../../shared/queries/call-api.ts';

/** Parts for a guest who left a payment or a form of /confirm open in this tab: they load for them alone. */
export { AddingRoom, addRoom } from './AddingRoom.tsx';

export async function releaseCancelled(wire: Wire, queries: QueryClient): Promise<void> {
  const checkout = rememberedCheckout();
  if (checkout === undefined) return;
  const { sessionId } = checkout;
  await callApi(wire, 'releaseCheckout', { body: { sessionId } });
  forgetCheckout(sessionId);
  await askAgain(queries, 'availability');
}
