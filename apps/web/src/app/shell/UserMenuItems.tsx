import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { dropHeldDraft } from '../../shared/booking/held-draft.ts';
import { logFailure } from '../../shared/log-failure.ts';
import { useQueryBox } from '../../shared/queries/query-box.ts';
import { useWire } from '../../shared/queries/wire-context.ts';
import { clearSession, currentSession } from '../../shared/session/session-store.ts';
import { sitePaths } from '../../shared/site-paths.ts';
import { useWords } from '../../shared/words.ts';
import { MenuLink } from './MenuLink.tsx';

export function UserMenuItems() {
  const { t } = useWords();
  const signOut = useSignOut();
  return (
    <>
      <MenuLink to={sitePaths.bookingHistory}>{t('Booking Details')}</MenuLink>
      <button type="button" onClick={signOut}>
        {t('Sign out')}
      </button>
    </>
  );
}

// Visitors, who have no session, do not load it.
const loadEnd = () => import('./end-session.ts');

/**
 * Signing out removes all that the browser stores of the guest at once, goes home and ends the session on the server
 * (§4).
 */
function useSignOut(): () => void {
  const words = useWords();
  const wire = useWire();
  const queries = useQueryBox();
  const navigate = useNavigate();
  // Ahead of need: a guest may sign out without a network.
  useEffect(() => void loadEnd().catch(() => {}), []);
  return () => {
    const token = currentSession()?.token;
    clearSession('signed-out');
    dropHeldDraft();
    queries.client?.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'motel' });
    void navigate(sitePaths.home);
    loadEnd()
      .then(({ endSession }) => endSession(words, wire, token))
      .catch((error: unknown) => logFailure('Sign-out could not be loaded', error));
  };
}
