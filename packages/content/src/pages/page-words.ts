import type { PictureFiles } from '../photos/picture-files.ts';

/** A word page as its Markdown file says it: plain data, so that nothing of Markdown reaches the guest's browser. */
export interface PageWords {
  /** Names the page in the browser's tab and in search results. */
  readonly title: string;
  /** A sentence or two for search results. */
  readonly description: string;
  /** The page's only heading of the first level. */
  readonly headline: string;
  /** The day of its last change. */
  readonly updated: PageDate;
  /** Stands beside the headline. */
  readonly picture?: PagePicture | undefined;
  readonly blocks: readonly Block[];
}

/** Written while the site is built, so that no page formats a date for its words. */
export interface PageDate {
  /** `yyyy-mm-dd`. */
  readonly date: string;
  /** e.g. `Nov 21, 2026`, the form of every date of the site (§9). */
  readonly shown: string;
}

/** One of the motel's own, with the words of `pictures.ts` and all that a page needs to show it. */
export interface PagePicture extends PictureFiles {
  readonly src: string;
  readonly alt: string;
}

export type Block =
  | { readonly tag: 'h2'; readonly inlines: Inlines; readonly id: string }
  | { readonly tag: 'h3' | 'h4' | 'p' | 'note'; readonly inlines: Inlines }
  | { readonly tag: 'ul' | 'ol'; readonly items: readonly Inlines[] }
  | { readonly tag: 'cards'; readonly items: readonly LinkCard[] }
  | { readonly tag: 'pictures'; readonly items: readonly CaptionedPicture[] }
  | Table
  | Question
  | Entry;

/** A way on, large enough to be pressed as a whole. */
export interface LinkCard {
  readonly href: string;
  readonly title: Inlines;
  readonly words: Inlines;
}

export interface CaptionedPicture extends PagePicture {
  readonly caption: string;
}

/** Each row begins with its own heading. */
export interface Table {
  readonly tag: 'table';
  /** The heading that it stands under. */
  readonly label: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly Inlines[])[];
}

/** A question, and what is said to it. */
export interface Question {
  readonly tag: 'question';
  readonly heading: Inlines;
  readonly blocks: readonly Block[];
}

/** What happened on a day. */
export interface Entry {
  readonly tag: 'entry';
  readonly date: PageDate;
  readonly heading: Inlines;
  readonly blocks: readonly Block[];
}

export type Inlines = readonly Inline[];

export type Inline =
  | string
  | { readonly tag: 'br' }
  | { readonly tag: 'strong' | 'em' | 'code'; readonly inlines: Inlines }
  | { readonly tag: 'a'; readonly href: string; readonly inlines: Inlines };
