import type { PictureFiles } from '../photos/files-of.ts';

/** A text page as its Markdown file has it: plain data, so that the guest's browser needs no Markdown parser. */
export interface PageWords {
  /** Names the page in the browser's tab and in search results. */
  readonly title: string;
  /** A sentence or two for search results. */
  readonly description: string;
  /** The page's only heading of the first level. */
  readonly headline: string;
  readonly updated: PageDate;
  /** Shown beside the headline. */
  readonly picture?: PagePicture | undefined;
  /** Of a page of the motel's own: where it stands among them, 1 to 99; those without one follow. */
  readonly place?: number | undefined;
  /** Of a page of the motel's own: the header names it, too. */
  readonly menu?: 'yes' | undefined;
  readonly blocks: readonly Block[];
}

/** Formatted while the site is built, so that no page formats a date in its text. */
export interface PageDate {
  /** `yyyy-mm-dd`. */
  readonly date: string;
  /** e.g. `Nov 21, 2026`, the format of every date on the site (§9). */
  readonly shown: string;
}

/** One of the motel's own pictures, with its description from `pictures.ts` and its display data. */
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
  /** Cards of some kinds of room, or of all where it names none, with tonight's prices. */
  | { readonly tag: 'rooms'; readonly rooms: readonly string[] }
  | Table
  | Question
  | Entry;

/** A link as a card; the whole card can be pressed. */
export interface LinkCard {
  readonly href: string;
  readonly title: Inlines;
  readonly words: Inlines;
}

export interface CaptionedPicture extends PagePicture {
  readonly caption: string;
}

/** Each row begins with its row heading. */
export interface Table {
  readonly tag: 'table';
  readonly label: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly Inlines[])[];
}

export interface Question {
  readonly tag: 'question';
  readonly heading: Inlines;
  readonly blocks: readonly Block[];
}

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
  /** Tonight's price of a room, which the page asks the motel for. */
  | { readonly tag: 'price'; readonly room: string }
  | { readonly tag: 'strong' | 'em' | 'code'; readonly inlines: Inlines }
  | { readonly tag: 'a'; readonly href: string; readonly inlines: Inlines };
