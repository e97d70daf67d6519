import { type ReactNode, useRef } from 'react';
import { FieldNotes } from '../field/FieldNotes.tsx';
import { useEarlyInput } from '../field/use-early-input.ts';
import { useFieldIds } from '../field/use-field-ids.ts';
import { box, root, row } from './Checkbox.css.ts';

export interface CheckboxProps {
  /** The label; the whole line can be pressed, not only the box. */
  readonly label: ReactNode;
  readonly checked: boolean;
  /** Called with the new state; also once after hydration when the guest pressed it before. */
  readonly onChange: (checked: boolean) => void;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly id?: string;
  readonly name?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
}

export function Checkbox({ label, checked, onChange, hint, error, id, ...native }: CheckboxProps) {
  const ids = useFieldIds({ id, hint, error });
  const element = useRef<HTMLInputElement>(null);
  useEarlyInput(() => element.current?.checked, checked, onChange);

  return (
    <div className={root}>
      <label className={row}>
        <input
          {...native}
          ref={element}
          id={ids.control}
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-invalid={error !== undefined}
          aria-describedby={ids.describedBy}
          className={box}
        />
        <span>{label}</span>
      </label>
      <FieldNotes ids={ids} hint={hint} error={error} />
    </div>
  );
}
