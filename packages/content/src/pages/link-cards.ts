import type { Block, Inlines, LinkCard } from './page-words.ts';

/** A list in which every item is a link on a line of its own, with words about it below. */
export function linkCards(items: readonly Inlines[]): Block | undefined {
  const cards = items.map(linkCard);
  return cards.every((card) => card !== undefined) ? { tag: 'cards', items: cards } : undefined;
}

function linkCard([link, line, ...words]: Inlines): LinkCard | undefined {
  if (typeof link !== 'object' || link.tag !== 'a') return undefined;
  if (typeof line !== 'object' || line.tag !== 'br') return undefined;
  return { href: link.href, title: link.inlines, words };
}
