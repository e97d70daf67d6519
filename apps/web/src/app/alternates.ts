import { languages } from '@motel/content';
import type { Language } from '@motel/language';
import { addressOf } from '../shared/site-paths.ts';

type Alternate = Readonly<Record<'rel' | 'hreflang' | 'href', string>>;

/** A page in each of the motel's languages; none where it has one. @param path without a language */
export function alternatesOf(origin: string, path: string): readonly Alternate[] {
  const [first, ...others] = languages;
  if (first === undefined || others.length === 0) return [];
  const link = (hreflang: string, spoken: Language): Alternate => ({
    rel: 'alternate',
    hreflang,
    href: origin + addressOf(path, spoken),
  });
  return [...languages.map((spoken) => link(spoken, spoken)), link('x-default', first)];
}
