import type { PromotionCode, Property } from '@motel/api-client/contracts';
import { type Party, type Quote, reserveStep, type Stay } from '@motel/booking-core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { bookingDraft } from '../../shared/booking/booking-draft.ts';
import { FORM_KEY } from '../../shared/booking/checkout-memory.ts';
import { holdDraft } from '../../shared/booking/held-draft.ts';
import { stayPath } from '../../shared/booking/stay-params.ts';
import { logFailure } from '../../shared/log-failure.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { askToSignIn } from '../../shared/sign-in-prompt.ts';
import { useWire } from '../../shared/site.ts';
import { sitePaths } from '../../shared/site-paths.ts';
import { stored } from '../../shared/storage.ts';

/** Releases the held rooms of a guest who came back from the payment page without paying. */
export function useCancelledCheckout(isCancelled: boolean): void {
  const wire = useWire();
  const queryClient = useQueryClient();
  // Only the guest who holds the rooms may release them: without the restored session the server would refuse.
  const mayRelease = useSession() !== undefined && isCancelled;
  useEffect(() => {
    if (!mayRelease) return;
    loadLeftOpen()
      .then((open) => open.releaseCancelled(wire, queryClient))
      .catch((error: unknown) => logFailure('The rooms stay held until the checkout expires', error));
  }, [mayRelease, wire, queryClient]);
}

/** Whether this tab has a form of /confirm: a room may be added to it (§4.17). */
export function hasForm(): boolean {
  return stored('sessionStorage', FORM_KEY) !== null;
}

export const loadLeftOpen = () => import('./left-open.ts');

/**
 * The effect of pressing Reserve (§4, B8): on to /confirm, or sign in first while the draft is held.
 * @param stay absent while nothing can be reserved
 * @returns absent when Reserve is disabled
 */
export function useReserve(
  property: Property,
  stay: Stay | undefined,
  party: Party,
  quote: Quote | undefined,
  promotion: PromotionCode | undefined,
): (() => void) | undefined {
  const navigate = useNavigate();
  const isSignedIn = useSession() !== undefined;
  const step = reserveStep(stay, isSignedIn);
  if (step.kind === 'disabled' || quote === undefined) return undefined;
  return async () => {
    const chosen = { ...bookingDraft(property.id, step.stay, party, quote), promotion };
    const draft = hasForm() ? (await loadLeftOpen()).addRoom(chosen) : chosen;
    // The browser's Back shows the card with its current entries.
    void navigate(stayPath(property.id, step.stay, party, quote.plan?.id), { replace: true });
    if (step.kind === 'confirm') {
      void navigate(sitePaths.confirm, { state: { draft } });
      return;
    }
    holdDraft(draft);
    askToSignIn();
  };
}
