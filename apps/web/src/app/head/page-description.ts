import type { Property, PropertyCard } from '@motel/api-client/contracts';
import type { CivilDate } from '@motel/booking-core';
import type { Thing } from 'schema-dts';
import { propertyCardsQuery, propertyQuery } from '../../shared/queries/property-queries.ts';
import { knownData, type QueryBox } from '../../shared/queries/query-box.ts';
import { sitePaths } from '../../shared/site-paths.ts';
import { canonicalPath } from '../canonical-path.ts';
import { matchRoute, type RouteMatch } from '../routes.ts';
import type { PageHead } from '../site-route.ts';
import { breadcrumbData, type Crumb } from './breadcrumb-data.ts';
import { faqData } from './faq-data.ts';
import { motelData, siteData } from './motel-data.ts';
import { pageDescriptions, roomDescription } from './page-descriptions.ts';
import { type OfferedRoom, offeredDates, roomData } from './room-data.ts';
import { type SharePicture, sharePicture } from './share-picture.ts';

/** A page's description for search engines and for services that show links to it. */
export interface PageDescription {
  readonly head: PageHead;
  readonly description: string;
  /** Its canonical address; absent where there is no page. */
  readonly canonical: string | undefined;
  /** Whether search engines may list it. */
  readonly isListed: boolean;
  readonly picture: SharePicture;
  /** In the vocabulary of schema.org. */
  readonly data: readonly (Thing | OfferedRoom)[];
}

/** @param url the address of the page, by which a room's page also has a stay */
export function describePage(
  match: RouteMatch,
  queries: QueryBox,
  url: URL,
  today: CivilDate,
): PageDescription {
  const head = match.route.head({ queries, params: match.params });
  const path = canonicalPath(match);
  const property = shownProperty(match, queries);
  const cards = knownData<PropertyCard[]>(queries, propertyCardsQuery({}).queryKey) ?? [];
  const isListed = match.route.isPrivate !== true && (head.status ?? 200) === 200;
  const canonical = path === undefined ? undefined : url.origin + path;
  return {
    head,
    description: descriptionOf(match, property),
    canonical,
    isListed,
    picture: sharePicture(property?.images[0]),
    data:
      isListed && canonical !== undefined
        ? dataOf({ match, head, canonical, property, cards, url, today })
        : [],
  };
}

/** @throws Error when a page has no description */
function descriptionOf({ route }: RouteMatch, property: Property | undefined): string {
  if (route.path === sitePaths.property) return roomDescription(property);
  const description = route.words?.()?.description ?? pageDescriptions[route.path];
  if (description === undefined) throw new Error(`The page ${route.path} has no description`);
  return description;
}

function shownProperty({ route, params }: RouteMatch, queries: QueryBox): Property | undefined {
  if (route.path !== sitePaths.property) return undefined;
  return knownData<Property | null>(queries, propertyQuery({}, params.id ?? '').queryKey) ?? undefined;
}

interface DataParts {
  readonly match: RouteMatch;
  readonly head: PageHead;
  readonly canonical: string;
  readonly property: Property | undefined;
  /** The rooms with tonight's prices, on a page that shows them. */
  readonly cards: readonly PropertyCard[];
  readonly url: URL;
  readonly today: CivilDate;
}

function dataOf({ match, head, canonical, property, cards, url, today }: DataParts): PageDescription['data'] {
  const { origin } = new URL(canonical);
  if (match.route.path === sitePaths.home) return [motelData(origin, cards), siteData(origin)];
  const page: Crumb = { name: head.name, url: canonical };
  if (property === undefined) {
    const questions = match.route.words?.()?.blocks.filter((block) => block.tag === 'question') ?? [];
    const answers = questions.length === 0 ? [] : [faqData(questions)];
    return [motelData(origin, cards), breadcrumbData(origin, [page]), ...answers];
  }
  return [
    motelData(origin, cards),
    roomData(property, canonical, offeredDates(property, url, today)),
    breadcrumbData(origin, [roomsCrumb(origin), page]),
  ];
}

/** The list that links to a room's page. */
function roomsCrumb(origin: string): Crumb {
  const { route, params } = matchRoute(sitePaths.hotelCards);
  return { name: route.head({ queries: {}, params }).name, url: origin + sitePaths.hotelCards };
}
