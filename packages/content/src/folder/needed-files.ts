import { NEEDED_PAGES } from '../pages/site-pages.ts';

/** The pictures of the motel in the browser's tab, on a telephone's home screen and beside a link in a message. */
const ICONS = [
  'favicon.svg',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'social-card.png',
];

/** The drawings of the screens that are the same at every motel. */
const DRAWINGS = [
  ...['day', 'dusk', 'night'].flatMap((time) =>
    ['hero', 'hero-tablet', 'hero-phone'].map((size) => `${size}-${time}`),
  ),
  'motel-dusk',
  'motel-night',
  'banner-dig',
  'banner-dog',
  'banner-keys',
  'door-14',
  'evening-door-14',
  'light-out',
  'footer-strata',
  'footer-strata-night',
  'placeholder',
];

/** The files that a motel's folder must have, whatever else its own files name. */
export const NEEDED_FILES: readonly string[] = [
  ...NEEDED_PAGES.map((name) => `pages/${name}.md`),
  ...ICONS.map((name) => `public/${name}`),
  ...DRAWINGS.map((name) => `public/pictures/${name}.svg`),
];
