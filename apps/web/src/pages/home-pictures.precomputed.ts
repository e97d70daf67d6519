import { altOf } from '@motel/content/alt-texts';

const HERO = '/pictures/motel-dusk.svg';

export const hero = { src: HERO, alt: altOf(HERO) };
