import type { LinkWire, Role } from '@motel/api-client/desk-contracts';
import { Alert, Dialog, TextField } from '@motel/ui';
import { useState } from 'react';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { usePress } from '../../shared/wire/use-press.ts';
import { LinkShown } from './LinkShown.tsx';
import { form } from './people.css.ts';
import { RoleChoice } from './RoleChoice.tsx';

/** Adds a person, and shows the link by which they make a passkey. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const [name, setName] = useState('');
  const [role, setRole] = useState<Role>('clerk');
  const [link, setLink] = useState<LinkWire | undefined>(undefined);
  const { press, isPressing, problem } = usePress('invite');
  if (link !== undefined) {
    return (
      <Dialog open title={`A link for ${name}`} onClose={onClose}>
        <LinkShown link={link} onDone={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog open title="Invite a person" width="narrow" onClose={onClose}>
      <form
        className={form}
        onSubmit={async (event) => {
          event.preventDefault();
          const invited = await press({ body: { name, role } });
          if (invited !== undefined) setLink(invited.link);
        }}
      >
        <TextField
          label="Name"
          value={name}
          onChange={setName}
          maxLength={60}
          autoComplete="off"
          required
          hint="As it is written beside what they do: Wren Arcand."
        />
        <RoleChoice value={role} onChange={setRole} />
        {problem !== undefined && <Alert tone="error">{problem.message}</Alert>}
        <DeskButton type="submit" variant="solid" icon="link" disabled={isPressing || name.trim() === ''}>
          Make a link
        </DeskButton>
      </form>
    </Dialog>
  );
}
