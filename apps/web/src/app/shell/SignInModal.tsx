import { Alert, Dialog, Stack } from '@motel/ui';
import { useEffect } from 'react';
import { useContinueAfterSignIn } from '../../shared/booking/continue-after-sign-in.ts';
import { closeSignIn, useSignInPrompt } from '../../shared/sign-in-prompt.ts';
import { useLoaded } from '../../shared/use-loaded.ts';

// The form comes with 245 countries: it loads when it is needed, and the modal opens with it.
const loadForm = () => import('../../features/sign-in/SignInForm.tsx');

/** Opens over any page when signing in is needed: to reserve, or because a session ended in mid-way (§2, D5). */
export function SignInModal() {
  const { isOpen, reason } = useSignInPrompt();
  const form = useLoaded(loadForm, isOpen);
  useEffect(() => {
    if (!isOpen) return;
    // Who goes back has left the page that asked.
    addEventListener('popstate', closeSignIn);
    return () => removeEventListener('popstate', closeSignIn);
  }, [isOpen]);
  useContinueAfterSignIn(isOpen, closeSignIn);
  return (
    <Dialog open={isOpen && form.kind !== 'loading'} onClose={closeSignIn} title="Sign in" width="narrow">
      {form.kind === 'loaded' && (
        <Stack>
          {reason && <Alert tone="info">{reason}</Alert>}
          <form.value.SignInForm />
        </Stack>
      )}
      {form.kind === 'failed' && (
        <Alert tone="error">Sign-in could not be loaded. Please check your connection and try again.</Alert>
      )}
    </Dialog>
  );
}
