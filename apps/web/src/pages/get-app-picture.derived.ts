import { homeWords, motel } from '@motel/content';
import { altOf } from '@motel/content/alt-texts';

const DIG = '/pictures/banner-dig.svg';

export const dig = { src: DIG, alt: altOf(DIG), caption: homeWords.appCaption ?? motel.name };
