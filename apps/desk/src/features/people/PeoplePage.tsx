import { useState } from 'react';
import { useShortcuts } from '../../shared/keyboard/use-shortcuts.ts';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { PageHead } from '../../shared/parts/PageHead.tsx';
import { useDesk } from '../../shared/wire/use-desk.ts';
import { InviteDialog } from './InviteDialog.tsx';
import { PersonCard } from './PersonCard.tsx';
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
