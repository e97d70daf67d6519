import type { Property } from '@motel/api-client/contracts';
import { type Party, type Quote, reserveStep, type Stay } from '@motel/booking-core';
import { useNavigate } from 'react-router-dom';
import { bookingDraft } from '../../shared/booking/booking-draft.ts';
import { holdDraft } from '../../shared/booking/held-draft.ts';
import { stayPath } from '../../shared/booking/stay-params.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { askToSignIn } from '../../shared/sign-in-prompt.ts';
import { sitePaths } from '../../shared/site-paths.ts';

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
): (() => void) | undefined {
  const navigate = useNavigate();
  const isSignedIn = useSession() !== undefined;
  const step = reserveStep(stay, isSignedIn);
  if (step.kind === 'disabled' || quote === undefined) return undefined;
  return () => {
    const draft = bookingDraft(property.id, step.stay, party, quote);
    // The browser's Back leads to the card as it is now.
    void navigate(stayPath(property.id, step.stay, party), { replace: true });
    if (step.kind === 'confirm') {
      void navigate(sitePaths.confirm, { state: { draft } });
      return;
    }
    holdDraft(draft);
    askToSignIn();
  };
}
