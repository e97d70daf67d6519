import { altOf } from '@motel/content/alt-texts';

/** The motel under its ridge, each drawn for three window sizes. */
const scene = (time: 'day' | 'dusk' | 'night') => ({
  alt: altOf(`/pictures/hero-${time}.svg`),
  phone: `/pictures/hero-phone-${time}.svg`,
  tablet: `/pictures/hero-tablet-${time}.svg`,
  desktop: `/pictures/hero-${time}.svg`,
});

export const scenes = { day: scene('day'), dusk: scene('dusk'), night: scene('night') };
