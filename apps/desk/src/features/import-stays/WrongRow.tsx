import type { ImportField } from '@motel/api-client/desk-contracts';
import { type Cents, parseCivilDate } from '@motel/booking-core';
import { SelectField } from '@motel/ui';
import type { ReactNode } from 'react';
import { shownDay } from '../../shared/format/shown-dates.ts';
import { DeskIcon } from '../../shared/icon/DeskIcon.tsx';
import { type DeskMotel, useMotel } from '../../shared/motel.tsx';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { money } from '../../shared/sheet/sheet.css.ts';
import { COLUMN_NAMES } from './column-names.ts';
import { edged, remedies, say, wrong } from './ImportPage.css.ts';
import { type ImportDraft, type ShownRow, withCell, without } from './import-draft.ts';

/** The draft that a remedy of a row mends. */
export interface Mend {
  readonly draft: ImportDraft;
  /** The titles of the kinds of room. */
  readonly types: readonly string[];
  readonly onDraft: (draft: ImportDraft) => void;
}

/** A row that is no stay: its cell is edged, a sentence says why, and a press mends it or leaves it out. */
export function WrongRow({ number, planned, draft, types, onDraft }: ShownRow & Mend) {
  const motel = useMotel();
  const { problem } = planned;
  const cells = draft.rows.find((row) => row.number === number)?.cells ?? [];
  const typed = (field: ImportField) => cells[draft.columns.indexOf(field)] ?? '';
  const cell = (field: ImportField, shown: string, className?: string): ReactNode => {
    const isWrong = problem?.field === field;
    return <td className={isWrong ? edged : className}>{isWrong ? typed(field) || '–' : shown}</td>;
  };
  return (
    <tbody className={wrong}>
      <tr>
        <td>{number}</td>
        {cell('name', planned.guest)}
        {cell('type', planned.type ?? typed('type'))}
        {cell('checkIn', dayWords(planned.checkIn) || typed('checkIn'))}
        {cell('checkOut', dayWords(planned.checkOut) || typed('checkOut'))}
        {cell('price', rowAmount(motel, planned.total) || typed('price'), money)}
      </tr>
      {problem && (
        <tr>
          <td />
          <td colSpan={5}>
            <div className={say}>
              <DeskIcon name="warning" />
              <span>{problem.message}</span>
              <span className={remedies}>
                {problem.field === 'type' && (
                  <SelectField
                    label="Room type"
                    value=""
                    options={[
                      { value: '', label: 'Choose a type' },
                      ...types.map((title) => ({ value: title, label: title })),
                    ]}
                    onChange={(title) => title !== '' && onDraft(withCell(draft, number, 'type', title))}
                  />
                )}
                {problem.instead !== undefined && (
                  <DeskButton
                    size="small"
                    onClick={() => onDraft(withCell(draft, number, problem.field, problem.instead ?? ''))}
                  >
                    {`Use ${dayWords(problem.instead)}`}
                  </DeskButton>
                )}
                <DeskButton
                  size="small"
                  aria-label={`Leave out row ${number}: ${COLUMN_NAMES[problem.field]}`}
                  onClick={() => onDraft(without(draft, number))}
                >
                  Leave out
                </DeskButton>
              </span>
            </div>
          </td>
        </tr>
      )}
    </tbody>
  );
}

// A cell of a row; empty where it could not be read.

export function dayWords(date: string | undefined): string {
  const day = parseCivilDate(date);
  return day === undefined ? '' : shownDay(day);
}

export function rowAmount({ shownMoney }: DeskMotel, total: Cents | undefined): string {
  return total === undefined ? '' : shownMoney(total);
}
