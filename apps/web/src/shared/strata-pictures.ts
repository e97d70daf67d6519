import type { FirstPicture } from './first-picture.ts';

/** The drawing of the ground at the foot of every page, by the theme. */
export const strataPictures = {
  light: '/pictures/footer-strata.svg',
  dark: '/pictures/footer-strata-night.svg',
} as const;

/** On a page so short that its foot is in the first view. */
export function strataFirstPictures(): readonly FirstPicture[] {
  return (['light', 'dark'] as const).map((theme) => ({
    in: theme,
    src: strataPictures[theme],
  }));
}
