/** A word page as its Markdown file says it: plain data, so that nothing of Markdown reaches the guest's browser. */
export interface PageWords {
  /** Names the page in the browser's tab and in search results. */
  readonly title: string;
  /** A sentence or two for search results. */
  readonly description: string;
  /** The page's only heading of the first level. */
  readonly headline: string;
  /** `yyyy-mm-dd`. */
  readonly updated: string;
  readonly blocks: readonly Block[];
}

export type Block = TextBlock | Entry;

export type TextBlock =
  | { readonly tag: 'h2' | 'h3' | 'h4' | 'p'; readonly inlines: Inlines }
  | { readonly tag: 'ul' | 'ol'; readonly items: readonly Inlines[] }
  | Table;

/** Each row begins with its own heading. */
export interface Table {
  readonly tag: 'table';
  /** The heading that it stands under. */
  readonly label: string;
  readonly head: readonly Inlines[];
  readonly rows: readonly (readonly Inlines[])[];
}

/** What happened on a day. */
export interface Entry {
  readonly tag: 'entry';
  /** `yyyy-mm-dd`. */
  readonly date: string;
  readonly heading: Inlines;
  readonly blocks: readonly TextBlock[];
}

export type Inlines = readonly Inline[];

export type Inline =
  | string
  | { readonly tag: 'br' }
  | { readonly tag: 'strong' | 'em' | 'code'; readonly inlines: Inlines }
  | { readonly tag: 'a'; readonly href: string; readonly inlines: Inlines };
