import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { forgetCheckout, rememberedCheckout } from '../../shared/booking/checkout-memory.ts';
import { logFailure } from '../../shared/log-failure.ts';
import { callApi } from '../../shared/queries/call-api.ts';
import { useWire } from '../../shared/queries/wire-context.ts';
import { useSession } from '../../shared/session/session-store.ts';

/** Releases the held rooms of a guest who came back from the payment page without paying. */
export function useCancelledCheckout(isCancelled: boolean): void {
  const wire = useWire();
  const queryClient = useQueryClient();
  // Only the guest who holds the rooms may release them: without the restored session the server would refuse.
  const isSignedIn = useSession() !== undefined;
  const release = useEffectEvent(async (sessionId: string) => {
    try {
      await callApi(wire, 'releaseCheckout', { body: { sessionId } });
      forgetCheckout(sessionId);
      await queryClient.invalidateQueries({ queryKey: ['availability'] });
    } catch (error) {
      logFailure('The rooms stay held until the checkout expires', error);
    }
  });
  useEffect(() => {
    const checkout = isCancelled && isSignedIn ? rememberedCheckout() : undefined;
    if (checkout !== undefined) void release(checkout.sessionId);
  }, [isCancelled, isSignedIn]);
}
