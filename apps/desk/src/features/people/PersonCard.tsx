import type { LinkWire, ListedPersonWire, Role } from '@motel/api-client/desk-contracts';
import { Alert, Dialog } from '@motel/ui';
import { useState } from 'react';
import { shownWhen } from '../../shared/format/shown-when.ts';
import { useNow } from '../../shared/format/use-now.ts';
import { ROLE_NAMES } from '../../shared/me/use-me.ts';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { Segments } from '../../shared/parts/Segments.tsx';
import { Tag } from '../../shared/parts/Tag.tsx';
import { usePress } from '../../shared/wire/use-press.ts';
import { Devices, EndDialog } from './Devices.tsx';
import { LinkShown } from './LinkShown.tsx';
import { card, deeds, field, form, label, soft } from './people.css.ts';

/** A person with their ways in, and what an owner can do about them. */
export function PersonCard({ person }: { readonly person: ListedPersonWire }) {
  const [open, setOpen] = useState<'link' | 'role' | 'end' | undefined>(undefined);
  const now = useNow(60_000);
  const close = () => setOpen(undefined);
  return (
    <DeskCard
      title={person.name === '' ? 'The first owner' : person.name}
      aside={ROLE_NAMES[person.role]}
      className={card}
    >
      {person.linkUntil !== null && (
        <div className={deeds}>
          <Tag tone="yellow" icon="clock" words={`Link until ${shownWhen(person.linkUntil, now)}`} />
        </div>
      )}
      <Devices {...person} />
      <div className={deeds}>
        <DeskButton icon="link" onClick={() => setOpen('link')}>
          New link
        </DeskButton>
        <DeskButton onClick={() => setOpen('role')}>Role</DeskButton>
        <DeskButton variant="bad" onClick={() => setOpen('end')}>
          End work
        </DeskButton>
      </div>
      {open === 'link' && <LinkDialog person={person} onClose={close} />}
      {open === 'role' && <RoleDialog person={person} onClose={close} />}
      {open === 'end' && (
        <EndDialog
          title={`End the work of ${person.name}`}
          words="They are signed out everywhere at once, and their passkeys open the desk no more. What they did keeps their name."
          deed="End their work"
          call="endPerson"
          asked={{ parts: { id: person.id } }}
          onClose={close}
        />
      )}
    </DeskCard>
  );
}

interface PersonDialogProps {
  readonly person: ListedPersonWire;
  readonly onClose: () => void;
}

/** Gives a person another role, at once. */
function RoleDialog({ person, onClose }: PersonDialogProps) {
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

/** Another link for a person, for a new or after a lost device. */
function LinkDialog({ person, onClose }: PersonDialogProps) {
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
            onClick={async () => setLink((await press({ parts: { id: person.id } }))?.link)}
          >
            Make a link
          </DeskButton>
        </div>
      )}
    </Dialog>
  );
}

const MAY_DO: Readonly<Record<Role, string>> = {
  housekeeping: 'Sees the rooms to do and ticks them off; no guest’s money.',
  clerk: 'Books, changes, takes payments and refunds, looks after rooms and stays.',
  owner: 'Can do everything, including rates, till history and people.',
};
const ROLES = (['clerk', 'housekeeping', 'owner'] as const).map((value) => ({
  value,
  label: ROLE_NAMES[value],
}));

interface RoleChoiceProps {
  readonly value: Role;
  readonly onChange: (role: Role) => void;
}

/** The rights of a role. */
export function RoleChoice({ value, onChange }: RoleChoiceProps) {
  return (
    <div className={field}>
      <span className={label}>Role</span>
      <Segments label="Role" options={ROLES} value={value} onChange={onChange} />
      <p className={soft}>{MAY_DO[value]}</p>
    </div>
  );
}
