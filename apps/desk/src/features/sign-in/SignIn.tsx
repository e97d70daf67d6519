import { Alert, Dialog } from '@motel/ui';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { useLine } from '../../shared/wire/wire.ts';
import { form, soft } from './Doorway.css.ts';
import { Doorway } from './Doorway.tsx';
import { usePasskey } from './use-passkey.ts';

/** The button to sign in by a passkey, and why it did not work. */
function SignIn() {
  const { signIn, isWaiting, problem } = usePasskey();
  return (
    <>
      {problem !== undefined && <Alert tone="error">{problem}</Alert>}
      <DeskButton variant="solid" size="large" full icon="key" disabled={isWaiting} onClick={signIn}>
        {isWaiting ? 'Waiting for your passkey' : 'Sign in with a passkey'}
      </DeskButton>
      <p className={soft}>
        Your device asks for its PIN, your fingerprint or your face. On a new or a lost device, ask an owner
        for a link.
      </p>
    </>
  );
}

/** Before anybody is signed in. */
export function SignInPage() {
  const isDown = useLine((line) => line.downSince !== undefined);
  return (
    <Doorway title="Sign in">
      {isDown && <Alert tone="warning">The motel's server does not answer.</Alert>}
      <SignIn />
    </Doorway>
  );
}

/**
 * In the place of the page when its session has ended, or an action needs a fresh one: all that was typed stays, and
 * no person reads it before the person has signed in.
 */
export function SignInDialog() {
  const isOpen = useLine((line) => line.isSignedOut);
  return (
    <Dialog open={isOpen} width="narrow" title="Sign in again">
      <div className={form}>
        <p>Nothing that you typed is lost. Press your button again afterwards.</p>
        <SignIn />
      </div>
    </Dialog>
  );
}
