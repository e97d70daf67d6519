import { create } from 'zustand';

/** Whether the sign-in modal is open over the page (§2, D5). */
export const useSignInPrompt = create<{ readonly isOpen: boolean }>(() => ({ isOpen: false }));

export function askToSignIn(): void {
  useSignInPrompt.setState({ isOpen: true });
}

export function closeSignIn(): void {
  useSignInPrompt.setState({ isOpen: false });
}
