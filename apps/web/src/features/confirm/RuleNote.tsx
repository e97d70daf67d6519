import { Text } from '@motel/ui';
import type { ReactNode } from 'react';
import { fieldId } from './field-ids.ts';

interface RuleNoteProps {
  readonly field: string;
  readonly error: string | undefined;
  readonly children: ReactNode;
}

/** Counters with the rule they break, where the error summary leads to. */
export function RuleNote({ field, error, children }: RuleNoteProps) {
  return (
    <div id={fieldId(field)} tabIndex={-1}>
      {children}
      {error && (
        <Text tone="error" weight="medium" role="status">
          {error}
        </Text>
      )}
    </div>
  );
}
