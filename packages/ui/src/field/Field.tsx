import type { ReactNode } from 'react';
import { head, label as labelStyle, root, soft } from './Field.css.ts';
import { FieldNotes } from './FieldNotes.tsx';
import type { useFieldIds } from './use-field-ids.ts';

export interface FieldProps {
  readonly label: string;
  /** Help that stays under the field. */
  readonly hint?: ReactNode;
  /** The error; its presence marks the field invalid. */
  readonly error?: string | undefined;
  /** A word beside the label, such as `Optional`. */
  readonly mark?: string | undefined;
}

interface FieldShellProps extends FieldProps {
  readonly ids: ReturnType<typeof useFieldIds>;
  readonly children: ReactNode;
}

/** Label, control, hint and error, tied together by ids. */
export function Field({ label, hint, error, mark, ids, children }: FieldShellProps) {
  return (
    <div className={root}>
      <div className={head}>
        <label htmlFor={ids.control} className={labelStyle}>
          {label}
        </label>
        {mark && (
          <span id={ids.mark} className={soft}>
            {mark}
          </span>
        )}
      </div>
      {children}
      <FieldNotes ids={ids} hint={hint} error={error} />
    </div>
  );
}
