import type { Sky } from './sky.ts';

/** The largest picture of a page's first view, under one sky or in one theme, and in one window size. */
export interface FirstPicture {
  /** @default under each sky, in both themes */
  readonly in?: Sky | 'light' | 'dark';
  /** @default each window size */
  readonly media?: string;
  readonly src: string;
  /** Its best files; a browser that does not read their type loads none ahead. */
  readonly files?: { readonly type: string; readonly imageSrcset: string; readonly imageSizes: string };
}
