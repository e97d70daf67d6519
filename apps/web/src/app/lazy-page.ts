import type { Wire } from '@motel/api-client';
import type { SitePartName } from '@motel/content';
import type { ComponentType } from 'react';
import type { FirstPicture } from '../shared/first-picture.ts';
import { loadMissingStyles } from '../shared/missing-styles.ts';
import { bringParts, knownPart } from '../shared/motel/site-part.ts';
import type { QueryBox } from '../shared/queries/query-box.ts';

/** Where a page finds its motel. */
export interface Visit {
  readonly queries: QueryBox;
  readonly wire: Wire;
}

/** A page whose script and whose parts of the motel load on first use. */
export interface LazyPage {
  /** Paths in this package, by which the build finds its scripts and styles. */
  readonly modules: (visit: Visit) => readonly string[];
  /** Loads it; in a visit the same promise each time, so that a render that waits for it also sees its failure. */
  readonly load: (visit: Visit) => Promise<ComponentType>;
  /** The page, after it has loaded. */
  readonly loaded: (visit: Visit) => ComponentType | undefined;
  /** The pictures of its first view, if the page names any and after it has loaded. */
  readonly firstPictures: (visit: Visit) => readonly FirstPicture[];
  /** Lets the next `load` retry. */
  readonly forget: (visit: Visit) => void;
}

export interface PageModule {
  readonly default: ComponentType;
  readonly firstPictures?: (queries: QueryBox) => readonly FirstPicture[];
}

/** A module that a page needs besides, by its parts of the motel. */
interface FurtherModule {
  readonly module: string;
  isNeeded(queries: QueryBox): boolean;
  load(): Promise<unknown>;
}

/** @param parts those of the motel that it shows */
export function lazyPage(
  module: string,
  importPage: () => Promise<PageModule>,
  parts: readonly SitePartName[],
  also?: FurtherModule,
): LazyPage {
  let page: PageModule | undefined;
  const loading = new WeakMap<QueryBox, Promise<ComponentType>>();

  async function load({ queries, wire }: Visit): Promise<ComponentType> {
    await loadMissingStyles();
    const [loaded] = await Promise.all([page ?? importPage(), bringParts(queries, wire, parts)]);
    if (also?.isNeeded(queries)) await also.load();
    page = loaded;
    return page.default;
  }
  return {
    modules: ({ queries }) => (also?.isNeeded(queries) ? [module, also.module] : [module]),
    load(visit) {
      const known = loading.get(visit.queries) ?? load(visit);
      loading.set(visit.queries, known);
      return known;
    },
    loaded: ({ queries }) =>
      parts.every((part) => knownPart(queries, part) !== undefined) ? page?.default : undefined,
    firstPictures: ({ queries }) => page?.firstPictures?.(queries) ?? [],
    forget: ({ queries }) => void loading.delete(queries),
  };
}
