import type { CheckoutRequest, CheckoutResponse } from '@motel/api-client/contracts';
import { questionBeforePayment } from '@motel/booking-core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type OpenCheckout, rememberCheckout } from '../../shared/booking/checkout-memory.ts';
import { logFailure } from '../../shared/log-failure.ts';
import { hasStatus } from '../../shared/queries/has-status.ts';
import { loadCalls } from '../../shared/queries/load-calls.ts';
import { useWire } from '../../shared/queries/wire-context.ts';
import { askAfterSessionEnd } from '../../shared/sign-in-prompt.ts';
import { type CheckoutKey, keyFor } from './checkout-key.ts';
import { type Refusal, refusalOf } from './refusal.ts';

/** A checkout that can be paid at its address, or given up. */
interface PayableCheckout extends OpenCheckout {
  readonly url: string;
}

/** Where a booking stands between the button and the payment page (§4). */
export type CheckoutStep =
  | { readonly kind: 'idle' }
  | { readonly kind: 'processing' }
  | { readonly kind: 'asking'; readonly question: string; readonly checkout: PayableCheckout }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/**
 * Creates the checkout and takes the guest to pay.
 * @param lastKey the key of an earlier visit to this draft
 * @param beforeLeaving keeps what the guest filled in, so that Back finds it
 */
export function useCheckout(lastKey: CheckoutKey | undefined, beforeLeaving: (key: CheckoutKey) => void) {
  const wire = useWire();
  const queryClient = useQueryClient();
  const key = useRef(lastKey);
  const isHere = useIsHere();
  const [step, setStep] = useState<CheckoutStep>({ kind: 'idle' });
  useBackFromCache(() => setStep({ kind: 'idle' }));

  async function submit(body: CheckoutRequest): Promise<void> {
    key.current = keyFor(body, key.current);
    setStep({ kind: 'processing' });
    try {
      const { createCheckout } = await loadCalls();
      const created = await createCheckout(wire, body, { idempotencyKey: key.current.key });
      const checkout = payable(created, body);
      const question = questionBeforePayment(created.bookingAction);
      if (!isHere.current) await release(checkout);
      else if (question === undefined) leaveToPay(checkout);
      else setStep({ kind: 'asking', question, checkout });
    } catch (error) {
      await onFailure(error);
    }
  }

  async function onFailure(error: unknown): Promise<void> {
    if (hasStatus(error, 401)) {
      setStep({ kind: 'idle' });
      askAfterSessionEnd();
      return;
    }
    const refusal = await refusalOf(error);
    setStep({ kind: 'refused', refusal });
    if (refusal.code === 'price-changed') await queryClient.invalidateQueries({ queryKey: ['property'] });
    if (refusal.code === 'sold-out') await queryClient.invalidateQueries({ queryKey: ['availability'] });
  }

  function leaveToPay({ url, ...checkout }: PayableCheckout): void {
    if (key.current === undefined) return;
    setStep({ kind: 'processing' });
    rememberCheckout(checkout);
    beforeLeaving(key.current);
    location.assign(url);
  }

  async function release({ sessionId }: PayableCheckout): Promise<void> {
    try {
      await (await loadCalls()).releaseCheckout(wire, sessionId);
    } catch (error) {
      logFailure('The rooms stay held until the checkout expires', error);
    }
  }

  /** Processing stops, and the rooms go back (§4). */
  function decline(checkout: PayableCheckout): void {
    setStep({ kind: 'idle' });
    void release(checkout);
  }

  return { step, submit, accept: leaveToPay, decline };
}

function payable({ sessionId, url }: CheckoutResponse, body: CheckoutRequest): PayableCheckout {
  const { propertyId, checkInDate: checkIn, checkOutDate: checkOut, roomDetails } = body;
  return { sessionId, url, propertyId, checkIn, checkOut, rooms: roomDetails.quantity };
}

/** Whether the guest is still on this page when an answer comes. */
function useIsHere() {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}

/** A page that the browser kept whole while the guest was away shows its last state; it is told when it is back. */
function useBackFromCache(onBack: () => void): void {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && onBack();
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  });
}
