import type { FirstPicture } from '../shared/first-picture.ts';
import { escapeHtml } from './head/element.ts';

export interface DocumentParts {
  /** The elements of the head that differ from page to page. */
  readonly head: string;
  /** Runs inline before the page shows; the security policy allows it by its hash. */
  readonly earlyScript: string;
  /** The early script loads the one of these that the guest will see. */
  readonly firstPictures: readonly FirstPicture[];
  /** Elements that preload what every page needs early: the fonts. */
  readonly preloads: string;
  /** Elements for the page's styles and scripts. */
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

/** Its attributes are not part of the hash by which the security policy allows the script. */
function firstPicturesAttribute(pictures: readonly FirstPicture[]): string {
  return pictures.length === 0 ? '' : ` data-first-pictures="${escapeHtml(JSON.stringify(pictures))}"`;
}
