import { DATE_ORDERS, FIELD_NAMES, type Field, type Reading } from '@motel/stay-files';
import { SelectField } from '@motel/ui';
import { optionsOf } from '../../shared/field/fields.ts';
import { DeskCard } from '../../shared/parts/Page.tsx';
import { column, inside, columns as list, samples } from './ImportPage.css.ts';
import { COLUMN_NAMES, draftOf, type ImportDraft, withAnswers, withColumn } from './import-draft.ts';

/** A draft as it is read, and the way to change it. */
export interface Drafted {
  readonly draft: ImportDraft;
  readonly reading: Reading;
  readonly onDraft: (draft: ImportDraft) => void;
}

const OPTIONS = ['none' as const, ...FIELD_NAMES].map((value: Field) => ({
  value,
  label: COLUMN_NAMES[value],
}));
const ORDERS = DATE_ORDERS.map((value) => ({ value, label: value.replaceAll('-', ', ') }));
const TAXES = optionsOf({ with: 'with taxes', before: 'before taxes' });

/** The columns of the file, each with the field that it is: a change reads all rows again. */
export function ColumnsCard({ draft, reading, onDraft }: Drafted) {
  const { file, lists } = draft;
  const { fields } = reading;
  const out = fields.filter((field) => field === 'none').length;
  return (
    <DeskCard title="Columns" count={fields.length} aside={`${fields.length - out} matched, ${out} left out`}>
      {lists.length > 1 && (
        <div className={inside}>
          <SelectField
            label="Sheet"
            value={file.sheet ?? ''}
            options={lists.map(({ sheet = '' }) => ({ value: sheet, label: sheet }))}
            onChange={(chosen) => {
              const [first, ...others] = lists.toSorted(
                (a, b) => Number(b.sheet === chosen) - Number(a.sheet === chosen),
              );
              if (first !== undefined) onDraft(draftOf([first, ...others]));
            }}
          />
        </div>
      )}
      <ul className={list}>
        {fields.map((field, at) => (
          <li key={at} className={column}>
            <SelectField
              label={headingOf(draft, at)}
              value={field}
              options={OPTIONS}
              onChange={(chosen) => onDraft(withColumn(draft, fields, at, chosen))}
            />
            <span className={samples}>{samplesOf(draft, at)}</span>
          </li>
        ))}
      </ul>
      <div className={inside}>
        <SelectField
          label="Dates are read as"
          value={reading.dates}
          options={ORDERS}
          onChange={(dates) => onDraft(withAnswers(draft, { dates }))}
        />
        <SelectField
          label="Prices are read as"
          value={reading.taxes}
          options={TAXES}
          onChange={(taxes) => onDraft(withAnswers(draft, { taxes }))}
        />
      </div>
    </DeskCard>
  );
}

export function headingOf({ file }: ImportDraft, at: number): string {
  return file.headings[at] || `Column ${at + 1}`;
}

export function samplesOf({ file }: ImportDraft, at: number): string {
  return file.rows
    .flatMap(({ cells }) => cells[at] || [])
    .slice(0, 2)
    .join(', ');
}
