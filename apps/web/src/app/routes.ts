import type { SiteMotel, SitePartName } from '@motel/content';
import type { ComponentType } from 'react';
import { matchRoutes, type Params } from 'react-router-dom';
import type { RoomParts } from '../features/words/rooms-in-text.ts';
import type { FirstPicture } from '../shared/first-picture.ts';
import { bringParts, knownPart } from '../shared/motel/site-part.ts';
import { hotelCardsQuery, propertyCardsQuery, propertyQuery } from '../shared/queries/property-queries.ts';
import { knownData, type QueryBox } from '../shared/queries/query-box.ts';
import { filledPath, type InLanguage, prefixOf, sitePaths, wordPaths } from '../shared/site-paths.ts';
import type { Words } from '../shared/words.ts';
import {
  type HeadContext,
  type LazyPage,
  type PageContext,
  type PageHead,
  pageHead,
  plain,
  type SiteRoute,
  type Visit,
} from './site-route.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const cards = ({ queryClient, wire }: PageContext) => queryClient.prefetchQuery(propertyCardsQuery(wire));

const PAGES = import.meta.glob<PageModule>('../pages/*Page.tsx');

/** A page by its module's name, with the parts of the motel that it shows. */
function page(name: string, ...parts: readonly SitePartName[]): LazyPage {
  const importPage = PAGES[`../pages/${name}.tsx`];
  if (importPage === undefined) throw new Error(`There is no page ${name}`);
  return lazyPage(`src/pages/${name}.tsx`, importPage, parts);
}

const PRIVATE = { isPrivate: true, maxAge: 0 };

const OF_EVERY_MOTEL: readonly SiteRoute[] = [
  {
    path: sitePaths.home,
    page: page('HomePage', 'home'),
    maxAge: 5 * MINUTE,
    prefetch: cards,
    head: ({ t, motel: { name, city } }) => ({
      name,
      title: t('{name}, {city}: rooms by the day, week and month', { name, city }),
    }),
  },
  { path: sitePaths.getApp, page: page('GetAppPage', 'getApp'), maxAge: HOUR, head: plain('Get the app') },
  {
    path: sitePaths.roomCards,
    page: page('RoomCardsPage'),
    maxAge: 5 * MINUTE,
    prefetch: cards,
    head: plain('Rooms at a glance'),
  },
  {
    path: sitePaths.hotelCards,
    page: page('HotelCardsPage'),
    maxAge: 5 * MINUTE,
    prefetch: ({ queryClient, wire }) => queryClient.prefetchQuery(hotelCardsQuery(wire)),
    head: plain('Rooms'),
  },
  {
    path: sitePaths.property,
    page: page('PropertyPage', 'drawing:banner-keys'),
    maxAge: 5 * MINUTE,
    prefetch: async (context) => {
      const { queryClient, wire, params } = context;
      await Promise.all([queryClient.prefetchQuery(propertyQuery(wire, params.id ?? '')), cards(context)]);
    },
    head: propertyHead,
  },
  { ...PRIVATE, path: sitePaths.confirm, page: page('ConfirmPage'), head: plain('Confirm your stay') },
  {
    ...PRIVATE,
    path: sitePaths.signIn,
    page: page('SignInPage', 'drawing:motel-dusk'),
    maxAge: 5 * MINUTE,
    head: plain('Sign in'),
  },
  {
    ...PRIVATE,
    path: sitePaths.bookingHistory,
    page: page('BookingHistoryPage', 'drawing:light-out', 'drawing:banner-keys', 'drawing:door-14'),
    head: plain('My Bookings'),
  },
  { ...PRIVATE, path: sitePaths.stay, page: stayPage(), head: plain('Your stay') },
  { ...PRIVATE, path: sitePaths.receipt, page: stayPage(), head: plain('Receipt') },
  {
    ...PRIVATE,
    path: sitePaths.paymentSuccess,
    page: page('PaymentSuccessPage', 'drawing:motel-night'),
    head: plain('Payment'),
  },
  { path: sitePaths.gallery, page: page('GalleryPage', 'gallery'), maxAge: HOUR, head: plain('Gallery') },
  { path: sitePaths.feedback, page: page('FeedbackPage'), maxAge: HOUR, head: plain('Feedback') },
  ...wordPaths.map(textRoute),
  {
    path: '*',
    page: page('NotFoundPage', 'drawing:banner-keys'),
    maxAge: MINUTE,
    head: plain('Page not found', 404),
  },
];

/** The facts that decide which pages a motel has, and at which addresses. */
export type WithPages = InLanguage & Pick<SiteMotel, 'offPages' | 'ownPages'>;

const tables = new WeakMap<WithPages, SiteRoute[]>();

export function routesOf(motel: WithPages): SiteRoute[] {
  const known = tables.get(motel);
  if (known !== undefined) return known;
  const own = motel.ownPages.map(({ name }) => textRoute(`/${name}`));
  const routes = [...own, ...OF_EVERY_MOTEL].filter(({ path }) => !motel.offPages.includes(path.slice(1)));
  tables.set(motel, routes);
  return routes;
}

export interface RouteMatch {
  readonly route: SiteRoute;
  readonly params: Params;
}

/** @param pathname in the language of this page; the server asks without its prefix */
export function matchRoute(motel: WithPages, pathname: string): RouteMatch {
  const prefix = prefixOf(motel);
  const path =
    prefix !== '' && `${pathname}/`.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname;
  const [match] = matchRoutes(routesOf(motel), path || '/') ?? [];
  if (match === undefined) throw new Error(`The route table has no answer for ${pathname}`);
  return { route: match.route, params: match.params };
}

/** The path of a page's canonical address, without a language: `/careers/` becomes `/Careers`. Absent for an address without a page. */
export function pathOf({ route, params }: RouteMatch): string | undefined {
  return route.path === '*' ? undefined : filledPath(route.path, params);
}

const WITH_ROOMS = /"tag":"(?:price|rooms)"/;

/** A text page (§2). Its title comes with its text, so that no guest loads the titles of twenty pages. */
function textRoute(path: string): SiteRoute {
  const text = `page:${path.slice(1)}` as const;
  let rooms: RoomParts | undefined;
  const load = async () => {
    const { staticPage } = await import('../pages/static-page.tsx');
    return { default: staticPage(text, () => rooms) };
  };
  return {
    path,
    text,
    page: lazyPage('src/pages/static-page.tsx', load, [text], {
      module: 'src/pages/rooms-in-text.ts',
      isNeeded: (queries) => WITH_ROOMS.test(JSON.stringify(knownPart(queries, text)?.blocks)),
      load: async () => {
        ({ roomsInText: rooms } = await import('../pages/rooms-in-text.ts'));
      },
    }),
    maxAge: HOUR,
    // For the price below the text.
    prefetch: cards,
    head(words, { queries }) {
      const title = knownPart(queries, text)?.title;
      const { name } = words.motel;
      return title === undefined ? { name, title: name } : pageHead(words, title);
    },
  };
}

function stayPage(): LazyPage {
  return page('StayPage', 'drawing:banner-dog', 'drawing:light-out', 'drawing:door-14');
}

function propertyHead(words: Words, { queries, params }: HeadContext): PageHead {
  const { t } = words;
  const property = knownData(queries, propertyQuery({}, params.id ?? '').queryKey);
  if (property === null) return pageHead(words, t('Property not found'), 404);
  return pageHead(words, property?.title ?? t('Room'));
}

interface PageModule {
  readonly default: ComponentType;
  readonly firstPictures?: (queries: QueryBox) => readonly FirstPicture[];
}

interface FurtherModule {
  readonly module: string;
  isNeeded(queries: QueryBox): boolean;
  load(): Promise<unknown>;
}

function lazyPage(
  module: string,
  importPage: () => Promise<PageModule>,
  parts: readonly SitePartName[],
  also?: FurtherModule,
): LazyPage {
  let page: PageModule | undefined;
  const loading = new WeakMap<QueryBox, Promise<ComponentType>>();

  async function load({ queries, wire }: Visit): Promise<ComponentType> {
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
