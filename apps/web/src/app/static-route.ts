import { motel } from '@motel/content';
import type { PageWords } from '@motel/content/pages';
import type { ComponentType } from 'react';
import { propertyCardsQuery } from '../shared/queries/property-queries.ts';
import { lazyPage } from './lazy-page.ts';
import { pageHead, type SiteRoute } from './site-route.ts';

const HOUR = 3600;

interface StaticPageModule {
  readonly default: ComponentType;
  readonly words: PageWords;
}

/**
 * The route of a text page (§2). Its Markdown file in the motel's content has the name of its address, and its title
 * comes with its text, so that no guest loads the titles of twenty pages.
 */
export function staticRoute(path: string, importPage: () => Promise<StaticPageModule>): SiteRoute {
  let words: PageWords | undefined;
  async function load(): Promise<StaticPageModule> {
    const page = await importPage();
    words = page.words;
    return page;
  }
  return {
    path,
    page: lazyPage(`@motel/content/pages${path}.md`, load),
    maxAge: HOUR,
    // For the price below the text.
    prefetch: ({ queryClient, wire }) => queryClient.prefetchQuery(propertyCardsQuery(wire)),
    words: () => words,
    head: () => (words === undefined ? { name: motel.name, title: motel.name } : pageHead(words.title)),
  };
}
