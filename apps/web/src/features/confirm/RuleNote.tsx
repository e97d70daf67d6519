import { Icon } from '@motel/ui';
import type { ReactNode } from 'react';
import { fieldId } from './field-ids.ts';
import * as styles from './fields.css.ts';

interface RuleNoteProps {
  readonly field: string;
  readonly error: string | undefined;
  readonly children: ReactNode;
}

/** Counters with the rule that they break; the error summary links here. */
export function RuleNote({ field, error, children }: RuleNoteProps) {
  return (
    <div id={fieldId(field)} tabIndex={-1}>
      {children}
      {error && (
        <p role="status" className={styles.error}>
          <Icon name="warning" size={20} />
          {error}
        </p>
      )}
    </div>
  );
}
