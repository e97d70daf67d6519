import { timeText } from '@motel/content/english';
import { SelectField, TextField } from '@motel/ui';
import { whichOne } from '../../../shared/field/typed-amount.tsx';
import { wide } from '../Site.css.ts';
import { grid } from './Begin.css.ts';
import { type Doubt, doubtOf } from './guess.ts';
import { type Asked, mistakeIn, readingsOf, type Typed } from './questions.ts';

/** The answers of a question, and the way to change them. */
export interface Answering {
  /** All that was answered. */
  readonly about: Typed;
  readonly rooms: readonly Typed[];
  /** Shows the sentences about answers that are missing. */
  readonly isChecked: boolean;
  readonly onType: (changes: Typed) => void;
  readonly onRoom: (at: number, changes: Typed) => void;
}

interface QuestionFieldsProps extends Omit<Answering, 'rooms' | 'onRoom'> {
  readonly fields: readonly Asked[];
  /** @default all that was answered */
  readonly typed?: Typed;
}

export function QuestionFields({ fields, ...answering }: QuestionFieldsProps) {
  return (
    <div className={grid}>
      {fields.map((field) => (
        <AnswerField
          key={field.key}
          {...answering}
          field={field}
          doubt={doubtOf(field.key, answering.about)}
        />
      ))}
    </div>
  );
}

interface AnswerFieldProps extends Omit<QuestionFieldsProps, 'fields'> {
  readonly field: Asked;
  readonly doubt?: Doubt | undefined;
  /** @default what is wrong with the text */
  readonly mistake?: string;
}

/** A field that asks about an answer with two readings, or one that does not go with others. */
export function AnswerField(props: AnswerFieldProps) {
  const { field, about, typed = about, isChecked, doubt, onType } = props;
  const { key, label, kind } = field;
  const value = typed[key] ?? '';
  const mistake = isChecked ? mistakeIn(field, value, about) : undefined;
  const shared = {
    label,
    value,
    onChange: (next: string) => onType({ [key]: next }),
    error: mistake && (props.mistake ?? mistake),
    hint:
      whichOne(waysOf(field, value, about), (way) => onType({ [key]: way })) ??
      (doubt && whichOne(doubt.ways, (way) => onType({ [key]: way, [`sure-${key}`]: way }), doubt.sentence)),
  };
  if (typeof kind === 'object') return <SelectField {...shared} options={kind.oneOf} />;
  if (kind !== 'lines' && kind !== 'text') return <TextField {...shared} inputMode={inputModeOf(kind)} />;
  return (
    <div className={wide}>
      <TextField {...shared} rows={3} />
    </div>
  );
}

function inputModeOf(kind: Asked['kind']) {
  if (kind === 'phone') return 'tel';
  return kind === 'line' || kind === 'hour' ? undefined : 'decimal';
}

/** The ways to write what an answer can mean; a time says its half of the day. */
function waysOf(field: Asked, text: string, about: Typed): readonly (number | string)[] {
  const readings = readingsOf(field, text, about) ?? [];
  return field.kind === 'hour' ? readings.map((hour) => timeText(hour)) : readings;
}
