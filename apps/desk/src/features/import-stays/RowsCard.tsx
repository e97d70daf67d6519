import { countedThings } from '@motel/content/english';
import { useState } from 'react';
import { optionsOf } from '../../shared/field/fields.ts';
import { useMotel } from '../../shared/motel.tsx';
import { DeskButton } from '../../shared/parts/DeskButton.tsx';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { Segments } from '../../shared/parts/Segments.tsx';
import { Figures } from '../../shared/sheet/Figures.tsx';
import { SheetHead, SheetScroll } from '../../shared/sheet/Sheet.tsx';
import { money, sheet } from '../../shared/sheet/sheet.css.ts';
import { inside, leftOut, more } from './ImportPage.css.ts';
import { groupsOf, type PlannedRow, type Preview, type ShownRow } from './import-draft.ts';
import { dayWords, type Mend, rowAmount, WrongRow } from './WrongRow.tsx';

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
