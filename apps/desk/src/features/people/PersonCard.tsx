import type { ListedPersonWire } from '@motel/api-client/desk-contracts';
import { useState } from 'react';
import { shownWhen } from '../../shared/format/shown-when.ts';
import { useNow } from '../../shared/format/use-now.ts';
import { ROLE_NAMES } from '../../shared/me/role-names.ts';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { Tag } from '../../shared/parts/Tag.tsx';
import { Devices } from './Devices.tsx';
import { EndPersonDialog } from './EndPersonDialog.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { card, deeds } from './PeoplePage.css.ts';
import { RoleDialog } from './RoleDialog.tsx';

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
          <Tag tone="yellow" icon="clock">
            Link until {shownWhen(person.linkUntil, now)}
          </Tag>
        </div>
      )}
      <Devices passkeys={person.passkeys} sessions={person.sessions} level={3} />
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
      {open === 'end' && <EndPersonDialog person={person} onClose={close} />}
    </DeskCard>
  );
}
