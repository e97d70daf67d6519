import type { ApiProblem, Checkout, Wire } from '@motel/api-client';
import type { ProblemCode } from '@motel/api-client/contracts';
import { questionBeforePayment } from '@motel/booking-core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type CheckoutKey, keyFor } from '../../shared/booking/checkout-key.ts';
import { type OpenCheckout, rememberCheckout } from '../../shared/booking/checkout-memory.ts';
import { isAboutNights } from '../../shared/booking/quote-stay.ts';
import { withShownDates } from '../../shared/format/dates.ts';
import { logFailure } from '../../shared/log-failure.ts';
import { askAgain } from '../../shared/queries/ask-again.ts';
import { callApi, loadCalls } from '../../shared/queries/call-api.ts';
import { hasStatus, refusalOf } from '../../shared/queries/refusal-of.ts';
import { askAfterSessionEnd } from '../../shared/sign-in-prompt.ts';
import { useWire } from '../../shared/site.ts';
import { useWords, type Words } from '../../shared/words.ts';

/** A checkout, with the address to pay at; it can also be released. */
interface PayableCheckout extends OpenCheckout {
  readonly url: string;
}

/** The state of a booking between the button and the payment page (§4). */
export type CheckoutStep =
  | { readonly kind: 'idle' }
  | { readonly kind: 'processing' }
  | { readonly kind: 'asking'; readonly question: string; readonly checkout: PayableCheckout }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/**
 * Creates the checkout and redirects the guest to pay.
 * @param lastKey the key from an earlier visit to this draft
 * @param beforeLeaving saves the guest's entries, and the key, for the way back
 */
export function useCheckout(lastKey: CheckoutKey | undefined, beforeLeaving: () => void) {
  const words = useWords();
  const wire = useWire();
  const queryClient = useQueryClient();
  const key = useRef(lastKey);
  const isHere = useIsHere();
  const [step, setStep] = useState<CheckoutStep>({ kind: 'idle' });
  useBackFromCache(() => setStep({ kind: 'idle' }));

  /** @param rooms so many of each kind, by the ids of their properties */
  async function submit(wanted: Checkout, rooms: OpenCheckout['rooms']): Promise<void> {
    setStep({ kind: 'processing' });
    try {
      const { checkoutRequestOf } = await loadCalls();
      const body = checkoutRequestOf(wanted);
      key.current = keyFor(body, key.current);
      const call = { body, key: key.current.key };
      const { sessionId, url, bookingAction } = await callApi(wire, 'createCheckout', call);
      const { checkIn, checkOut } = wanted.stay;
      const checkout = { sessionId, url, checkIn, checkOut, rooms };
      const question = questionBeforePayment(bookingAction);
      if (!isHere.current) await release(wire, checkout);
      else if (question === undefined) leaveToPay(checkout);
      else setStep({ kind: 'asking', question, checkout });
    } catch (error) {
      await onFailure(error, wanted.terms);
    }
  }

  async function onFailure(error: unknown, terms: string | undefined): Promise<void> {
    if (hasStatus(error, 401)) {
      setStep({ kind: 'idle' });
      askAfterSessionEnd(words);
      return;
    }
    const refusal = refusalFor(words, refusalOf(error), terms);
    setStep({ kind: 'refused', refusal });
    const { code, asksForDates, rooms } = refusal;
    if (code === 'price-changed' || asksForDates || rooms.size > 0) await askAgain(queryClient, 'property');
    if (asksForDates) await askAgain(queryClient, 'availability');
  }

  function leaveToPay({ url, ...checkout }: PayableCheckout): void {
    setStep({ kind: 'processing' });
    rememberCheckout(checkout);
    beforeLeaving();
    location.assign(url);
  }

  /** Stops processing, and releases the rooms (§4). */
  function decline(checkout: PayableCheckout): void {
    setStep({ kind: 'idle' });
    void release(wire, checkout);
  }

  return { step, key, submit, accept: leaveToPay, decline, forget: () => setStep({ kind: 'idle' }) };
}

async function release(wire: Wire, { sessionId }: PayableCheckout): Promise<void> {
  try {
    await callApi(wire, 'releaseCheckout', { body: { sessionId } });
  } catch (error) {
    logFailure('The rooms stay held until the checkout expires', error);
  }
}

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

/** A page from the browser's back-forward cache shows its last state; this runs when the page is shown again. */
function useBackFromCache(onBack: () => void): void {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && onBack();
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  });
}

const failed = ({ t }: Words) => t('Failed to create booking. Please try again.');

export interface Refusal {
  /** The server's message, otherwise that of §8. */
  readonly message: string;
  readonly code: ProblemCode | undefined;
  /** Other dates could be booked: these are sold out, or not for sale as this stay (F6–F8). */
  readonly asksForDates: boolean;
  /** The detailed errors, unless the message already is one; what to do where no answer came. */
  readonly reasons: readonly string[];
  /** The messages of further rooms, by their fields: `moreRooms.0`. */
  readonly rooms: ReadonlyMap<string, string>;
}

const unanswered = ({ t }: Words) =>
  t('No answer came, and nothing was charged. Check your connection and press again: you never book twice.');

/** @param problem absent when no answer came @param terms as the guest was shown them */
function refusalFor(
  words: Words,
  problem: Partial<ApiProblem> | undefined,
  terms: string | undefined,
): Refusal {
  const { serverMessage, code, issues } = problem ?? {};
  const message = withShownDates(words, serverMessage ?? failed(words));
  const ofRooms = issues?.filter(({ field }) => field.startsWith('moreRooms.')) ?? [];
  const rooms = new Map(ofRooms.map(({ field, message }) => [field, withShownDates(words, message)]));
  const reasons = (issues ?? [])
    .filter((issue) => !ofRooms.includes(issue))
    .map(({ field, message: reason }) =>
      field === 'terms' && terms ? words.t('Before: {terms}', { terms }) : withShownDates(words, reason),
    )
    .filter((reason) => reason !== message);
  const isAboutDates = code === 'sold-out' || (issues ?? []).some(({ rule }) => isAboutNights(rule));
  const asksForDates = rooms.size === 0 && isAboutDates;
  if (problem === undefined) reasons.push(unanswered(words));
  return { message, code, asksForDates, reasons: [...new Set(reasons)], rooms };
}
