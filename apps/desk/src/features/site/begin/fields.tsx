import { timeText } from '@motel/content/english';
import { SelectField, TextField } from '@motel/ui';
import type { ReactNode } from 'react';
import { whichOne } from '../../../shared/field/typed-amount.tsx';
import { DeskButton } from '../../../shared/parts/Page.tsx';
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

interface QuestionFieldsProps extends Pick<Answering, 'about' | 'isChecked' | 'onType'> {
  readonly fields: readonly Asked[];
  /** @default all that was answered */
  readonly typed?: Typed;
}

/** The fields of a question. */
export function QuestionFields({ fields, about, typed = about, isChecked, onType }: QuestionFieldsProps) {
  return (
    <div className={grid}>
      {fields.map((field) => {
        const { key, label, kind } = field;
        const value = typed[key] ?? '';
        const shared = {
          label,
          value,
          onChange: (next: string) => onType({ [key]: next }),
          error: isChecked ? mistakeIn(field, value, about) : undefined,
          hint:
            whichOne(waysOf(field, value, about), (way) => onType({ [key]: way })) ??
            doubtHint(doubtOf(key, about), key, onType),
        };
        if (typeof kind === 'object') return <SelectField key={key} {...shared} options={kind.oneOf} />;
        if (kind !== 'lines' && kind !== 'text')
          return <TextField key={key} {...shared} inputMode={inputModeOf(kind)} />;
        return (
          <div key={key} className={wide}>
            <TextField {...shared} rows={3} />
          </div>
        );
      })}
    </div>
  );
}

function inputModeOf(kind: Asked['kind']) {
  if (kind === 'phone') return 'tel';
  return kind === 'line' || kind === 'hour' ? undefined : 'decimal';
}

/** Asks about an answer that does not go with others: a press takes the likely one, or keeps the given. */
export function doubtHint(
  doubt: Doubt | undefined,
  key: string,
  onType: (changes: Typed) => void,
): ReactNode {
  if (doubt === undefined) return undefined;
  return (
    <>
      {`${doubt.sentence} Which is right? `}
      {doubt.ways.map((way) => (
        <DeskButton key={way} size="small" onClick={() => onType({ [key]: way, [`sure-${key}`]: way })}>
          {way}
        </DeskButton>
      ))}
    </>
  );
}

/** The ways to write what an answer can mean; a time says its half of the day. */
function waysOf(field: Asked, text: string, about: Typed): readonly string[] {
  const readings = readingsOf(field, text, about) ?? [];
  return readings.map((number) => (field.kind === 'hour' ? timeText(number) : `${number}`));
}
