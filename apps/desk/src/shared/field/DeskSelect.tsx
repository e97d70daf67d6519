import { classes } from '@motel/ui';
import { useId } from 'react';
import { changed, choice, control, field, label as labelStyle } from './DeskField.css.ts';
import { FieldError } from './FieldError.tsx';

interface DeskSelectProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
  /** Chosen, and not sent yet. */
  readonly isChanged?: boolean;
  readonly error?: string | undefined;
}

/** One of many, by the browser's own list. */
export function DeskSelect<Value extends string>({
  label,
  value,
  options,
  onChange,
  isChanged = false,
  error,
}: DeskSelectProps<Value>) {
  const id = useId();
  return (
    <div className={field}>
      <label htmlFor={id} className={labelStyle}>
        {label}
      </label>
      <select
        id={id}
        className={classes(control, choice, isChanged && changed)}
        value={value}
        onChange={({ target }) => onChange(target.value as Value)}
        aria-invalid={error !== undefined}
        {...(error !== undefined && { 'aria-describedby': `${id}-error` })}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {error !== undefined && <FieldError id={`${id}-error`} error={error} />}
    </div>
  );
}
