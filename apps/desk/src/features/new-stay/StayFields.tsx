import type { ProblemIssue } from '@motel/api-client/contracts';
import { TextField } from '@motel/ui';
import type { ReactNode } from 'react';
import { TraitBoxes } from '../../shared/field/CheckBoxes.tsx';
import { fieldsOf } from '../../shared/field/fields.ts';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { PartyCounts } from '../../shared/party/PartyCounts.tsx';
import { checkOutOf, type DraftProps, nightsUntil } from './draft.ts';
import { counts, dates, legend, row } from './NewStayPage.css.ts';

interface StayFieldsProps extends DraftProps {
  readonly issues: readonly ProblemIssue[];
  /** The kinds of room. */
  readonly children: ReactNode;
}

/** When, and how many come. */
export function StayFields({ draft, onChange, issues, children }: StayFieldsProps) {
  const errorOf = (field: string) => issues.find((issue) => issue.field === field)?.message;
  const field = fieldsOf(draft, onChange);
  return (
    <DeskCard title="Stay" isInset>
      <div className={row}>
        <div className={dates}>
          <TextField label="Arrives" type="date" error={errorOf('checkIn')} {...field('checkIn')} />
          <TextField
            label="Leaves"
            type="date"
            value={checkOutOf(draft)}
            onChange={(checkOut) => onChange({ nights: nightsUntil(draft, checkOut) })}
            error={errorOf('checkOut')}
          />
          <TextField
            label="Nights"
            name="nights"
            type="number"
            inputMode="numeric"
            min="1"
            {...field('nights')}
          />
        </div>
        <PartyCounts className={counts} value={draft} onChange={onChange} errorOf={errorOf} />
      </div>
      {children}
    </DeskCard>
  );
}

/** The guest's wishes for their room, by which the numbers are proposed. */
export function WishFields({ draft, onChange }: DraftProps) {
  return (
    <fieldset>
      <legend className={legend}>Room wishes</legend>
      <TraitBoxes value={draft.wishes} onChange={(wishes) => onChange({ wishes })} />
    </fieldset>
  );
}
