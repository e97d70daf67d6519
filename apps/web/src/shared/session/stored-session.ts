import type { Session } from '@motel/api-client/contracts';
import { logFailure } from '../log-failure.ts';
import { stored } from '../storage.ts';

const USER_KEY = 'user';
const TOKEN_KEY = 'token';
/** Mirrors the auth state alone; `user` and `token` are the truth (§3, D5). */
const ROOT_KEY = 'persist:root';

/** The session in local storage. `without-id` and `unreadable` count as signed out (§8). */
export type StoredSession =
  | { readonly kind: 'session'; readonly session: Session }
  | { readonly kind: 'none' | 'unreadable' | 'without-id' };

/** Reads the session of an earlier visit or another tab. Never throws: broken storage breaks no page (§8). */
export async function readStoredSession(): Promise<StoredSession> {
  const stored = readKeys();
  if (stored === undefined) return { kind: 'none' };
  const fields = parseObject(stored.user);
  if (fields === undefined) return { kind: 'unreadable' };

  // The contract includes zod, which only a signed-in guest needs.
  const { user } = await import('@motel/api-client/contracts');
  const parsed = user.safeParse(fields);
  if (!parsed.success) return { kind: 'without-id' };
  return { kind: 'session', session: { user: parsed.data, token: stored.token } };
}

export function writeStoredSession(session: Session | undefined): void {
  try {
    if (session === undefined) {
      localStorage.removeItem(USER_KEY);
      localStorage.removeItem(TOKEN_KEY);
    } else {
      localStorage.setItem(TOKEN_KEY, session.token);
      localStorage.setItem(USER_KEY, JSON.stringify(session.user));
    }
    writeMirror(session);
  } catch (error) {
    logFailure('The session could not be stored', error);
  }
}

export function clearTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Blocked storage has nothing to forget.
  }
}

/** Calls its argument when another tab signs in or out. */
export function onStoredSessionChange(changed: () => void): () => void {
  const listener = ({ key }: StorageEvent) => {
    if (key === null || key === USER_KEY || key === TOKEN_KEY) changed();
  };
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

function writeMirror(session: Session | undefined): void {
  const auth = {
    isAuthenticated: session !== undefined,
    user: session?.user ?? null,
    token: session?.token ?? null,
  };
  localStorage.setItem(ROOT_KEY, JSON.stringify({ auth }));
}

function readKeys(): { user: string; token: string } | undefined {
  const [user, token] = [stored('localStorage', USER_KEY), stored('localStorage', TOKEN_KEY)];
  return user === null || token === null || token === '' ? undefined : { user, token };
}

function parseObject(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch (error) {
    logFailure('The stored user could not be read', error);
    return undefined;
  }
}
