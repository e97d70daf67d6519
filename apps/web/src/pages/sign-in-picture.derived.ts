import { altOf } from '@motel/content/alt-texts';

const DUSK = '/pictures/motel-dusk.svg';

export const motelAtDusk = { src: DUSK, alt: altOf(DUSK) };
