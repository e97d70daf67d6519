import type { Wire } from '@motel/api-client';
import type { Sentence } from '@motel/language';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';
import type { FirstPicture } from '../shared/first-picture.ts';
import type { QueryBox } from '../shared/queries/query-box.ts';
import type { Site } from '../shared/site.ts';
import type { Words } from '../shared/words.ts';

/** A page's title and status; everything else that describes it is for the server (`head/`). */
export interface PageHead {
  /** The page's own name: the last step of its breadcrumbs. */
  readonly name: string;
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

export type Visit = Pick<Site, 'queries' | 'wire'>;

/** A page whose script and whose parts of the motel load on first use. */
export interface LazyPage {
  /** Paths in this package, by which the build finds its scripts and styles. */
  readonly modules: (visit: Visit) => readonly string[];
  /** Loads it; in a visit the same promise each time, so that a render that waits for it also sees its failure. */
  readonly load: (visit: Visit) => Promise<ComponentType>;
  readonly loaded: (visit: Visit) => ComponentType | undefined;
  /** The pictures of its first view, if the page names any and after it has loaded. */
  readonly firstPictures: (visit: Visit) => readonly FirstPicture[];
  /** Lets the next `load` retry. */
  readonly forget: (visit: Visit) => void;
}

export interface SiteRoute {
  readonly path: string;
  readonly page: LazyPage;
  /** Seconds that a cache may serve the page, which is the same for every guest. 0 for never. */
  readonly maxAge: number;
  /** A page for one guest, which no search engine may list. */
  readonly isPrivate?: boolean;
  /** The part of the motel with a page of words, for which no script loads until a guest needs one. */
  readonly text?: `page:${string}`;
  /** Fetches the page's rooms with their prices, so that it arrives complete. */
  readonly prefetch?: (context: PageContext) => Promise<void>;
  readonly head: (words: Words, context: HeadContext) => PageHead;
}

export function pageHead({ motel }: Words, name: string, status?: number): PageHead {
  return { name, title: `${name} | ${motel.name}`, ...(status && { status }) };
}

export function plain(name: Sentence, status?: number): SiteRoute['head'] {
  return (words) => pageHead(words, words.t(name as 'Rooms'), status);
}
