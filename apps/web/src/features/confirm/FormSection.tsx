import { Heading, Stack } from '@motel/ui';
import { type ReactNode, useId } from 'react';
import * as styles from './fields.css.ts';

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
