import { altOf } from '@motel/content/alt-texts';

/** The motel under its ridge, each drawn for three window sizes. */
const scene = (time: 'day' | 'night') => ({
  alt: altOf(`/pictures/hero-${time}.svg`),
  phone: `/pictures/hero-phone-${time}.svg`,
  tablet: `/pictures/hero-tablet-${time}.svg`,
  desktop: `/pictures/hero-${time}.svg`,
});

export const day = scene('day');
export const night = scene('night');
