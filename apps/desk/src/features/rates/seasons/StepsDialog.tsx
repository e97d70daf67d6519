import type { RateMonth, StepWire } from '@motel/api-client/desk-contracts';
import { Alert, TextField } from '@motel/ui';
import { useState } from 'react';
import { fieldsOf } from '../../../shared/field/fields.ts';
import { DeskButton } from '../../../shared/parts/Page.tsx';
import { nextKey } from '../draft.ts';
import { RateDialog, type RateSaving } from '../rate-change.tsx';
import { soft, top } from './SeasonDialog.css.ts';

/** The discounts of long stays. */
export function StepsDialog({ steps, problem, onSave, ...dialog }: RateSaving & Pick<RateMonth, 'steps'>) {
  const [rows, setRows] = useState(() => steps.map(textsOf));
  return (
    <RateDialog
      {...dialog}
      title="Long stays"
      onSubmit={() => onSave({ kind: 'steps', steps: stepsOf(rows) })}
      beside={
        <DeskButton
          icon="plus"
          onClick={() => setRows([...rows, { key: nextKey(rows), fromNight: '', off: '', rooms: undefined }])}
        >
          Add a step
        </DeskButton>
      }
    >
      {rows.map((row, at) => {
        const field = fieldsOf(row, (part) => setRows(rows.with(at, { ...row, ...part })));
        const types = row.rooms === undefined ? '' : `, ${row.rooms.length} types`;
        return (
          <div key={row.key} className={top}>
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

function textsOf({ fromNight, off, rooms }: StepWire, key: number) {
  return { key, fromNight: String(fromNight), off: off.replace('%', ''), rooms };
}

function stepsOf(rows: readonly ReturnType<typeof textsOf>[]): StepWire[] {
  return rows.map(({ fromNight, off, rooms }) => ({
    // Not a number becomes 0, which the server refuses by a sentence.
    fromNight: Math.trunc(Number(fromNight)) || 0,
    off: `${off.trim()}%`,
    rooms,
  }));
}
