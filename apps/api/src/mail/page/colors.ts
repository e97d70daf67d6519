import { look } from '@motel/content';
import { repaint, seedsWith, type Themes } from '@motel/ui/colors';

// The site's colours, in the motel's own: mails cannot load its styles.

/** By the look that they are painted in. */
const painted = new WeakMap<typeof look, Themes>();

export const day = () => themes().light;

export const night = () => themes().dark;

/** The layers of the ground, as below the site's pages; the same by day and by night. */
export const STRATA = ['#f6d68c', '#e8b06a', '#cc6239', '#8f3a2a'] as const;

function themes(): Themes {
  const known = painted.get(look) ?? repaint(seedsWith(look));
  painted.set(look, known);
  return known;
}
