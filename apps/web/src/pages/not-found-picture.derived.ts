import { altOf } from '@motel/content/alt-texts';

const KEY_BOARD = '/pictures/banner-keys.svg';

export const keyBoard = { src: KEY_BOARD, alt: altOf(KEY_BOARD) };
