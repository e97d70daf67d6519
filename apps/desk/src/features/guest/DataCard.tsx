import { callDesk } from '@motel/api-client/desk';
import type { GuestCardData } from '@motel/api-client/desk-contracts';
import { counted } from '@motel/content/english';
import { Alert } from '@motel/ui';
import { useState } from 'react';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { saveJson } from '../../shared/save-file.ts';
import { row } from '../../shared/sheet/sheet-page.css.ts';
import { usePress } from '../../shared/wire/use-press.ts';
import { wire } from '../../shared/wire/wire.ts';

/** A guest's own data: handed out as a file, or erased as far as the law lets. */
export function DataCard({ guest }: { readonly guest: GuestCardData }) {
  const erasing = usePress('eraseGuest');
  const [isAsked, setAsked] = useState(false);
  const [erased, setErased] = useState<number | undefined>(undefined);
  const [lost, setLost] = useState<string | undefined>(undefined);
  const problem = lost ?? erasing.problem?.message;
  const parts = { id: guest.id };

  async function handOut() {
    setLost(undefined);
    try {
      saveJson(`guest-${guest.id}.json`, (await callDesk(wire, 'exportGuest', { parts })).data);
    } catch {
      setLost('The data could not be read. Press again.');
    }
  }

  async function erase() {
    const answer = await erasing.press({ parts });
    if (answer) setErased(answer.stays);
    setAsked(false);
  }

  return (
    <DeskCard title="Their data" isInset>
      <p>
        The law lets guests have all that the motel knows of them, and have it erased. Stays, payments,
        receipts and invoices stay in the books; name, telephone, mail address, car, notes and mails go for
        good. Backups from before keep them until you delete those.
      </p>
      {guest.cannotErase !== undefined && <p>{guest.cannotErase}</p>}
      {problem && <Alert tone="error">{problem}</Alert>}
      {erased !== undefined && (
        <Alert tone="success">
          The person is erased. The accounts of {counted(erased, 'stay')} stay in the books.
        </Alert>
      )}
      <div className={row}>
        <DeskButton icon="receipt" onClick={handOut}>
          Hand out the data
        </DeskButton>
        {isAsked ? (
          <>
            <DeskButton variant="bad" disabled={erasing.isPressing} onClick={erase}>
              Erase {guest.name} for good
            </DeskButton>
            <DeskButton onClick={() => setAsked(false)}>Back</DeskButton>
          </>
        ) : (
          <DeskButton disabled={guest.cannotErase !== undefined} onClick={() => setAsked(true)}>
            Erase this guest
          </DeskButton>
        )}
      </div>
    </DeskCard>
  );
}
