import type { ImportField } from '@motel/api-client/desk-contracts';
import { type Cents, parseCivilDate } from '@motel/booking-core';
import { countedThings } from '@motel/content/english';
import { SelectField } from '@motel/ui';
import { type ReactNode, useState } from 'react';
import { optionsOf } from '../../shared/field/fields.ts';
import { shownDay } from '../../shared/format/shown-dates.ts';
import { DeskIcon } from '../../shared/icon/DeskIcon.tsx';
import { type DeskMotel, useMotel } from '../../shared/motel.tsx';
import { DeskButton, DeskCard } from '../../shared/parts/Page.tsx';
import { Segments } from '../../shared/parts/Segments.tsx';
import { Figures, SheetHead, SheetScroll } from '../../shared/sheet/Sheet.tsx';
import { money, sheet } from '../../shared/sheet/sheet.css.ts';
import { edged, inside, leftOut, more, remedies, say, wrong } from './ImportPage.css.ts';
import {
  COLUMN_NAMES,
  groupsOf,
  type ImportDraft,
  type PlannedRow,
  type Preview,
  type ShownRow,
  withCell,
  without,
} from './import-draft.ts';

const FEW = 2;
const COLUMNS = ['Row', 'Guest', 'Type', 'Arrives', 'Leaves', { amount: 'Stay' }] as const;

const WHY_LEFT_OUT: Partial<Record<PlannedRow['state'], string>> = {
  here: 'already here',
  cancelled: 'cancelled',
};

/** The rows as they will be: those that are ready in short, each wrong one with its remedy. */
export function RowsCard({ preview, ...mend }: Mend & { readonly preview: Preview }) {
  const { shownMoney } = useMotel();
  const [filter, setFilter] = useState<'all' | 'wrong'>('all');
  const count = (wanted: PlannedRow['state']) => preview.rows.filter(({ state }) => state === wanted).length;
  const wrong = count('wrong');
  const cancelled = count('cancelled');
  const groups = groupsOf(mend.draft.rows, preview.rows);
  const options = optionsOf({ all: 'All', wrong: `Wrong ${wrong}` });
  return (
    <DeskCard
      title="Rows, as they will be"
      aside={<Segments label="Shown rows" options={options} value={filter} onChange={setFilter} />}
    >
      <div className={inside}>
        <Figures
          label="Rows"
          items={[
            [preview.ready, `ready, ${shownMoney(preview.total)}`],
            [wrong, 'wrong, left out'],
            [count('here'), 'already here'],
            ...(cancelled > 0 ? [[cancelled, 'cancelled, left out'] as const] : []),
          ]}
        />
      </div>
      <SheetScroll label="Rows of the file">
        <table className={sheet}>
          <SheetHead columns={COLUMNS} />
          {groups.map((group) =>
            group.kind === 'wrong' ? (
              <WrongRow key={group.row.number} {...group.row} {...mend} />
            ) : (
              filter === 'all' && <ReadyRows key={group.rows[0]?.number} rows={group.rows} />
            ),
          )}
        </table>
      </SheetScroll>
    </DeskCard>
  );
}

/** Rows that are ready, or need not come: the first of them, and the others on a press. */
function ReadyRows({ rows }: { readonly rows: readonly ShownRow[] }) {
  const motel = useMotel();
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? rows : rows.slice(0, FEW);
  const others = rows.length - shown.length;
  const areReady = rows.every(({ planned }) => planned.state === 'ready');
  return (
    <tbody>
      {shown.map(({ number, planned }) => (
        <tr key={number} className={planned.state === 'ready' ? undefined : leftOut}>
          <td>{number}</td>
          <th scope="row">{planned.guest}</th>
          <td>{[planned.type, WHY_LEFT_OUT[planned.state]].filter(Boolean).join(', ')}</td>
          <td>{dayWords(planned.checkIn)}</td>
          <td>{dayWords(planned.checkOut)}</td>
          <td className={money}>{rowAmount(motel, planned.total)}</td>
        </tr>
      ))}
      {others > 0 && (
        <tr>
          <td colSpan={COLUMNS.length} className={more}>
            <DeskButton size="small" onClick={() => setOpen(true)}>
              {countedThings(others, 'more row') + (areReady ? ', ready' : '')}
            </DeskButton>
          </td>
        </tr>
      )}
    </tbody>
  );
}

/** The draft that a remedy of a row mends. */
interface Mend {
  readonly draft: ImportDraft;
  /** The titles of the kinds of room. */
  readonly types: readonly string[];
  readonly onDraft: (draft: ImportDraft) => void;
}

/** A row that is no stay: its cell is edged, a sentence says why, and a press mends it or leaves it out. */
function WrongRow({ number, planned, draft, types, onDraft }: ShownRow & Mend) {
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

function dayWords(date: string | undefined): string {
  const day = parseCivilDate(date);
  return day === undefined ? '' : shownDay(day);
}

function rowAmount({ shownMoney }: DeskMotel, total: Cents | undefined): string {
  return total === undefined ? '' : shownMoney(total);
}
