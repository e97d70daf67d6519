import type { RateMonth, StepWire } from '@motel/api-client/desk-contracts';
import { Alert, TextField } from '@motel/ui';
import { useState } from 'react';
import { fieldsOf } from '../../../shared/field/fields.ts';
import { DeskButton } from '../../../shared/parts/DeskButton.tsx';
import { RateDialog, type RateSaving } from '../rate-change.tsx';
import { soft, top } from './SeasonDialog.css.ts';

interface StepTexts extends Pick<StepWire, 'rooms'> {
  readonly id: number;
  readonly fromNight: string;
  readonly off: string;
}

/** The discounts of long stays. */
export function StepsDialog({ steps, problem, onSave, ...dialog }: RateSaving & Pick<RateMonth, 'steps'>) {
  const [rows, setRows] = useState(() => textsOf(steps));
  return (
    <RateDialog
      {...dialog}
      title="Long stays"
      onSubmit={() => onSave({ kind: 'steps', steps: stepsOf(rows) })}
      beside={
        <DeskButton icon="plus" onClick={() => setRows(withNewStep(rows))}>
          Add a step
        </DeskButton>
      }
    >
      {rows.map((row, at) => {
        const field = fieldsOf(row, (part) => setRows(rows.with(at, { ...row, ...part })));
        const types = row.rooms === undefined ? '' : `, ${row.rooms.length} types`;
        return (
          <div key={row.id} className={top}>
            <TextField label={`From night${types}`} inputMode="numeric" {...field('fromNight')} />
            <TextField label="Percent off" inputMode="decimal" {...field('off')} />
            <DeskButton onClick={() => setRows(rows.toSpliced(at, 1))}>Remove</DeskButton>
          </div>
        );
      })}
      <p className={soft}>
        Each night from then on costs so much less. A later step replaces the one before it.
      </p>
      {problem !== undefined && <Alert tone="error">{problem.message}</Alert>}
    </RateDialog>
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
    rooms,
  }));
}

function withNewStep(rows: readonly StepTexts[]): readonly StepTexts[] {
  const id = Math.max(-1, ...rows.map((row) => row.id)) + 1;
  return [...rows, { id, fromNight: '', off: '' }];
}
