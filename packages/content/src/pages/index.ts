export type * from '../shapes/page-words.ts';
export { plainText } from './inlines.ts';
export { blocksText } from './page-text.ts';
export { literally, plainly } from './placeholders.ts';
export { readPage } from './read-page.ts';
export { SITE_PAGES } from './site-pages.ts';
