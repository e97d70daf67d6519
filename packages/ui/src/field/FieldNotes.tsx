import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { problem, soft } from './Field.css.ts';
import type { useFieldIds } from './use-field-ids.ts';

interface FieldNotesProps {
  readonly ids: ReturnType<typeof useFieldIds>;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

/** The help and the error under a control. */
export function FieldNotes({ ids, hint, error }: FieldNotesProps) {
  return (
    <>
      {hint && (
        <p id={ids.hint} className={soft}>
          {hint}
        </p>
      )}
      {error && (
        <p id={ids.error} className={problem}>
          <Icon name="warning" size={20} />
          {error}
        </p>
      )}
    </>
  );
}
