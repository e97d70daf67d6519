import { Alert, TextField } from '@motel/ui';
import { type FormEvent, useState } from 'react';
import { useMotel } from '../../shared/motel.tsx';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { usePress } from '../../shared/wire/use-press.ts';
import { edit } from './cards.css.ts';
import type { Entry } from './folio-entries.ts';
import type { PanelProps } from './panel/panel-props.ts';

interface TakeBackProps extends PanelProps {
  readonly entry: Entry;
  /** Its number. */
  readonly charge: number;
}

/** Takes a charge back by a second entry, with a reason that is kept. */
export function TakeBack({ stay, onDone, entry, charge }: TakeBackProps) {
  const { shownMoney } = useMotel();
  const [reason, setReason] = useState<string | undefined>(undefined);
  const back = usePress('takeBackCharge');
  const press = async (event: FormEvent) => {
    event.preventDefault();
    const body = { version: stay.version, charge, reason: reason?.trim() ?? '' };
    const done = await back.press({ parts: { id: stay.id }, body });
    if (done !== undefined) onDone(`${entry.label}, ${shownMoney(entry.amount)}, taken back with its taxes.`);
  };
  return (
    <>
      {reason === undefined ? (
        <div>
          <button type="button" className={edit} onClick={() => setReason('')}>
            Take back
          </button>
        </div>
      ) : (
        <form onSubmit={(event) => void press(event)}>
          <TextField
            label={`Why ${entry.label} is taken back`}
            value={reason}
            maxLength={200}
            autoFocus
            onChange={setReason}
          />
          <DeskButton type="submit" size="small" disabled={back.isPressing || reason.trim() === ''}>
            Take it back
          </DeskButton>
        </form>
      )}
      {back.problem !== undefined && <Alert tone="error">{back.problem.message}</Alert>}
    </>
  );
}
