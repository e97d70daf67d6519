import type { MarkedToken, Tokens } from 'marked';
import type { Block, CaptionedPicture, PagePicture } from '../shapes/page-words.ts';
import type { PageSource } from './source-of.ts';

const NONE: PagePicture = { src: '', alt: '', width: 0, height: 0 };

/** A drawing or a photograph; it is a mistake if `pictures.yaml` does not describe it. */
export function pagePicture(named: string, { pictureOf }: PageSource, mistakes: string[]): PagePicture {
  const picture = pictureOf(named);
  if (picture === undefined) mistakes.push(`there is no picture ${named} in pictures.yaml`);
  return picture ?? NONE;
}

const ROOMS = 'rooms:';

/** A paragraph of nothing but `![](rooms:)`, or `![](rooms:classic-triple,loft)`: cards of the motel's rooms. */
export function roomCards(
  { tokens: [card, ...more] }: Tokens.Paragraph,
  { rooms: known }: PageSource,
  mistakes: string[],
): Block | undefined {
  if (card?.type !== 'image' || !card.href.startsWith(ROOMS) || more.length > 0) return undefined;
  const rooms: string[] = card.href.slice(ROOMS.length).split(',').filter(Boolean);
  for (const room of rooms) {
    if (!known.includes(room)) mistakes.push(`there is no room ${room} in motel.yaml`);
  }
  return { tag: 'rooms', rooms };
}

/** A paragraph of nothing but pictures, `![caption](/pictures/…)`: the page shows them side by side. */
export function pictureRow(
  { tokens }: Tokens.Paragraph,
  source: PageSource,
  mistakes: string[],
): Block | undefined {
  const items: CaptionedPicture[] = [];
  for (const token of tokens as readonly MarkedToken[]) {
    if (token.type === 'image') {
      items.push({ ...pagePicture(token.href, source, mistakes), caption: token.text });
    } else if (token.type !== 'text' || token.text.trim() !== '') return undefined;
  }
  return { tag: 'pictures', items };
}
