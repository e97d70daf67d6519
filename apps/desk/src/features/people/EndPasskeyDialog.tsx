import type { PasskeyWire } from '@motel/api-client/desk-contracts';
import { usePress } from '../../shared/wire/use-press.ts';
import { EndDialog } from './EndDialog.tsx';

interface EndPasskeyDialogProps {
  readonly passkey: PasskeyWire;
  readonly onClose: () => void;
}

/** Ends a passkey, after saying what that does. */
export function EndPasskeyDialog({ passkey, onClose }: EndPasskeyDialogProps) {
  const { press, isPressing, problem } = usePress('endPasskey');
  return (
    <EndDialog
      title={`End the passkey on ${passkey.device}`}
      words="It opens the desk no more, and browsers that signed in by it are signed out at once."
      deed="End the passkey"
      isPressing={isPressing}
      problem={problem?.message}
      onEnd={() => press({ body: { passkeyId: passkey.id } })}
      onClose={onClose}
    />
  );
}
