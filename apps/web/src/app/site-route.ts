import type { Wire } from '@motel/api-client';
import { motel } from '@motel/content';
import type { QueryClient } from '@tanstack/react-query';
import type { Params } from 'react-router-dom';
import type { LazyPage } from './lazy-page.ts';

/** What a page says of itself in the document's head, and to caches. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** @default 200 */
  readonly status?: number;
}

export interface PageContext {
  readonly queryClient: QueryClient;
  readonly wire: Wire;
  readonly params: Params;
}

export interface HeadContext {
  readonly queryClient: QueryClient | undefined;
  readonly params: Params;
}

export interface SiteRoute {
  readonly path: string;
  readonly page: LazyPage;
  /** Seconds that the page may be served from a cache; it is the same for everybody. 0 for never. */
  readonly maxAge: number;
  /** Fetches what the page shows, so that it arrives complete. */
  readonly prefetch?: (context: PageContext) => Promise<void>;
  /** Reads what was fetched, as far as anything was. */
  readonly head: (context: HeadContext) => PageHead;
}

/** The head of a page that is the same whatever it shows. */
export function plain(title: string, description: string, status?: number): SiteRoute['head'] {
  return () => ({ title: `${title} | ${motel.name}`, description, ...(status && { status }) });
}
