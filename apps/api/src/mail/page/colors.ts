import type { Motel } from '@motel/content/server';
import { repaint, seedsWith, type Themes } from '@motel/ui/colors';

// The site's colours, in the motel's own: mails cannot load its styles.

type Painted = { readonly motel: Pick<Motel, 'look'> };

/** By the look that they are painted in. */
const painted = new WeakMap<Motel['look'], Themes>();

export const day = (words: Painted) => themesOf(words).light;

export const night = (words: Painted) => themesOf(words).dark;

/** The layers of the ground, as below the site's pages; the same by day and by night. */
export const STRATA = ['#f6d68c', '#e8b06a', '#cc6239', '#8f3a2a'] as const;

function themesOf({ motel: { look } }: Painted): Themes {
  const known = painted.get(look) ?? repaint(seedsWith(look));
  painted.set(look, known);
  return known;
}
