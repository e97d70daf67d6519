import type { Wire } from '@motel/api-client';
import { motel } from '@motel/content';
import type { PageWords } from '@motel/content/pages';
import type { QueryClient } from '@tanstack/react-query';
import type { Params } from 'react-router-dom';
import type { QueryBox } from '../shared/queries/query-box.ts';
import type { LazyPage } from './lazy-page.ts';

/** What a page is called, and whether it is there; what else is said of it is for the server (`head/`). */
export interface PageHead {
  /** The page's own name: the last step of the way to it. */
  readonly name: string;
  /** Of the document. */
  readonly title: string;
  /** @default 200 */
  readonly status?: number;
}

export interface PageContext {
  readonly queryClient: QueryClient;
  readonly wire: Wire;
  readonly params: Params;
}

export interface HeadContext {
  readonly queries: QueryBox;
  readonly params: Params;
}

export interface SiteRoute {
  readonly path: string;
  readonly page: LazyPage;
  /** Seconds that the page may be served from a cache; it is the same for everybody. 0 for never. */
  readonly maxAge: number;
  /** A page of one guest, which no search engine is to list. */
  readonly isPrivate?: boolean;
  /** Of a page of words: they are known once the page is loaded. */
  readonly words?: () => PageWords | undefined;
  /** Fetches what the page shows, so that it arrives complete. */
  readonly prefetch?: (context: PageContext) => Promise<void>;
  /** Reads what was fetched, as far as anything was. */
  readonly head: (context: HeadContext) => PageHead;
}

/** @param status by default 200 */
export function pageHead(name: string, status?: number): PageHead {
  return { name, title: `${name} | ${motel.name}`, ...(status && { status }) };
}

/** The head of a page that is the same whatever it shows. */
export function plain(...head: Parameters<typeof pageHead>): SiteRoute['head'] {
  return () => pageHead(...head);
}
