import type { ChoreWire } from '@motel/api-client/desk-contracts';
import { Dialog } from '@motel/ui';
import { type FormEvent, useState } from 'react';
import { DeskField } from '../../shared/field/DeskField.tsx';
import { Banner } from '../../shared/parts/Banner.tsx';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { usePress } from '../../shared/wire/use-press.ts';
import { form } from './ReportDialog.css.ts';

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
        <DeskField
          label="What is wrong"
          value={text}
          onChange={setText}
          rows={3}
          maxLength={200}
          required
          hint="The desk sees it at once, beside the room."
        />
        {problem !== undefined && <Banner tone="bad">{problem.message}</Banner>}
        <DeskButton type="submit" look="ink" icon="note" disabled={isPressing || text.trim() === ''}>
          Tell the desk
        </DeskButton>
      </form>
    </Dialog>
  );
}
