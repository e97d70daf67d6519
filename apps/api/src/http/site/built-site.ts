import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Motel } from '@motel/content';
import type { PageValues } from '@motel/content/document-values';

/** A request to the built site for one page, or for one of the files that it renders. */
export interface RenderRequest {
  readonly url: URL;
  readonly fetch: typeof globalThis.fetch;
  /** The motel's date, `yyyy-mm-dd`. */
  readonly today: string;
  /** Names the motel's values, which the site's scripts fetch by it. */
  readonly version: string;
}

export interface RenderedPage {
  readonly status: number;
  readonly contentType: string;
  /** The whole document. */
  readonly body: string;
  /** Seconds that the page may be cached, 0 for not at all. */
  readonly maxAge: number;
  /** The page shows prices: with another tariff it is another page. */
  readonly isPriced?: boolean | undefined;
  readonly redirect?: string | undefined;
  /** `sha256-…` of each inline style. */
  readonly styleHashes?: readonly string[] | undefined;
}

/** The entry of the built site, `server/entry-server.js`. */
export interface BuiltSite {
  /** Names the build. */
  readonly build: string;
  render(request: RenderRequest): Promise<RenderedPage>;
  /** Loads the renderer, so that the first page waits less. A thread that only names addresses does without it. */
  load(): Promise<unknown>;
  /** The address to render: the same for all addresses of one page. */
  pageAddress(url: URL): URL;
  /** `sha256-…` of each inline script. */
  readonly scriptHashes: readonly string[];
  /** Paths that look like files but are rendered, such as `/sitemap.xml`. */
  readonly files: readonly string[];
  /** Addresses of the site's two typefaces. */
  readonly fontUrls?: { readonly text: string; readonly display: string } | undefined;
}

/**
 * Loads a built site.
 * @param values the motel's, which its modules read when they load
 * @returns `undefined` when the site is not built
 * @throws Error when the entry does not export a built site
 */
export async function loadSite(webDist: string, values: PageValues): Promise<BuiltSite | undefined> {
  const entry = join(webDist, 'server', 'entry-server.js');
  if (!existsSync(entry)) return undefined;
  globalThis.motelValues = values;
  const build = createHash('sha256')
    .update(await readFile(entry))
    .digest('hex')
    .slice(0, 8);
  const loaded: Partial<BuiltSite> = await import(pathToFileURL(entry).href);
  const { render, load, pageAddress, scriptHashes, files, fontUrls } = loaded;
  const isSite =
    typeof render === 'function' && typeof load === 'function' && typeof pageAddress === 'function';
  if (!isSite || !Array.isArray(scriptHashes) || !Array.isArray(files)) {
    throw new Error(
      `${entry} does not export render, load, pageAddress, scriptHashes and files: build the site again`,
    );
  }
  return { build, render, load, pageAddress, scriptHashes, files, fontUrls };
}

/** The address to render for a content: a page of words that it has of its own is known to it alone. */
export function addressFor({ pageAddress }: BuiltSite, { pages }: Motel, url: URL): URL {
  const isWords = Object.hasOwn(pages, url.pathname.slice(1));
  return isWords ? new URL(url.pathname, url) : pageAddress(url);
}
