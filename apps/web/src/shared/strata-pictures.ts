import type { FirstPicture } from './first-picture.ts';
import { knownPart } from './motel/site-part.ts';
import type { QueryBox } from './queries/query-box.ts';

/** The drawing of the ground at the foot of every page, by the theme. */
export const strataPictures = {
  light: '/pictures/footer-strata.svg',
  dark: '/pictures/footer-strata-night.svg',
} as const;

/** On a page so short that its foot is in the first view. */
export function strataFirstPictures(queries: QueryBox): readonly FirstPicture[] {
  if (!knownPart(queries, 'motel')?.look.ornaments) return [];
  return (['light', 'dark'] as const).map((theme) => ({
    in: theme,
    src: strataPictures[theme],
  }));
}
