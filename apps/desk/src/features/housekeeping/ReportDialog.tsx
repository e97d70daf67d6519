import type { ChoreWire } from '@motel/api-client/desk-contracts';
import { Alert, Dialog, TextField } from '@motel/ui';
import { type FormEvent, useState } from 'react';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { usePress } from '../../shared/wire/use-press.ts';
import { form } from './Housekeeping.css.ts';

interface ReportDialogProps {
  readonly room: ChoreWire;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Says what is wrong in a room: a note that waits for the desk. */
export function ReportDialog({ room, onClose, onDone }: ReportDialogProps) {
  const [text, setText] = useState('');
  const { press, isPressing, problem } = usePress('reportRoom');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if ((await press({ parts: { id: room.roomId }, body: { text } })) !== undefined) onDone();
  };
  return (
    <Dialog open title={`Something is wrong in ${room.number}`} width="narrow" onClose={onClose}>
      <form className={form} onSubmit={send}>
        <TextField
          label="What is wrong"
          value={text}
          onChange={setText}
          rows={3}
          maxLength={200}
          required
          hint="The desk sees it at once, beside the room."
        />
        {problem !== undefined && <Alert tone="error">{problem.message}</Alert>}
        <DeskButton type="submit" variant="ink" icon="note" disabled={isPressing || text.trim() === ''}>
          Tell the desk
        </DeskButton>
      </form>
    </Dialog>
  );
}
