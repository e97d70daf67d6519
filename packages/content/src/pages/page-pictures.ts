import type { MarkedToken, Tokens } from 'marked';
import { pictures } from '../pictures.ts';
import type { Block, CaptionedPicture, PagePicture } from './page-words.ts';

/** A picture of `public/pictures/`; one that `pictures.ts` does not know is a mistake. */
export function pagePicture(src: string, mistakes: string[]): PagePicture {
  const alt = Object.hasOwn(pictures, src) ? pictures[src] : undefined;
  if (alt === undefined) mistakes.push(`there is no picture ${src} in src/pictures.ts`);
  return { src, alt: alt ?? '' };
}

/** A paragraph of nothing but pictures, `![caption](/pictures/…)`: they stand beside each other. */
export function pictureRow({ tokens }: Tokens.Paragraph, mistakes: string[]): Block | undefined {
  const items: CaptionedPicture[] = [];
  for (const token of tokens as readonly MarkedToken[]) {
    if (token.type === 'image') items.push({ ...pagePicture(token.href, mistakes), caption: token.text });
    else if (token.type !== 'text' || token.text.trim() !== '') return undefined;
  }
  return { tag: 'pictures', items };
}
