import type { RateChange, StepWire } from '@motel/api-client/desk-contracts';
import { Alert, Dialog, TextField } from '@motel/ui';
import { useState } from 'react';
import { DeskButton } from '../../../shared/parts/DeskButton.tsx';
import type { PressProblem } from '../../../shared/wire/use-press.ts';
import { buttons, form, soft, top } from './SeasonDialog.css.ts';

interface StepsDialogProps {
  readonly steps: readonly StepWire[];
  readonly isSaving: boolean;
  readonly problem: PressProblem | undefined;
  readonly onSave: (change: RateChange) => void;
  readonly onClose: () => void;
}

interface StepTexts {
  readonly id: number;
  readonly fromNight: string;
  readonly off: string;
  readonly rooms: StepWire['rooms'];
}

/** The discounts of long stays. */
export function StepsDialog({ steps, isSaving, problem, onSave, onClose }: StepsDialogProps) {
  const [rows, setRows] = useState(() => textsOf(steps));
  const change = (id: number, part: Partial<StepTexts>) =>
    setRows(rows.map((row) => (row.id === id ? { ...row, ...part } : row)));
  return (
    <Dialog open title="Long stays" onClose={onClose}>
      <form
        className={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSave({ kind: 'steps', steps: stepsOf(rows) });
        }}
      >
        {rows.map(({ id, fromNight, off, rooms }) => (
          <div key={id} className={top}>
            <TextField
              label={rooms === undefined ? 'From night' : `From night, ${rooms.length} types`}
              inputMode="numeric"
              value={fromNight}
              onChange={(text) => change(id, { fromNight: text })}
            />
            <TextField
              label="Percent off"
              inputMode="decimal"
              value={off}
              onChange={(text) => change(id, { off: text })}
            />
            <DeskButton onClick={() => setRows(rows.filter((row) => row.id !== id))}>Remove</DeskButton>
          </div>
        ))}
        <p className={soft}>
          Each night from then on costs so much less. A later step replaces the one before it.
        </p>
        {problem !== undefined && <Alert tone="error">{problem.message}</Alert>}
        <div className={buttons}>
          <DeskButton type="submit" variant="solid" disabled={isSaving}>
            Save
          </DeskButton>
          <DeskButton icon="plus" onClick={() => setRows(withNewStep(rows))}>
            Add a step
          </DeskButton>
          <DeskButton onClick={onClose}>Back</DeskButton>
        </div>
      </form>
    </Dialog>
  );
}

function textsOf(steps: readonly StepWire[]): readonly StepTexts[] {
  return steps.map(({ fromNight, off, rooms }, id) => ({
    id,
    fromNight: String(fromNight),
    off: off.replace('%', ''),
    rooms,
  }));
}

function stepsOf(rows: readonly StepTexts[]): StepWire[] {
  return rows.map(({ fromNight, off, rooms }) => ({
    // Not a number becomes 0, which the server refuses by a sentence.
    fromNight: Math.trunc(Number(fromNight)) || 0,
    off: `${off.trim()}%`,
    ...(rooms && { rooms }),
  }));
}

function withNewStep(rows: readonly StepTexts[]): readonly StepTexts[] {
  const id = Math.max(-1, ...rows.map((row) => row.id)) + 1;
  return [...rows, { id, fromNight: '', off: '', rooms: undefined }];
}
