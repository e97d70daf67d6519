import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../session/session-store.ts';
import { addressOf, sitePaths } from '../site-paths.ts';
import { useWords } from '../words.ts';
import { takeHeldDraft } from './held-draft.ts';

/**
 * Once a guest has signed in, in this tab or another, continues to /confirm with the draft that they were about to
 * reserve (§4, D5).
 * @param isWaiting whether the guest is about to sign in
 * @param onDone called first, draft or not
 * @param otherwise the destination without a draft; absent to stay
 */
export function useContinueAfterSignIn(isWaiting: boolean, onDone: () => void, otherwise?: string): void {
  const { motel } = useWords();
  const isSignedIn = useSession() !== undefined;
  const navigate = useNavigate();
  const goOn = useEffectEvent(() => {
    onDone();
    const draft = takeHeldDraft();
    const isThere = location.pathname === addressOf(motel, sitePaths.confirm);
    if (draft !== undefined) void navigate(sitePaths.confirm, { state: { draft }, replace: isThere });
    else if (otherwise !== undefined) void navigate(otherwise, { replace: true });
  });
  useEffect(() => {
    if (isWaiting && isSignedIn) goOn();
  }, [isWaiting, isSignedIn]);
}
