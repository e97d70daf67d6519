/// <reference path="./woff2-url.d.ts" />
import display from './fonts/bricolage-grotesque.woff2?url';
import text from './fonts/libre-franklin.woff2?url';

/** Addresses for `<link rel="preload" as="font" type="font/woff2" crossorigin>` in the head of a page. */
export const fontUrls = { display, text } as const;
