import { type ComponentProps, useRef } from 'react';
import { classes } from '../classes.ts';
import { changed, control } from './Field.css.ts';
import { Field, type FieldProps } from './Field.tsx';
import { area } from './TextField.css.ts';
import { useEarlyInput } from './use-early-input.ts';
import { useFieldIds } from './use-field-ids.ts';

type Native = Pick<
  ComponentProps<'input'>,
  | 'autoComplete'
  | 'autoFocus'
  | 'disabled'
  | 'inputMode'
  | 'max'
  | 'maxLength'
  | 'min'
  | 'name'
  | 'placeholder'
  | 'readOnly'
  | 'required'
  | 'spellCheck'
  | 'step'
>;

export interface TextFieldProps extends FieldProps, Native {
  readonly id?: string;
  readonly value: string;
  /** Called with the whole text; also once after hydration when the guest typed before. */
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  /** @default 'text' */
  readonly type?: 'text' | 'email' | 'tel' | 'search' | 'url' | 'date' | 'number';
  /** Several lines: the number of rows it opens with. */
  readonly rows?: number;
  /** Typed, and not sent yet. @default false */
  readonly isChanged?: boolean;
}

/** A text input, of one line or (with `rows`) several. */
export function TextField({
  label,
  hint,
  error,
  mark,
  id,
  value,
  onChange,
  onBlur,
  type = 'text',
  rows,
  isChanged,
  ...native
}: TextFieldProps) {
  const ids = useFieldIds({ id, hint, error, mark });
  const element = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEarlyInput(() => element.current?.value, value, onChange);

  const shared = {
    ...native,
    ref: element,
    id: ids.control,
    value,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    onBlur: () => onBlur?.(),
    'aria-invalid': error !== undefined,
    'aria-describedby': ids.describedBy,
  };
  return (
    <Field label={label} hint={hint} error={error} mark={mark} ids={ids}>
      {rows === undefined ? (
        <input
          {...shared}
          type={type}
          // A count is replaced, not continued, and what is only shown is copied.
          onFocus={({ target }) => (type === 'number' || native.readOnly) && target.select()}
          className={classes(control, isChanged && changed)}
        />
      ) : (
        <textarea {...shared} rows={rows} className={classes(control, area, isChanged && changed)} />
      )}
    </Field>
  );
}
