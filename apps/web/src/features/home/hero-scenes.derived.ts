import { heroPhoto } from '@motel/content';
import { photoInWidth } from '@motel/content/all-picture-files';
import { altOf } from '@motel/content/alt-texts';

/** The motel as its drawings show it, each for three window sizes; or its photograph, at any time of day. */
const scene = (time: 'day' | 'dusk' | 'night') =>
  heroPhoto === undefined
    ? {
        alt: altOf(`/pictures/hero-${time}.svg`),
        phone: `/pictures/hero-phone-${time}.svg`,
        tablet: `/pictures/hero-tablet-${time}.svg`,
        desktop: `/pictures/hero-${time}.svg`,
      }
    : {
        alt: altOf(heroPhoto),
        phone: photoInWidth(heroPhoto, 1200),
        tablet: photoInWidth(heroPhoto, 1200),
        desktop: photoInWidth(heroPhoto, 2000),
      };

export const scenes = { day: scene('day'), dusk: scene('dusk'), night: scene('night') };

/** Words on a photograph need a shade; and it has no board for the sign. */
export const isPhoto = heroPhoto !== undefined;
