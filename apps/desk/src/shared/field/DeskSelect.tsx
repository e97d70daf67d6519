import { classes } from '@motel/ui';
import { useId } from 'react';
import { changed, choice, control, field, label as labelStyle } from './DeskField.css.ts';

interface DeskSelectProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
  /** Chosen, and not sent yet. */
  readonly isChanged?: boolean;
}

/** One of a few words. */
export function DeskSelect<Value extends string>({
  label,
  value,
  options,
  onChange,
  isChanged = false,
}: DeskSelectProps<Value>) {
  const id = useId();
  return (
    <div className={field}>
      <label className={labelStyle} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        className={classes(control, choice, isChanged && changed)}
        onChange={(event) => onChange(event.target.value as Value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
