import { create } from 'zustand';
import { clearSession } from './session/session-store.ts';
import type { Words } from './words.ts';

interface SignInPrompt {
  readonly isOpen: boolean;
  /** The reason for asking a guest to sign in again. */
  readonly reason?: string | undefined;
}

/** Whether the sign-in modal is open over the page (§2, D5). */
export const useSignInPrompt = create<SignInPrompt>(() => ({ isOpen: false }));

export function askToSignIn(): void {
  useSignInPrompt.setState({ isOpen: true });
}

/** The effect of a 401 during a visit: the session is over, the page says so, and the guest can sign in again (D5). */
export function askAfterSessionEnd({ t }: Words): void {
  clearSession();
  useSignInPrompt.setState({ isOpen: true, reason: t('Your session has ended. Please sign in again.') });
}

export function closeSignIn(): void {
  useSignInPrompt.setState({ isOpen: false }, true);
}
