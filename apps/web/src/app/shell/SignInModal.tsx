import { t } from '@motel/language';
import { Alert, Dialog, Stack } from '@motel/ui';
import { useEffect } from 'react';
import { useContinueAfterSignIn } from '../../shared/booking/continue-after-sign-in.ts';
import { closeSignIn, useSignInPrompt } from '../../shared/sign-in-prompt.ts';
import { useLoaded } from '../../shared/use-loaded.ts';

// The form includes 245 countries: it loads on first use, and the modal opens with it.
const loadForm = () => import('../../features/sign-in/SignInForm.tsx');

/** Opens over any page when the guest has to sign in: to reserve, or because the session has ended (§2, D5). */
export function SignInModal() {
  const { isOpen, reason } = useSignInPrompt();
  const form = useLoaded(loadForm, isOpen);
  useEffect(() => {
    if (!isOpen) return;
    // A guest who goes back leaves the page that asked.
    addEventListener('popstate', closeSignIn);
    return () => removeEventListener('popstate', closeSignIn);
  }, [isOpen]);
  useContinueAfterSignIn(isOpen, closeSignIn);
  return (
    <Dialog
      open={isOpen && form.kind !== 'loading'}
      onClose={closeSignIn}
      title={t('Sign in')}
      width="narrow"
    >
      <Stack>
        {reason && <Alert tone="info">{reason}</Alert>}
        {form.kind === 'loaded' && <form.value.SignInForm />}
        {form.kind === 'failed' && (
          <Alert tone="error">
            {t('Sign-in could not be loaded. Please check your connection and try again.')}
          </Alert>
        )}
      </Stack>
    </Dialog>
  );
}
