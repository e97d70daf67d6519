import { Card, Heading, Picture, Stack, Text } from '@motel/ui';
import type { ReactNode } from 'react';
import { beside } from './beside.css.ts';

interface NoticeProps {
  readonly title: string;
  /** The heading's level in the page's outline. @default 2 */
  readonly level?: 1 | 2;
  readonly picture: { readonly src: string; readonly alt: string; readonly evening?: string };
  /** Interrupts a screen reader. @default false */
  readonly isAlert?: boolean;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** The content of a page that has nothing else to show: the reason, a link to continue, and a picture beside them. */
export function Notice({ title, level = 2, picture, isAlert, children, action }: NoticeProps) {
  return (
    <div className={beside}>
      <Stack gap="l" align="start" role={isAlert ? 'alert' : undefined}>
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
      <Card padding="border" raised="pop">
        <Picture {...picture} width={1200} height={900} ratio="4 / 3" />
      </Card>
    </div>
  );
}
