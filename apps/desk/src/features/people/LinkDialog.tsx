import type { LinkWire, ListedPersonWire } from '@motel/api-client/desk-contracts';
import { Alert, Dialog } from '@motel/ui';
import { useState } from 'react';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { usePress } from '../../shared/wire/use-press.ts';
import { form } from './dialogs.css.ts';
import { LinkShown } from './LinkShown.tsx';

interface LinkDialogProps {
  readonly person: ListedPersonWire;
  readonly onClose: () => void;
}

/** Another link for a person, for a new or after a lost device. */
export function LinkDialog({ person, onClose }: LinkDialogProps) {
  const [link, setLink] = useState<LinkWire | undefined>(undefined);
  const { press, isPressing, problem } = usePress('linkPerson');
  return (
    <Dialog open title={`A link for ${person.name}`} onClose={onClose}>
      {link !== undefined ? (
        <LinkShown link={link} onDone={onClose} />
      ) : (
        <div className={form}>
          <p>
            By this link {person.name} makes a passkey on another device. If a device is lost, end its
            passkey, too: the old one opens the desk until then.
          </p>
          {problem !== undefined && <Alert tone="error">{problem.message}</Alert>}
          <DeskButton
            variant="solid"
            icon="link"
            disabled={isPressing}
            onClick={async () => {
              const made = await press({ parts: { id: person.id } });
              setLink(made?.link);
            }}
          >
            Make a link
          </DeskButton>
        </div>
      )}
    </Dialog>
  );
}
