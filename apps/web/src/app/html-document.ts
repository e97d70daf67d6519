import type { FirstPicture } from '../shared/first-picture.ts';
import { escapeHtml } from './head/element.ts';

export interface DocumentParts {
  /** Elements of the head that are the page's own. */
  readonly head: string;
  /** Runs inline before the page shows; known to the security policy by its hash. */
  readonly earlyScript: string;
  /** Of which the early script loads the one that the guest will see. */
  readonly firstPictures: readonly FirstPicture[];
  /** Elements for what every page loads early: the fonts. */
  readonly preloads: string;
  /** Elements for the page's styles and its own scripts. */
  readonly assets: string;
  readonly body: string;
  readonly data: string;
}

/** Fills the template of `index.html`. */
export function htmlDocument(template: string, parts: DocumentParts): string {
  const { head, earlyScript, firstPictures, preloads, assets, body, data } = parts;
  const slots: Record<string, string> = {
    '<!--page-head-->': `<script${firstPicturesAttribute(firstPictures)}>${earlyScript}</script>
    ${head}
    ${preloads}
    ${assets}`,
    '<!--page-body-->': body,
    '<!--page-data-->': data,
  };
  return template.replaceAll(/<!--page-\w+-->/g, (slot) => slots[slot] ?? '');
}

/** Attributes are no part of what the security policy knows the script by. */
function firstPicturesAttribute(pictures: readonly FirstPicture[]): string {
  return pictures.length === 0 ? '' : ` data-first-pictures="${escapeHtml(JSON.stringify(pictures))}"`;
}
