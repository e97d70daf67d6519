import { useId } from 'react';
import { DeskIcon } from '../icon/DeskIcon.tsx';
import { control, field, label as labelStyle, wrong } from './DeskField.css.ts';

interface DeskSelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
}

/** One of many, by the browser's own list. */
export function DeskSelect({ label, value, options, onChange, error }: DeskSelectProps) {
  const id = useId();
  return (
    <div className={field}>
      <label htmlFor={id} className={labelStyle}>
        {label}
      </label>
      <select
        id={id}
        className={control}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        aria-invalid={error !== undefined}
        {...(error !== undefined && { 'aria-describedby': `${id}-error` })}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {error !== undefined && (
        <p id={`${id}-error`} className={wrong}>
          <DeskIcon name="warning" size="small" />
          {error}
        </p>
      )}
    </div>
  );
}
