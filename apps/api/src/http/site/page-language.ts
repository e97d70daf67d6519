import type { Motel } from '@motel/content';
import type { Language } from '@motel/language';

/** A page in a language: its address without the language, and the content in its words. */
export interface SpokenPage {
  readonly url: URL;
  readonly content: Motel;
}

/** The page of an address: `/fr/gallery` is the gallery in French, where that is not the motel's first language. */
export function pageInLanguage(content: Motel, url: URL): SpokenPage {
  const [, first = ''] = url.pathname.split('/');
  const isOther = first !== content.language && Object.hasOwn(content.translated, first);
  const translated = isOther ? content.translated[first as Language] : undefined;
  if (translated === undefined) return { url, content };
  const path = new URL(url);
  path.pathname = url.pathname.slice(first.length + 1) || '/';
  return { url: path, content: translated };
}
