import type { PageWords } from '@motel/content/pages';
import { Container, Heading, Text } from '@motel/ui';
import type { ComponentType } from 'react';
import { Blocks } from '../features/words/Blocks.tsx';
import { formatDateOrReason } from '../shared/format/dates.ts';
import * as styles from './static-page.css.ts';

/** A policy, guide or other page that is words alone, as its Markdown file has them (§2). */
export function staticPage({ headline, blocks, updated }: PageWords): ComponentType {
  // News says of each item when it was.
  const isDated = blocks.some(({ tag }) => tag === 'entry');
  return function StaticPage() {
    return (
      <Container width="text">
        <Heading level={1}>{headline}</Heading>
        <div className={styles.words}>
          <Blocks blocks={blocks} />
        </div>
        {isDated || (
          <Text size="small" tone="soft" className={styles.updated}>
            Last updated <time dateTime={updated}>{formatDateOrReason(updated)}</time>
          </Text>
        )}
      </Container>
    );
  };
}
