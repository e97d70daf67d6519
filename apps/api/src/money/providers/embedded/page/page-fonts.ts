/** Addresses of the fonts that the checkout's stylesheet names. */
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
