export type { Block, Entry, Inline, Inlines, PageWords, Table, TextBlock } from './page-words.ts';
export { readPage } from './read-page.ts';
