import { type ComponentProps, useRef } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/Icon.tsx';
import { changed, control } from './Field.css.ts';
import { Field, type FieldProps } from './Field.tsx';
import { arrow, frame, select } from './SelectField.css.ts';
import { useEarlyInput } from './use-early-input.ts';
import { useFieldIds } from './use-field-ids.ts';

export interface SelectOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

type Native = Pick<ComponentProps<'select'>, 'autoComplete' | 'disabled' | 'name' | 'required'>;

export interface SelectFieldProps<Value extends string = string> extends FieldProps, Native {
  readonly id?: string;
  readonly value: Value;
  readonly options: readonly SelectOption<Value>[];
  /** Called with the chosen value; also once after hydration when the guest chose before. */
  readonly onChange: (value: Value) => void;
  /** Chosen, and not sent yet. @default false */
  readonly isChanged?: boolean;
}

/** One of many, by the browser's own list: it supports typing ahead and suits phones. */
export function SelectField<Value extends string>({
  label,
  hint,
  error,
  mark,
  id,
  value,
  options,
  onChange,
  isChanged,
  ...native
}: SelectFieldProps<Value>) {
  const ids = useFieldIds({ id, hint, error, mark });
  const element = useRef<HTMLSelectElement>(null);
  useEarlyInput(() => element.current?.value as Value | undefined, value, onChange);

  return (
    <Field label={label} hint={hint} error={error} mark={mark} ids={ids}>
      <span className={frame}>
        <select
          {...native}
          ref={element}
          id={ids.control}
          value={value}
          onChange={(event) => onChange(event.target.value as Value)}
          aria-invalid={error !== undefined}
          aria-describedby={ids.describedBy}
          className={classes(control, select, isChanged && changed)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={arrow}>
          <Icon name="chevron-down" size={20} />
        </span>
      </span>
    </Field>
  );
}
