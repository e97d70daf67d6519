import type { LinkWire, ListedPersonWire, Role } from '@motel/api-client/desk-contracts';
import { Dialog, TextField } from '@motel/ui';
import { useState } from 'react';
import { useFields } from '../../shared/field/fields.ts';
import { shownWhen, useNow } from '../../shared/format/shown-when.ts';
import { useShortcuts } from '../../shared/keyboard/use-shortcuts.ts';
import { ROLE_NAMES } from '../../shared/me/use-me.ts';
import { DeskButton, DeskCard, PageHead } from '../../shared/parts/Page.tsx';
import { PressForm } from '../../shared/parts/PressForm.tsx';
import { Segments } from '../../shared/parts/Segments.tsx';
import { Tag } from '../../shared/parts/Tag.tsx';
import { useDesk } from '../../shared/wire/calls.ts';
import { Devices, EndDialog, LinkDialog } from './Devices.tsx';
import { card, cards, deeds, field as fieldStyle, label, soft } from './people.css.ts';

export function PeoplePage() {
  const { data } = useDesk('people', {});
  const [isInviting, setInviting] = useState(false);
  useShortcuts({ i: ['Invite a person', () => setInviting(true)] }, { isOn: !isInviting });
  const count = data?.people.length ?? 0;
  return (
    <>
      <PageHead
        title="People"
        note={data && (count === 1 ? 'One works here' : `${count} work here`)}
        end={
          <DeskButton variant="solid" icon="plus" shortcut="I" onClick={() => setInviting(true)}>
            Invite a person
          </DeskButton>
        }
      />
      <div className={cards}>
        {data?.people.map((person) => (
          <PersonCard key={person.id} person={person} />
        ))}
      </div>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  );
}

function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const { typed, field } = useFields({ name: '', role: 'clerk' as Role });
  const [link, setLink] = useState<LinkWire | undefined>(undefined);
  if (link !== undefined)
    return <LinkDialog title={`A link for ${typed.name}`} link={link} onClose={onClose} />;
  return (
    <Dialog open title="Invite a person" width="narrow" onClose={onClose}>
      <PressForm
        call="invite"
        asked={{ body: typed }}
        onDone={(invited) => setLink(invited.link)}
        deed="Make a link"
        icon="link"
        variant="solid"
        full
        isReady={typed.name.trim() !== ''}
      >
        <TextField
          label="Name"
          maxLength={60}
          autoComplete="off"
          required
          hint="As it is written beside what they do: Wren Arcand."
          {...field('name')}
        />
        <RoleChoice {...field('role')} />
      </PressForm>
    </Dialog>
  );
}

function PersonCard({ person }: { readonly person: ListedPersonWire }) {
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
      {open === 'link' && <NewLinkDialog person={person} onClose={close} />}
      {open === 'role' && <RoleDialog person={person} onClose={close} />}
      {open === 'end' && (
        <EndDialog
          title={`End the work of ${person.name}`}
          words="They are signed out everywhere at once, and their passkeys stop working. Their name stays on what they did."
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

function NewLinkDialog({ person, onClose }: PersonDialogProps) {
  const [link, setLink] = useState<LinkWire | undefined>(undefined);
  const title = `A link for ${person.name}`;
  if (link !== undefined) return <LinkDialog title={title} link={link} onClose={onClose} />;
  return (
    <Dialog open title={title} onClose={onClose}>
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
          By this link {person.name} makes a passkey on another device. If a device is lost, end its passkey,
          too: the old one opens the desk until then.
        </p>
      </PressForm>
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

function RoleChoice({ value, onChange }: { readonly value: Role; readonly onChange: (role: Role) => void }) {
  return (
    <div className={fieldStyle}>
      <span className={label}>Role</span>
      <Segments label="Role" options={ROLES} value={value} onChange={onChange} />
      <p className={soft}>{MAY_DO[value]}</p>
    </div>
  );
}
