import type { LinkWire, Role } from '@motel/api-client/desk-contracts';
import { Dialog, TextField } from '@motel/ui';
import { useState } from 'react';
import { useShortcuts } from '../../shared/keyboard/use-shortcuts.ts';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { PageHead } from '../../shared/parts/PageHead.tsx';
import { PressForm } from '../../shared/parts/PressForm.tsx';
import { useDesk } from '../../shared/wire/use-desk.ts';
import { LinkShown } from './LinkShown.tsx';
import { PersonCard, RoleChoice } from './PersonCard.tsx';
import { cards } from './people.css.ts';

/** Those who work here: an owner invites them, and ends what they no longer need. */
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

/** Adds a person, and shows the link by which they make a passkey. */
function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const [name, setName] = useState('');
  const [role, setRole] = useState<Role>('clerk');
  const [link, setLink] = useState<LinkWire | undefined>(undefined);
  if (link !== undefined) {
    return (
      <Dialog open title={`A link for ${name}`} onClose={onClose}>
        <LinkShown link={link} onDone={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog open title="Invite a person" width="narrow" onClose={onClose}>
      <PressForm
        call="invite"
        asked={{ body: { name, role } }}
        onDone={(invited) => setLink(invited.link)}
        deed="Make a link"
        icon="link"
        variant="solid"
        full
        isReady={name.trim() !== ''}
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
      </PressForm>
    </Dialog>
  );
}
