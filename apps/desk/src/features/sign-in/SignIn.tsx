import { Alert } from '@motel/ui';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { soft } from './Doorway.css.ts';
import { usePasskey } from './use-passkey.ts';

interface SignInProps {
  readonly onSignedIn?: () => void;
}

/** The button to sign in by a passkey, and why it did not work. */
export function SignIn({ onSignedIn }: SignInProps) {
  const { signIn, isWaiting, problem } = usePasskey();
  return (
    <>
      {problem !== undefined && <Alert tone="error">{problem}</Alert>}
      <DeskButton
        variant="solid"
        size="large"
        full
        icon="key"
        disabled={isWaiting}
        onClick={async () => {
          if (await signIn()) onSignedIn?.();
        }}
      >
        {isWaiting ? 'Waiting for your passkey' : 'Sign in with a passkey'}
      </DeskButton>
      <p className={soft}>
        Your device asks for its PIN, your fingerprint or your face. On a new or a lost device, ask an owner
        for a link.
      </p>
    </>
  );
}
