import type { Issue } from '@motel/booking-core';
import { Heading, Icon, Stack, type SummaryError } from '@motel/ui';
import { type ReactNode, useId } from 'react';
import * as styles from './fields.css.ts';

/** The id of the control for a rule's field. */
export function fieldId(field: string): string {
  return `confirm-${field}`;
}

export function errorOf(issues: readonly Issue[], field: string): string | undefined {
  return issues.find((issue) => issue.field === field)?.message;
}

export function summaryErrors(issues: readonly Issue[]): SummaryError[] {
  return issues.map(({ field, message }) => ({ fieldId: fieldId(field), message }));
}

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

interface FormSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the form under its heading. */
export function FormSection({ title, children }: FormSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <Stack>
        <Heading level={2} size="heading" id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  );
}
