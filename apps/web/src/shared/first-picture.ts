import type { Sky } from './sky.ts';

/** The largest picture of a page's first view, under one sky or in one theme, and in one window size. */
export interface FirstPicture {
  readonly in: Sky | 'light' | 'dark';
  readonly media: string;
  readonly src: string;
}
