import { altOf } from '@motel/content/alt-texts';

function drawing(name: string) {
  const src = `/pictures/${name}.svg`;
  return { src, alt: altOf(src) };
}

/** Pictures of pages that have nothing else to show. */
export const noticePictures = {
  keyBoard: drawing('banner-keys'),
  dogWithKey: drawing('banner-dog'),
  door: { ...drawing('door-14'), evening: '/pictures/evening-door-14.svg' },
  lightOut: drawing('light-out'),
};
