import type { Motel, Words } from '@motel/content/server';
import type { Language } from '@motel/language';

/** The site in the words' language: before the paths of its pages. @param siteUrl its origin */
export function siteIn({ language, motel }: Words, siteUrl: string): string {
  const [first, ...others] = motel.languages;
  return language !== first && others.includes(language) ? `${siteUrl}/${language}` : siteUrl;
}

/** The language of an address of the site: `/fr/gallery` is French, where that is not the motel's first language. */
export function languageOfPath({ languages }: Motel, pathname: string): Language {
  const [first, ...others] = languages;
  return others.find((language) => language === pathname.split('/')[1]) ?? first ?? 'en';
}
