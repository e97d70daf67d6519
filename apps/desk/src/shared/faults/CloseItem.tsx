import { Alert, TextField } from '@motel/ui';
import { type FormEvent, useState } from 'react';
import { DeskButton, DeskLink } from '../parts/DeskButton.tsx';
import { usePress } from '../wire/use-press.ts';
import { closing, row } from './faults.css.ts';

interface CloseItemProps {
  readonly reference: string;
  /** The stay that it is about. */
  readonly stay?: string | undefined;
  readonly label: string;
}

/** Closes an open item, with a note of what was done. */
export function CloseItem({ reference, stay, label }: CloseItemProps) {
  const { press, isPressing, problem } = usePress('closeItem');
  const [isOpen, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = isTried && note.trim() === '';

  async function close(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (note.trim() !== '') await press({ body: { reference, note } });
  }

  if (!isOpen) {
    return (
      <DeskButton onClick={() => setOpen(true)} aria-expanded={false}>
        {label}
      </DeskButton>
    );
  }
  return (
    <form className={closing} onSubmit={close} noValidate>
      <TextField
        label="What was done"
        value={note}
        onChange={setNote}
        maxLength={500}
        rows={2}
        autoFocus
        error={isMissing ? 'Say what was done, for those who read it later.' : undefined}
      />
      {problem && <Alert tone="error">{problem.message}</Alert>}
      <div className={row}>
        <DeskButton type="submit" variant="ink" disabled={isPressing}>
          {label}
        </DeskButton>
        <DeskButton onClick={() => setOpen(false)}>Back</DeskButton>
        {stay !== undefined && (
          <DeskLink to={`/stays/${stay}`} icon="forward">
            Open the stay
          </DeskLink>
        )}
      </div>
    </form>
  );
}
