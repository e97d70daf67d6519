import type { Motel } from '@motel/content/server';

/** The site in the motel's language: before the paths of its pages. @param siteUrl its origin */
export function siteIn(
  { language, languages }: Pick<Motel, 'language' | 'languages'>,
  siteUrl: string,
): string {
  return language === languages[0] ? siteUrl : `${siteUrl}/${language}`;
}
