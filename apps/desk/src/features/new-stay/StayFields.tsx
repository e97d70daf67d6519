import type { ProblemIssue } from '@motel/api-client/contracts';
import type { ReactNode } from 'react';
import { DeskField } from '../../shared/field/DeskField.tsx';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { checkOutOf, type Draft, nightsUntil } from './draft.ts';
import { counts, dates, inside, row } from './NewStayPage.css.ts';

interface StayFieldsProps {
  readonly draft: Draft;
  readonly onChange: (typed: Partial<Draft>) => void;
  readonly issues: readonly ProblemIssue[];
  /** The kinds of room. */
  readonly children: ReactNode;
}

const COUNTS = [
  ['adults', 'Adults', '1'],
  ['children', 'Children', '0'],
  ['infants', 'Infants', '0'],
  ['pets', 'Pets', '0'],
  ['rooms', 'Rooms', '1'],
] as const;

/** When, and how many come. */
export function StayFields({ draft, onChange, issues, children }: StayFieldsProps) {
  const error = (field: string) => issues.find((issue) => issue.field === field)?.message;
  return (
    <DeskCard title="Stay">
      <div className={inside}>
        <div className={row}>
          <div className={dates}>
            <DeskField
              label="Arrives"
              type="date"
              value={draft.checkIn}
              onChange={(checkIn) => onChange({ checkIn })}
              error={error('checkIn')}
            />
            <DeskField
              label="Leaves"
              type="date"
              value={checkOutOf(draft)}
              onChange={(checkOut) => onChange({ nights: nightsUntil(draft, checkOut) })}
              error={error('checkOut')}
            />
            <DeskField
              label="Nights"
              name="nights"
              type="number"
              inputMode="numeric"
              min="1"
              value={draft.nights}
              onChange={(nights) => onChange({ nights })}
            />
          </div>
          <div className={counts}>
            {COUNTS.map(([name, label, min]) => (
              <DeskField
                key={name}
                label={label}
                type="number"
                inputMode="numeric"
                min={min}
                value={draft[name]}
                onChange={(value) => onChange({ [name]: value })}
                error={error(name)}
              />
            ))}
          </div>
        </div>
        {children}
      </div>
    </DeskCard>
  );
}
