import type { Sky } from './sky.ts';

/** A picture that fills a page's first view, under one sky and in one window size. */
export interface FirstPicture {
  readonly sky: Sky;
  readonly media: string;
  readonly src: string;
}
