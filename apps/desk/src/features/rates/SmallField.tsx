import { type InputHTMLAttributes, type SelectHTMLAttributes, useId } from 'react';
import { control, fault as faultStyle, field, label as labelStyle } from './SmallField.css.ts';

interface Shared {
  readonly label: string;
  /** A sentence about what is wrong with it. */
  readonly fault?: string | undefined;
  /** Typed, and not saved yet. */
  readonly isChanged?: boolean;
}

type SmallFieldProps = Shared & Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id'>;

/** A field of a panel, as low as a row of the desk. */
export function SmallField({ label, fault, isChanged = false, ...rest }: SmallFieldProps) {
  const id = useId();
  return (
    <div className={field}>
      <label className={labelStyle} htmlFor={id}>
        {label}
      </label>
      <input
        autoComplete="off"
        {...rest}
        id={id}
        className={control}
        data-changed={isChanged}
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : `${id}-fault`}
      />
      {fault !== undefined && (
        <p id={`${id}-fault`} className={faultStyle}>
          {fault}
        </p>
      )}
    </div>
  );
}

interface SmallSelectProps<Value extends string>
  extends Shared,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'id' | 'onChange' | 'value'> {
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

export function SmallSelect<Value extends string>({
  label,
  options,
  onChange,
  isChanged = false,
  fault: _,
  ...rest
}: SmallSelectProps<Value>) {
  const id = useId();
  return (
    <div className={field}>
      <label className={labelStyle} htmlFor={id}>
        {label}
      </label>
      <select
        {...rest}
        id={id}
        className={control}
        data-changed={isChanged}
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
