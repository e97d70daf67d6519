import type { Block } from '@motel/content/pages';
import { Heading } from '@motel/ui';
import { formatDateOrReason } from '../../shared/format/dates.ts';
import * as styles from './Blocks.css.ts';
import { Inlines } from './Inlines.tsx';
import { WordTable } from './WordTable.tsx';

/** The words of a page, block under block, at a comfortable measure. */
export function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return (
    <div className={styles.blocks}>
      {blocks.map((block, position) => (
        <BlockOf key={position} block={block} />
      ))}
    </div>
  );
}

function BlockOf({ block }: { readonly block: Block }) {
  switch (block.tag) {
    case 'h2':
      return (
        <Heading level={2} size="heading">
          <Inlines inlines={block.inlines} />
        </Heading>
      );
    case 'h3':
      return (
        <Heading level={3}>
          <Inlines inlines={block.inlines} />
        </Heading>
      );
    case 'h4':
      return (
        <Heading level={4}>
          <Inlines inlines={block.inlines} />
        </Heading>
      );
    case 'p':
      return (
        <p>
          <Inlines inlines={block.inlines} />
        </p>
      );
    case 'ul':
    case 'ol':
      return <WordList block={block} />;
    case 'table':
      return <WordTable table={block} />;
    case 'entry':
      return (
        <article>
          <Heading level={2} size="heading">
            <Inlines inlines={block.heading} />
          </Heading>
          <time dateTime={block.date} className={styles.date}>
            {formatDateOrReason(block.date)}
          </time>
          <Blocks blocks={block.blocks} />
        </article>
      );
  }
}

function WordList({ block: { tag: List, items } }: { readonly block: Extract<Block, { tag: 'ul' | 'ol' }> }) {
  return (
    <List>
      {items.map((item, position) => (
        <li key={position}>
          <Inlines inlines={item} />
        </li>
      ))}
    </List>
  );
}
