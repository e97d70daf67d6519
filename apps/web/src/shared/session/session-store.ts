import type { Session } from '@motel/api-client/contracts';
import { create } from 'zustand';
import {
  clearTab,
  onStoredSessionChange,
  readStoredSession,
  type StoredSession,
  writeStoredSession,
} from './stored-session.ts';

/**
 * §4 auth state. `restoring` until local storage has been read: on the server, and in the first client render;
 * `signed-out` after the guest has signed out on this page and so should not be asked to sign in.
 */
export type SessionState = { readonly kind: 'restoring' | 'signed-out' } | StoredSession;

export const useSessionState = create<SessionState>(() => ({ kind: 'restoring' }));

const sessionOf = (state: SessionState) => (state.kind === 'session' ? state.session : undefined);

/** The session, or `undefined` while signed out or not yet restored. */
export const useSession = (): Session | undefined => useSessionState(sessionOf);

export const currentSession = (): Session | undefined => sessionOf(useSessionState.getState());

export function storeSession(session: Session): void {
  writeStoredSession(session);
  useSessionState.setState({ kind: 'session', session }, true);
}

/** Signing out, and the effect of a 401 during a visit: both stored items are removed (§4, D5). */
export function clearSession(kind: 'none' | 'signed-out' = 'none'): void {
  writeStoredSession(undefined);
  // A checkout that the guest went to pay (§4).
  if (kind === 'signed-out') clearTab();
  useSessionState.setState({ kind }, true);
}

/** Restores the session that storage holds, and follows other tabs from then on (§4, D5). */
export function followStoredSession(): () => void {
  void restore();
  return onStoredSessionChange(() => void restore());
}

async function restore(): Promise<void> {
  const before = useSessionState.getState();
  const stored = await readStoredSession();
  // A guest who signed in or out while storage was being read has the newer state.
  if (useSessionState.getState() === before) useSessionState.setState(stored, true);
}
