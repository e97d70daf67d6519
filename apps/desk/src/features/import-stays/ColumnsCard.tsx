import { type DateOrder, IMPORT_FIELDS } from '@motel/api-client/desk-contracts';
import { SelectField } from '@motel/ui';
import { optionsOf } from '../../shared/field/fields.ts';
import { DeskCard } from '../../shared/parts/Page.tsx';
import { column, inside, columns as list, samples } from './ImportPage.css.ts';
import { COLUMN_NAMES, type ImportDraft, ORDER_NAMES, withColumn } from './import-draft.ts';

interface ColumnsCardProps {
  readonly draft: ImportDraft;
  /** The order in which the dates were read. */
  readonly dates: DateOrder | undefined;
  readonly onDraft: (draft: ImportDraft) => void;
}

const OPTIONS = IMPORT_FIELDS.map((value) => ({ value, label: COLUMN_NAMES[value] }));
const ORDERS = optionsOf(ORDER_NAMES);

/** The columns of the file, each with the field that it is: a change reads all rows again. */
export function ColumnsCard({ draft, dates, onDraft }: ColumnsCardProps) {
  const { file, columns } = draft;
  const out = columns.filter((field) => field === 'none').length;
  return (
    <DeskCard
      title="Columns"
      count={columns.length}
      aside={`${columns.length - out} matched, ${out} left out`}
    >
      <ul className={list}>
        {columns.map((field, at) => (
          <li key={at} className={column}>
            <SelectField
              label={file.headings[at] || `Column ${at + 1}`}
              value={field}
              options={OPTIONS}
              onChange={(chosen) => onDraft(withColumn(draft, at, chosen))}
            />
            <span className={samples}>
              {file.rows
                .flatMap(({ cells }) => cells[at] || [])
                .slice(0, 2)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
      <div className={inside}>
        <SelectField
          label="Dates are read as"
          value={draft.dates ?? dates ?? 'year-month-day'}
          options={ORDERS}
          onChange={(order) => onDraft({ ...draft, dates: order })}
        />
      </div>
    </DeskCard>
  );
}
