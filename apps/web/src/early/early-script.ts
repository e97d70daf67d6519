/*
 * Runs inline in the document's head, before anything shows and long before the site's modules load over a weak
 * signal. Built by `build-time/client-build.ts` into one small classic script; its hash is in the security policy.
 */

import type { FirstPicture } from '../shared/first-picture.ts';
import { type Coordinates, skyAt } from '../shared/sky.ts';
import { store, stored } from '../shared/storage.ts';

/** Events by which a guest begins to use a control. */
const SIGNS_OF_USE = ['pointerdown', 'pointerover', 'focusin', 'click'];

const { place, firstPictures, start, languages = '' } = document.currentScript?.dataset ?? {};

// The guest's own choice of theme, before the first paint.
const root = document.documentElement;
const chosen = stored('localStorage', 'theme');
if (chosen === 'light' || chosen === 'dark') root.dataset.theme = chosen;

const coordinates: Coordinates = JSON.parse(place ?? '{}');

// The sky over the motel, before the first paint, too, and again whenever the page comes back into sight.
const lookUp = () => {
  root.dataset.sky = skyAt(Date.now(), coordinates);
};
lookUp();
document.addEventListener('visibilitychange', lookUp);

// The pictures of the first view, under that sky or in that theme: a plain `<link>` cannot depend on it and would load one too many.
const theme = root.dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
const sky = theme === 'dark' ? 'night' : root.dataset.sky;
const pictures: FirstPicture[] = JSON.parse(firstPictures ?? '[]');
for (const { in: shownIn = theme, media = 'all', src, files } of pictures) {
  if (![sky, theme].includes(shownIn) || !matchMedia(media).matches) continue;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'image', fetchPriority: 'high', ...files, href: src });
  document.head.append(link);
}

// A guest whose browser prefers another of the motel's languages reads so above the page, until they close that line.
const spoken = languages.split(' ');
const [own, ...preferred] = [root.lang, ...navigator.languages].map((tag) => tag.split('-')[0] ?? '');
const wanted = preferred.find((code) => spoken.includes(code));
if (wanted !== undefined && wanted !== own && stored('localStorage', 'offer') === null)
  root.dataset.offer = wanted;
document.addEventListener('click', ({ target }) => {
  const pressed = target instanceof Element && target.closest('body > aside > *');
  if (!pressed) return;
  if (pressed instanceof HTMLAnchorElement) {
    // The links of the page itself know which page the guest has opened since.
    const same = document.querySelector<HTMLAnchorElement>(`header [hreflang="${pressed.hreflang}"]`);
    pressed.href = same?.href ?? pressed.href;
    return;
  }
  delete root.dataset.offer;
  store('localStorage', 'offer', 'closed');
});

// Presses before hydration are replayed after it (`app/early-presses.ts`).
const pressed: HTMLButtonElement[] = [];
const remember = ({ target }: Event) => {
  const button = target instanceof Element && target.closest<HTMLButtonElement>('button[type="button"]');
  if (button) pressed.push(button);
};
document.addEventListener('click', remember, true);
window.endEarlyPresses = () => {
  document.removeEventListener('click', remember, true);
  return pressed.splice(0);
};

// A page of words is complete without the site's scripts. They load for a guest who is signed in, whom the header greets,
// who touches a control, or who signs in or chooses a theme in another tab.
if (start !== undefined) {
  const startSite = () => {
    for (const type of SIGNS_OF_USE) document.removeEventListener(type, look, true);
    removeEventListener('storage', startSite);
    void import(/* @vite-ignore */ start);
  };
  const look = ({ target }: Event) => {
    if (target instanceof Element && target.closest('button, input, select, header summary')) startSite();
  };
  for (const type of SIGNS_OF_USE) document.addEventListener(type, look, true);
  addEventListener('storage', startSite);
  addEventListener('DOMContentLoaded', () => {
    if (stored('localStorage', 'token') !== null) startSite();
  });
}
