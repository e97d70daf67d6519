import type { ChoreWire } from '@motel/api-client/desk-contracts';
import { Dialog, TextField } from '@motel/ui';
import { useState } from 'react';
import { PressForm } from '../../shared/parts/PressForm.tsx';

interface ReportDialogProps {
  readonly room: ChoreWire;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Says what is wrong in a room: a note that waits for the desk. */
export function ReportDialog({ room, onClose, onDone }: ReportDialogProps) {
  const [text, setText] = useState('');
  return (
    <Dialog open title={`Something is wrong in ${room.number}`} width="narrow" onClose={onClose}>
      <PressForm
        call="reportRoom"
        asked={{ parts: { id: room.roomId }, body: { text } }}
        onDone={onDone}
        deed="Tell the desk"
        icon="note"
        variant="ink"
        full
        isReady={text.trim() !== ''}
      >
        <TextField
          label="What is wrong"
          value={text}
          onChange={setText}
          rows={3}
          maxLength={200}
          required
          hint="The desk sees it at once, beside the room."
        />
      </PressForm>
    </Dialog>
  );
}
