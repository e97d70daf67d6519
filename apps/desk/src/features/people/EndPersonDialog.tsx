import type { ListedPersonWire } from '@motel/api-client/desk-contracts';
import { usePress } from '../../shared/wire/use-press.ts';
import { EndDialog } from './EndDialog.tsx';

interface EndPersonDialogProps {
  readonly person: ListedPersonWire;
  readonly onClose: () => void;
}

/** Ends a person's work here, after saying what that does. */
export function EndPersonDialog({ person, onClose }: EndPersonDialogProps) {
  const { press, isPressing, problem } = usePress('endPerson');
  return (
    <EndDialog
      title={`End the work of ${person.name}`}
      words="They are signed out everywhere at once, and their passkeys open the desk no more. What they did keeps their name."
      deed="End their work"
      isPressing={isPressing}
      problem={problem?.message}
      onEnd={() => press({ parts: { id: person.id } })}
      onClose={onClose}
    />
  );
}
