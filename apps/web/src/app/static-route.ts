import { motel } from '@motel/content';
import { bring } from '@motel/content/page-values';
import type { PageWords } from '@motel/content/pages';
import { propertyCardsQuery } from '../shared/queries/property-queries.ts';
import { lazyPage } from './lazy-page.ts';
import { pageHead, type SiteRoute } from './site-route.ts';

const HOUR = 3600;

/** Blocks with a price or cards of rooms. */
const WITH_ROOMS = /"tag":"(?:price|rooms)"/;

/**
 * The route of a text page (§2). Its Markdown file in the motel's content has the name of its address, and its title
 * comes with its text, so that no guest loads the titles of twenty pages.
 */
export function staticRoute(path: string): SiteRoute {
  const value = `page:${path.slice(1)}`;
  let words: PageWords | undefined;
  async function load() {
    const [{ staticPage }, values] = await Promise.all([import('../pages/static-page.tsx'), bring(value)]);
    words = values[value] as PageWords;
    if (!WITH_ROOMS.test(JSON.stringify(words.blocks))) return { default: staticPage(words) };
    const { roomsInText } = await import('../pages/rooms-in-text.ts');
    return { default: staticPage(words, roomsInText), also: 'src/pages/rooms-in-text.ts' };
  }
  return {
    path,
    page: lazyPage('src/pages/static-page.tsx', load, value),
    maxAge: HOUR,
    isStill: true,
    // For the price below the text.
    prefetch: ({ queryClient, wire }) => queryClient.prefetchQuery(propertyCardsQuery(wire)),
    words: () => words,
    head: () => (words === undefined ? { name: motel.name, title: motel.name } : pageHead(words.title)),
  };
}
