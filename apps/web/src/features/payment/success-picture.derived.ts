import { altOf } from '@motel/content/alt-texts';

const NIGHT = '/pictures/motel-night.svg';

export const motelByNight = { src: NIGHT, alt: altOf(NIGHT) };
