import type { ChoreWire } from '@motel/api-client/desk-contracts';
import { Dialog } from '@motel/ui';
import { type FormEvent, useState } from 'react';
import { DeskField } from '../../shared/field/DeskField.tsx';
import { Banner } from '../../shared/parts/Banner.tsx';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { usePress } from '../../shared/wire/use-press.ts';
import { list } from './HousekeepingPage.css.ts';

interface ReportDialogProps {
  readonly chore: ChoreWire;
  readonly onClose: () => void;
  readonly onSaid: (sentence: string) => void;
}

/** Tells the desk what is wrong in a room. */
export function ReportDialog({ chore: { roomId, number }, onClose, onSaid }: ReportDialogProps) {
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const report = usePress('reportRoom');
  async function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (text.trim() === '') return;
    const done = await report.press({ parts: { id: roomId }, body: { text: text.trim() } });
    if (done === undefined) return;
    onSaid(`The desk sees it: room ${number}, ${text.trim()}`);
    onClose();
  }
  return (
    <Dialog open onClose={onClose} title={`What is wrong in room ${number}?`}>
      <form className={list} onSubmit={(event) => void submit(event)} noValidate>
        <DeskField
          label="For the desk"
          rows={3}
          value={text}
          onChange={setText}
          maxLength={200}
          error={isChecked && text.trim() === '' ? 'Write it in a few words.' : undefined}
        />
        {report.problem !== undefined && <Banner tone="bad">{report.problem.message}</Banner>}
        <DeskButton type="submit" look="go" size="wide" disabled={report.isPressing}>
          Tell the desk
        </DeskButton>
      </form>
    </Dialog>
  );
}
