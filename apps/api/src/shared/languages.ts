import type { Motel } from '@motel/content/server';
import type { Language } from '@motel/language';

type Languages = Pick<Motel, 'language' | 'languages'>;

/** The site in the motel's language: before the paths of its pages. @param siteUrl its origin */
export function siteIn({ language, languages }: Languages, siteUrl: string): string {
  return language === languages[0] ? siteUrl : `${siteUrl}/${language}`;
}

/** The language of an address of the site: `/fr/gallery` is French, where that is not the motel's first language. */
export function languageOfPath({ languages }: Languages, pathname: string): Language {
  const [first, ...others] = languages;
  return others.find((language) => language === pathname.split('/')[1]) ?? first ?? 'en';
}
