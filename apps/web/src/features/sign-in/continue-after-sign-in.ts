import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { takeHeldDraft } from '../../shared/booking/held-draft.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { closeSignIn } from '../../shared/sign-in-prompt.ts';
import { addressOf, sitePaths } from '../../shared/site-paths.ts';
import { useWords } from '../../shared/words.ts';

/**
 * Once a guest has signed in, in this tab or another, continues to /confirm with the draft that they were about to
 * reserve (§4, D5).
 * @param otherwise the destination without a draft; absent to stay
 */
export function useContinueAfterSignIn(otherwise: string | undefined): void {
  const { motel } = useWords();
  const isSignedIn = useSession() !== undefined;
  const navigate = useNavigate();
  const goOn = useEffectEvent(() => {
    closeSignIn();
    const draft = takeHeldDraft();
    const isThere = location.pathname === addressOf(motel, sitePaths.confirm);
    if (draft !== undefined) void navigate(sitePaths.confirm, { state: { draft }, replace: isThere });
    else if (otherwise !== undefined) void navigate(otherwise, { replace: true });
  });
  useEffect(() => {
    if (isSignedIn) goOn();
  }, [isSignedIn]);
}
