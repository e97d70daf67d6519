import type { Property } from '@motel/api-client/contracts';
import { type CardParty, reserveStep, type Stay } from '@motel/booking-core';
import { tariff } from '@motel/content';
import { useNavigate } from 'react-router-dom';
import { bookingDraft } from '../../shared/booking/booking-draft.ts';
import { holdDraft } from '../../shared/booking/held-draft.ts';
import { stayPath } from '../../shared/booking/stay-params.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { askToSignIn } from '../../shared/sign-in-prompt.ts';
import { sitePaths } from '../../shared/site-paths.ts';

/** Pressing Reserve: on to /confirm, or sign in first while the draft is held (§4). */
export function useReserve(property: Property): (stay: Stay, cardParty: CardParty) => void {
  const navigate = useNavigate();
  const isSignedIn = useSession() !== undefined;
  return (stay, cardParty) => {
    const draft = bookingDraft(property, stay, cardParty, tariff);
    // The browser's Back leads to the card as it is now.
    void navigate(stayPath(property.id, stay, cardParty), { replace: true });
    if (reserveStep(stay, isSignedIn) === 'confirm') {
      void navigate(sitePaths.confirm, { state: { draft } });
      return;
    }
    holdDraft(draft);
    askToSignIn();
  };
}
