import type { PageDate, PagePicture } from '../shapes/page-words.ts';
import type { Placeholders } from './placeholders.ts';

/** The things that a page refers to: the motel's facts by name, its rooms by their ids, and its pictures. */
export interface PageSource {
  readonly placeholders: Placeholders;
  /** @param date an existing day, `yyyy-mm-dd` */
  readonly dateOf: (date: string) => PageDate;
  readonly rooms: readonly string[];
  /** @param named as the owner names it @returns `undefined` for a picture without a description */
  readonly pictureOf: (named: string) => PagePicture | undefined;
}
