import { SelectField, TextField } from '@motel/ui';
import { fields as grid, wide } from '../Site.css.ts';
import { type Asked, mistakeIn, type Typed } from './questions.ts';

interface QuestionFieldsProps {
  readonly fields: readonly Asked[];
  readonly typed: Typed;
  /** Shows the sentences about answers that are missing. */
  readonly isChecked: boolean;
  readonly onType: (key: string, value: string) => void;
}

/** The fields of a question. */
export function QuestionFields({ fields, typed, isChecked, onType }: QuestionFieldsProps) {
  return (
    <div className={grid}>
      {fields.map((field) => {
        const { key, label, kind } = field;
        const value = typed[key] ?? '';
        const error = isChecked ? mistakeIn(field, value) : undefined;
        const shared = {
          label,
          value,
          onChange: (next: string) => onType(key, next),
          ...(error && { error }),
        };
        if (typeof kind === 'object') return <SelectField key={key} {...shared} options={kind.oneOf} />;
        if (kind === 'line') return <TextField key={key} {...shared} />;
        if (kind === 'number' || kind === 'hour') {
          return <TextField key={key} {...shared} inputMode="decimal" />;
        }
        return (
          <div key={key} className={wide}>
            <TextField {...shared} rows={3} />
          </div>
        );
      })}
    </div>
  );
}
