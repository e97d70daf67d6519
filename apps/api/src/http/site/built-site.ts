import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Motel } from '@motel/content';

/** The names of a built site, `server/entry-server.js`. The rendering thread alone loads `server/entry-render.js`. */
export interface BuiltSite {
  /** The address to render: the same for all addresses of one page. */
  pageAddress(motel: Motel, url: URL): URL;
  /** `sha256-…` of each inline script. */
  readonly scriptHashes: readonly string[];
  /** Paths that look like files but are rendered, such as `/sitemap.xml`. */
  readonly files: readonly string[];
  /** Addresses of the site's two typefaces. */
  readonly fontUrls?: { readonly text: string; readonly display: string } | undefined;
}

/** Loads a built site. @returns `undefined` when it is not built @throws Error when the entry exports no built site */
export async function loadSite(webDist: string): Promise<BuiltSite | undefined> {
  const entry = join(webDist, 'server', 'entry-server.js');
  if (!existsSync(entry)) return undefined;
  const loaded: Partial<BuiltSite> = await import(pathToFileURL(entry).href);
  const { pageAddress, scriptHashes, files, fontUrls } = loaded;
  if (typeof pageAddress !== 'function' || !Array.isArray(scriptHashes) || !Array.isArray(files)) {
    throw new Error(`${entry} does not export pageAddress, scriptHashes and files: build the site again`);
  }
  return { pageAddress, scriptHashes, files, fontUrls };
}
