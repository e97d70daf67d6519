import type { Language } from '@motel/language';
import { addressOf } from '../shared/site-paths.ts';
import type { Words } from '../shared/words.ts';

type Alternate = Readonly<Record<'rel' | 'hreflang' | 'href', string>>;

/** A page in each of the motel's languages; none where it has one. @param path without a language */
export function alternatesOf({ motel }: Words, origin: string, path: string): readonly Alternate[] {
  const [first, ...others] = motel.languages;
  if (first === undefined || others.length === 0) return [];
  const link = (hreflang: string, spoken: Language): Alternate => ({
    rel: 'alternate',
    hreflang,
    href: origin + addressOf(motel, path, spoken),
  });
  return [...motel.languages.map((spoken) => link(spoken, spoken)), link('x-default', first)];
}
