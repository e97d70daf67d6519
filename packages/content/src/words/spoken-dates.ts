import { type DateKind, dateIn } from './dates.ts';

/** A date or an hour in the words of a page; apart from amounts, which most pages have without dates. */
export const dateWords = (
  { dateLocale }: { readonly dateLocale: string },
  at: Date | number | string,
  kind: DateKind,
): string => dateIn(dateLocale, at, kind);
