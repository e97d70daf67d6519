import type { LinkWire, ListedPersonWire, Role } from '@motel/api-client/desk-contracts';
import { Dialog } from '@motel/ui';
import { useState } from 'react';
import { shownWhen } from '../../shared/format/shown-when.ts';
import { useNow } from '../../shared/format/use-now.ts';
import { ROLE_NAMES } from '../../shared/me/use-me.ts';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { PressForm } from '../../shared/parts/PressForm.tsx';
import { Segments } from '../../shared/parts/Segments.tsx';
import { Tag } from '../../shared/parts/Tag.tsx';
import { Devices, EndDialog } from './Devices.tsx';
import { LinkShown } from './LinkShown.tsx';
import { card, deeds, field, label, soft } from './people.css.ts';

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
  return (
    <Dialog open title={`The role of ${person.name}`} width="narrow" onClose={onClose}>
      <PressForm
        call="changeRole"
        asked={{ parts: { id: person.id }, body: { role } }}
        onDone={onClose}
        deed="Change the role"
        variant="solid"
        full
        isReady={role !== person.role}
      >
        <RoleChoice value={role} onChange={setRole} />
      </PressForm>
    </Dialog>
  );
}

/** Another link for a person, for a new or after a lost device. */
function LinkDialog({ person, onClose }: PersonDialogProps) {
  const [link, setLink] = useState<LinkWire | undefined>(undefined);
  return (
    <Dialog open title={`A link for ${person.name}`} onClose={onClose}>
      {link !== undefined ? (
        <LinkShown link={link} onDone={onClose} />
      ) : (
        <PressForm
          call="linkPerson"
          asked={{ parts: { id: person.id } }}
          onDone={(made) => setLink(made.link)}
          deed="Make a link"
          icon="link"
          variant="solid"
          full
        >
          <p>
            By this link {person.name} makes a passkey on another device. If a device is lost, end its
            passkey, too: the old one opens the desk until then.
          </p>
        </PressForm>
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
