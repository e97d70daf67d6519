import type { ListedPersonWire, Role } from '@motel/api-client/desk-contracts';
import { Alert, Dialog } from '@motel/ui';
import { useState } from 'react';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { usePress } from '../../shared/wire/use-press.ts';
import { form } from './dialogs.css.ts';
import { RoleChoice } from './RoleChoice.tsx';

interface RoleDialogProps {
  readonly person: ListedPersonWire;
  readonly onClose: () => void;
}

/** Gives a person another role, at once. */
export function RoleDialog({ person, onClose }: RoleDialogProps) {
  const [role, setRole] = useState<Role>(person.role);
  const { press, isPressing, problem } = usePress('changeRole');
  return (
    <Dialog open title={`The role of ${person.name}`} width="narrow" onClose={onClose}>
      <div className={form}>
        <RoleChoice value={role} onChange={setRole} />
        {problem !== undefined && <Alert tone="error">{problem.message}</Alert>}
        <DeskButton
          variant="solid"
          disabled={isPressing || role === person.role}
          onClick={async () => {
            const changed = await press({ parts: { id: person.id }, body: { role } });
            if (changed !== undefined) onClose();
          }}
        >
          Change the role
        </DeskButton>
      </div>
    </Dialog>
  );
}
