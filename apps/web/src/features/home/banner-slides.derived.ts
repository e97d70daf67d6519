import { banners, pictureFiles } from '@motel/content';
import { altOf } from '@motel/content/alt-texts';

export const bannerSlides = banners.map(({ picture, ...banner }) => ({
  ...banner,
  picture: { src: picture, alt: altOf(picture), ...pictureFiles(picture) },
}));
