import type { MarkedToken, Tokens } from 'marked';
import { allPictureFiles } from '../photos/all-picture-files.ts';
import { pictureAddress } from '../photos/picture-address.ts';
import { pictures } from '../pictures.ts';
import type { Block, CaptionedPicture, PagePicture } from './page-words.ts';

/** A drawing or a photograph; it is a mistake if `pictures.ts` does not list it. */
export function pagePicture(named: string, mistakes: string[]): PagePicture {
  const alt = Object.hasOwn(pictures, named) ? pictures[named] : undefined;
  if (alt === undefined) mistakes.push(`there is no picture ${named} in src/pictures.ts`);
  const src = pictureAddress(named);
  return { src, alt: alt ?? '', ...allPictureFiles(src) };
}

/** A paragraph of nothing but pictures, `![caption](/pictures/…)`: the page shows them side by side. */
export function pictureRow({ tokens }: Tokens.Paragraph, mistakes: string[]): Block | undefined {
  const items: CaptionedPicture[] = [];
  for (const token of tokens as readonly MarkedToken[]) {
    if (token.type === 'image') items.push({ ...pagePicture(token.href, mistakes), caption: token.text });
    else if (token.type !== 'text' || token.text.trim() !== '') return undefined;
  }
  return { tag: 'pictures', items };
}
