import { Heading, KeyFob, type KeyFobProps, Stack, Text } from '@motel/ui';
import type { ReactNode } from 'react';
import * as styles from './Notice.css.ts';

interface NoticeProps {
  readonly title: string;
  /** Of the heading in the page's outline. @default 2 */
  readonly level?: 1 | 2;
  /** What the key's fob shows beside the words. @default a star */
  readonly mark?: string;
  readonly tone?: KeyFobProps['tone'];
  /** Interrupts a screen reader. @default false */
  readonly isAlert?: boolean;
  readonly children: ReactNode;
  /** The way on. */
  readonly action?: ReactNode;
}

/** What stands on a page that has nothing else to show: what is the matter, and the way on. */
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
