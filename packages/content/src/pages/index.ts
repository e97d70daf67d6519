export type * from '../shapes/page-words.ts';
export { literally, plainly } from './literally.ts';
export { blocksText, plainText } from './page-text.ts';
export { readPage } from './read-page.ts';
export { SITE_PAGES } from './site-pages.ts';
