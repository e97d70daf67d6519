import { Heading, KeyFob, type KeyFobProps, Stack, Text } from '@motel/ui';
import type { ReactNode } from 'react';
import * as styles from './Notice.css.ts';

interface NoticeProps {
  readonly title: string;
  /** The heading's level in the page's outline. @default 2 */
  readonly level?: 1 | 2;
  /** The letters on the key's fob, beside the text. @default a star */
  readonly mark?: string;
  readonly tone?: KeyFobProps['tone'];
  /** Interrupts a screen reader. @default false */
  readonly isAlert?: boolean;
  readonly children: ReactNode;
  /** A link to continue. */
  readonly action?: ReactNode;
}

/** The content of a page that has nothing else to show: the reason, and a link to continue. */
export function Notice({ title, level = 2, mark, tone, isAlert, children, action }: NoticeProps) {
  return (
    <div className={styles.notice} role={isAlert ? 'alert' : undefined}>
      <KeyFob size={84} tone={tone}>
        {mark}
      </KeyFob>
      <Stack gap="l" align="start">
        <Stack gap="s">
          <Heading level={level} size={level === 1 ? 'page' : 'section'}>
            {title}
          </Heading>
          <Text size="lead" measure>
            {children}
          </Text>
        </Stack>
        {action}
      </Stack>
    </div>
  );
}
