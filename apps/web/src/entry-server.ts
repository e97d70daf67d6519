import { earlyScript } from 'virtual:early-script';
import { fontUrls } from '@motel/ui/fonts';
import { pageAddress } from './app/page-address.ts';
import { hashOf } from './app/page-assets.ts';
import { siteFiles } from './app/site-files/site-files.ts';

/** Addresses of the two faces, for pages in this style that the site does not render itself. */
export { fontUrls, pageAddress };

/** Hashes of inline scripts, for the content security policy. */
export const scriptHashes: readonly string[] = [hashOf(earlyScript)];

/** Paths of the files that are rendered like pages and exist in no folder. */
export const files: readonly string[] = Object.keys(siteFiles);
