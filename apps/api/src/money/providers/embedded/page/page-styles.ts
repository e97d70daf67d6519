import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The checkout's stylesheet; a file of its own, since the page allows no inline styles. */
export const PAGE_STYLE = readFileSync(new URL('./checkout.css', import.meta.url), 'utf8');

const hash = createHash('sha256').update(PAGE_STYLE).digest('hex').slice(0, 12);

/** Named by its content, so that it can be cached forever. */
export const PAGE_STYLE_PATH = `/checkout/embedded.${hash}.css`;

export interface CheckoutFonts {
  readonly text: string;
  readonly display: string;
}

/** A stylesheet of its own, since only the built site knows where its fonts are. */
export const PAGE_FONTS_PATH = '/checkout/embedded-fonts.css';

export function pageFonts(urls: CheckoutFonts | undefined): string {
  if (urls === undefined) return '';
  return face('Libre Franklin', '400 750', urls.text) + face('Bricolage Grotesque', '800', urls.display);
}

function face(family: string, weight: string, url: string): string {
  return `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url(${JSON.stringify(url)}) format("woff2")}`;
}
