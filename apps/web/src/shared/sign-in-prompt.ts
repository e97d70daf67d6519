import { create } from 'zustand';
import { clearSession } from './session/session-store.ts';

interface SignInPrompt {
  readonly isOpen: boolean;
  /** Why a guest who had signed in is asked to once more. */
  readonly reason?: string | undefined;
}

/** Whether the sign-in modal is open over the page (§2, D5). */
export const useSignInPrompt = create<SignInPrompt>(() => ({ isOpen: false }));

export function askToSignIn(): void {
  useSignInPrompt.setState({ isOpen: true });
}

/** What a 401 in mid-way does: the session is over, and the guest is told so and can sign in again (D5). */
export function askAfterSessionEnd(): void {
  clearSession();
  useSignInPrompt.setState({ isOpen: true, reason: 'Your session has ended. Please sign in again.' });
}

export function closeSignIn(): void {
  useSignInPrompt.setState({ isOpen: false }, true);
}
