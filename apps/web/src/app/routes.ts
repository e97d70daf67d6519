import { motel, offPages, ownPages } from '@motel/content';
import { t } from '@motel/language';
import { matchRoutes, type Params } from 'react-router-dom';
import { hotelCardsQuery, propertyCardsQuery, propertyQuery } from '../shared/queries/property-queries.ts';
import { knownData } from '../shared/queries/query-box.ts';
import { prefixOf, sitePaths } from '../shared/site-paths.ts';
import { lazyPage } from './lazy-page.ts';
import {
  type HeadContext,
  type PageContext,
  type PageHead,
  pageHead,
  plain,
  type SiteRoute,
} from './site-route.ts';
import { staticRoute } from './static-route.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const cards = ({ queryClient, wire }: PageContext) => queryClient.prefetchQuery(propertyCardsQuery(wire));

/** The addresses of the pages of words: those of the specification that the motel has, and its own. */
const wordPaths = [
  ...[
    sitePaths.contact,
    sitePaths.privacyPolicy,
    sitePaths.refundPolicy,
    sitePaths.terms,
    sitePaths.cookies,
    sitePaths.accessibility,
    sitePaths.about,
    sitePaths.careers,
    sitePaths.partner,
    sitePaths.news,
    sitePaths.advertise,
    sitePaths.affiliate,
    sitePaths.travelGuide,
    sitePaths.motelsInCanada,
    sitePaths.vacationRentals,
    sitePaths.accommodationGuide,
    sitePaths.carRentalGuide,
    sitePaths.domesticFlightsGuide,
    sitePaths.comparisonTable,
  ].filter((path) => !offPages.includes(path.slice(1))),
  ...ownPages.map(({ name }) => `/${name}`),
];

/** The pages of every motel: their paths, their data and their titles. */
const ofEveryMotel: readonly SiteRoute[] = [
  {
    path: sitePaths.home,
    page: lazyPage('src/pages/HomePage.tsx', () => import('../pages/HomePage.tsx')),
    maxAge: 5 * MINUTE,
    prefetch: cards,
    head: () => ({
      name: motel.name,
      title: t('{name}, {city}: rooms by the day, week and month', { name: motel.name, city: motel.city }),
    }),
  },
  {
    path: sitePaths.getApp,
    page: lazyPage('src/pages/GetAppPage.tsx', () => import('../pages/GetAppPage.tsx')),
    maxAge: HOUR,
    head: plain(t('Get the app')),
  },
  {
    path: sitePaths.roomCards,
    page: lazyPage('src/pages/RoomCardsPage.tsx', () => import('../pages/RoomCardsPage.tsx')),
    maxAge: 5 * MINUTE,
    prefetch: cards,
    head: plain(t('Rooms at a glance')),
  },
  {
    path: sitePaths.hotelCards,
    page: lazyPage('src/pages/HotelCardsPage.tsx', () => import('../pages/HotelCardsPage.tsx')),
    maxAge: 5 * MINUTE,
    prefetch: ({ queryClient, wire }) => queryClient.prefetchQuery(hotelCardsQuery(wire)),
    head: plain(t('Rooms')),
  },
  {
    path: sitePaths.property,
    page: lazyPage('src/pages/PropertyPage.tsx', () => import('../pages/PropertyPage.tsx')),
    maxAge: 5 * MINUTE,
    prefetch: async (context) => {
      const { queryClient, wire, params } = context;
      await Promise.all([queryClient.prefetchQuery(propertyQuery(wire, params.id ?? '')), cards(context)]);
    },
    head: propertyHead,
  },
  {
    path: sitePaths.confirm,
    page: lazyPage('src/pages/ConfirmPage.tsx', () => import('../pages/ConfirmPage.tsx')),
    isPrivate: true,
    maxAge: 0,
    head: plain(t('Confirm your stay')),
  },
  {
    path: sitePaths.signIn,
    page: lazyPage('src/pages/SignInPage.tsx', () => import('../pages/SignInPage.tsx')),
    isPrivate: true,
    maxAge: 5 * MINUTE,
    head: plain(t('Sign in')),
  },
  {
    path: sitePaths.bookingHistory,
    page: lazyPage('src/pages/BookingHistoryPage.tsx', () => import('../pages/BookingHistoryPage.tsx')),
    isPrivate: true,
    maxAge: 0,
    head: plain(t('My Bookings')),
  },
  {
    path: sitePaths.stay,
    page: lazyPage('src/pages/StayPage.tsx', () => import('../pages/StayPage.tsx')),
    isPrivate: true,
    maxAge: 0,
    head: plain(t('Your stay')),
  },
  {
    path: sitePaths.receipt,
    page: lazyPage('src/pages/StayPage.tsx', () => import('../pages/StayPage.tsx')),
    isPrivate: true,
    maxAge: 0,
    head: plain(t('Receipt')),
  },
  {
    path: sitePaths.paymentSuccess,
    page: lazyPage('src/pages/PaymentSuccessPage.tsx', () => import('../pages/PaymentSuccessPage.tsx')),
    isPrivate: true,
    maxAge: 0,
    head: plain(t('Payment')),
  },
  {
    path: sitePaths.gallery,
    page: lazyPage('src/pages/GalleryPage.tsx', () => import('../pages/GalleryPage.tsx')),
    maxAge: 60 * MINUTE,
    head: plain(t('Gallery')),
  },
  {
    path: sitePaths.feedback,
    page: lazyPage('src/pages/FeedbackPage.tsx', () => import('../pages/FeedbackPage.tsx')),
    maxAge: HOUR,
    head: plain(t('Feedback')),
  },
  ...wordPaths.map(staticRoute),
  {
    path: '*',
    page: lazyPage('src/pages/NotFoundPage.tsx', () => import('../pages/NotFoundPage.tsx')),
    maxAge: MINUTE,
    head: plain(t('Page not found'), 404),
  },
];

/** Every page of the site. */
export const routes = ofEveryMotel.filter(({ path }) => !offPages.includes(path.slice(1)));

export interface RouteMatch {
  readonly route: SiteRoute;
  readonly params: Params;
}

const matchable = routes.map((route) => ({ path: route.path, handle: route }));

/** @param pathname in the language of this page; the server asks without its prefix */
export function matchRoute(pathname: string): RouteMatch {
  const prefix = prefixOf();
  const path =
    prefix !== '' && `${pathname}/`.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname;
  const [match] = matchRoutes(matchable, path || '/') ?? [];
  if (match === undefined) throw new Error(`The route table has no answer for ${pathname}`);
  return { route: match.route.handle, params: match.params };
}

function propertyHead({ queries, params }: HeadContext): PageHead {
  const property = knownData(queries, propertyQuery({}, params.id ?? '').queryKey);
  if (property === null) return pageHead(t('Property not found'), 404);
  return pageHead(property?.title ?? t('Room'));
}
