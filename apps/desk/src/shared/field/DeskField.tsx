import { classes } from '@motel/ui';
import { type ComponentProps, type ReactNode, useId } from 'react';
import {
  area,
  changed,
  control,
  field,
  hint as hintStyle,
  label as labelStyle,
  mark,
} from './DeskField.css.ts';
import { FieldError } from './FieldError.tsx';

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
  | 'onBlur'
  | 'placeholder'
  | 'required'
  | 'step'
>;

interface DeskFieldProps extends Native {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** @default 'text' */
  readonly type?: 'text' | 'email' | 'tel' | 'date' | 'number';
  /** A note of several lines. */
  readonly rows?: number;
  readonly isOptional?: boolean;
  /** Typed, and not sent yet. */
  readonly isChanged?: boolean;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

/** A field of the desk: lower and denser than the site's. */
export function DeskField({
  label,
  value,
  onChange,
  type = 'text',
  rows,
  isOptional = false,
  isChanged = false,
  hint,
  error,
  ...native
}: DeskFieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const shared = {
    ...native,
    id,
    value,
    onChange: (event: { readonly target: { readonly value: string } }) => onChange(event.target.value),
    'aria-invalid': error !== undefined,
    ...(described !== '' && { 'aria-describedby': described }),
  };
  return (
    <div className={field}>
      <label htmlFor={id} className={labelStyle}>
        {label}
        {isOptional && <span className={mark}> optional</span>}
      </label>
      {rows === undefined ? (
        <input
          {...shared}
          type={type}
          // A count is replaced, not continued.
          onFocus={(event) => type === 'number' && event.target.select()}
          className={classes(control, isChanged && changed)}
        />
      ) : (
        <textarea
          {...(shared as ComponentProps<'textarea'>)}
          rows={rows}
          className={classes(control, area, isChanged && changed)}
        />
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={hintStyle}>
          {hint}
        </p>
      )}
      {error !== undefined && <FieldError id={`${id}-error`} error={error} />}
    </div>
  );
}
