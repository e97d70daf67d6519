export type * from '../shapes/page-words.ts';
export { plainText } from './blocks.ts';
export { literally, plainly } from './literally.ts';
export { blocksText } from './page-text.ts';
export { readPage } from './read-page.ts';
export { SITE_PAGES } from './site-pages.ts';
