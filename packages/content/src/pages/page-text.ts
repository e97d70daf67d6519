import type { Block, Inlines } from '../shapes/page-words.ts';

/** The plain text of blocks, one line for each. */
export function blocksText(blocks: readonly Block[]): string {
  return blocks.map(blockText).join('\n');
}

function blockText(block: Block): string {
  switch (block.tag) {
    case 'entry':
    case 'question':
      return `${plainText(block.heading)}\n${blocksText(block.blocks)}`;
    case 'table':
      return [block.head, ...block.rows.map((row) => row.map(plainText))]
        .map((cells) => cells.join(' '))
        .join('\n');
    case 'cards':
      return block.items.map(({ title, words }) => `${plainText(title)}\n${plainText(words)}`).join('\n');
    case 'pictures':
      return block.items.map(({ caption }) => caption).join('\n');
    case 'rooms':
      return '';
    case 'ul':
    case 'ol':
      return block.items.map(plainText).join('\n');
    default:
      return plainText(block.inlines);
  }
}

export function plainText(inlines: Inlines): string {
  return inlines
    .map((inline) => {
      if (typeof inline === 'string') return inline;
      if (inline.tag === 'price') return '';
      return inline.tag === 'br' ? ' ' : plainText(inline.inlines);
    })
    .join('');
}
