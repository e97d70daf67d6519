import { useNavigate } from 'react-router-dom';
import { dropHeldDraft } from '../../shared/booking/held-draft.ts';
import { logFailure } from '../../shared/log-failure.ts';
import { loadCalls } from '../../shared/queries/load-calls.ts';
import { useQueryBox } from '../../shared/queries/query-box.ts';
import { useWire } from '../../shared/queries/wire-context.ts';
import { clearSession, currentSession } from '../../shared/session/session-store.ts';
import { sitePaths } from '../../shared/site-paths.ts';

/** Signing out removes both stored items, clears the session and goes home (§4); the server ends its session too. */
export function useSignOut(): () => void {
  const wire = useWire();
  const queries = useQueryBox();
  const navigate = useNavigate();
  return () => {
    const token = currentSession()?.token;
    clearSession('signed-out');
    dropHeldDraft();
    queries.client?.removeQueries({ queryKey: ['bookings'] });
    void navigate(sitePaths.home);
    loadCalls()
      .then(({ signOut }) => signOut({ ...wire, token: () => token }))
      .catch((error: unknown) => logFailure('The session lives on at the server until it expires', error));
  };
}
