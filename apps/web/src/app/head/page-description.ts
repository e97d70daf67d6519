import type { Property, PropertyCard, PropertyPicture } from '@motel/api-client/contracts';
import type { CivilDate } from '@motel/booking-core';
import { pictureFiles } from '@motel/content';
import { blocksText, type PageWords, plainText } from '@motel/content/pages';
import type { BreadcrumbList, FAQPage, Thing } from 'schema-dts';
import { knownPart } from '../../shared/motel/site-part.ts';
import { propertyCardsQuery, propertyQuery } from '../../shared/queries/property-queries.ts';
import { knownData, type QueryBox } from '../../shared/queries/query-box.ts';
import { addressOf, sitePaths } from '../../shared/site-paths.ts';
import { alternatesOf } from '../alternates.ts';
import { matchRoute, pathOf, type RouteMatch } from '../routes.ts';
import type { PageHead } from '../site-route.ts';
import { type HeadWords, motelData, siteData, socialCard } from './motel-data.ts';
import { type OfferedRoom, offeredDates, roomData } from './room-data.ts';

/** Search results' descriptions of each page that is not a text page, by its path in the route table; server only. */
const descriptions = ({ t, motel, head }: HeadWords): Readonly<Record<string, string>> => ({
  [sitePaths.getApp]: t(
    'There is no {name} app yet. The website does everything that it would, and fits on your home screen.',
    { name: motel.name },
  ),
  [sitePaths.roomCards]: t(
    'The whole {name} in {city} on one board: every kind of room with its type and price.',
    { name: motel.name, city: motel.city },
  ),
  [sitePaths.hotelCards]: t('Every room of the {name} in {city}, with its price in {currencyName}.', {
    name: motel.name,
    city: motel.city,
    currencyName: motel.moneyWords.currencyName,
  }),
  [sitePaths.confirm]: t('Guest details, price and payment of your stay.'),
  [sitePaths.signIn]: t('Sign in with your mobile number to book and to see your bookings.'),
  [sitePaths.bookingHistory]: t('Your stays with us, past and to come.'),
  [sitePaths.stay]: t('Your stay: its dates, price and terms, and how to change it.'),
  [sitePaths.receipt]: t('The receipt of your stay.'),
  [sitePaths.paymentSuccess]: t('What became of your payment.'),
  [sitePaths.gallery]: head.descriptions.gallery,
  [sitePaths.feedback]: t('Write to the {name}: what was good, what was not, and what you missed.', {
    name: motel.name,
  }),
  '*': t('There is no page at this address.'),
  [sitePaths.home]: head.descriptions.home,
});

/** The name of a photograph's JPEG is its width: `/photos/…/1200.jpg`. */
const PHOTO = /\/(\d+)\.jpg$/;

export interface PageDescription {
  readonly head: PageHead;
  readonly description: string;
  /** Its canonical address; absent where there is no page. */
  readonly canonical: string | undefined;
  readonly alternates: ReturnType<typeof alternatesOf>;
  readonly isListed: boolean;
  readonly picture: SharePicture;
  /** In the vocabulary of schema.org. */
  readonly data: readonly (Thing | OfferedRoom)[];
}

/** @param url the address of the page, by which a room's page also has a stay */
export function describePage(
  words: HeadWords,
  match: RouteMatch,
  queries: QueryBox,
  url: URL,
  today: CivilDate,
): PageDescription {
  const head = match.route.head(words, { queries, params: match.params });
  const path = pathOf(match);
  const property = shownProperty(match, queries);
  const text = match.route.text && knownPart(queries, match.route.text);
  const cards = knownData<PropertyCard[]>(queries, propertyCardsQuery({}).queryKey) ?? [];
  const isListed = match.route.isPrivate !== true && (head.status ?? 200) === 200;
  const canonical = path === undefined ? undefined : url.origin + addressOf(words.motel, path);
  const ownData = (address: string): PageDescription['data'] => {
    const { origin } = url;
    const page: Crumb = { name: head.name, url: address };
    if (match.route.path === sitePaths.home) return [siteData(words, origin)];
    if (property === undefined) return [breadcrumbData(words, origin, [page]), ...faqData(text)];
    const room = roomData(words, property, address, offeredDates(words, property, url, today));
    return [room, breadcrumbData(words, origin, [roomsCrumb(words, origin), page])];
  };
  return {
    head,
    description: descriptionOf(words, text, match, property),
    canonical,
    isListed,
    alternates: isListed && path !== undefined ? alternatesOf(words, url.origin, path) : [],
    picture: sharePicture(words, [property?.images[0], words.head.hero]),
    data:
      isListed && canonical !== undefined ? [motelData(words, url.origin, cards), ...ownData(canonical)] : [],
  };
}

/** @throws Error when a page has no description */
function descriptionOf(
  words: HeadWords,
  text: PageWords | undefined,
  { route }: RouteMatch,
  property: Property | undefined,
): string {
  const { t, motel } = words;
  if (route.path === sitePaths.property)
    return property?.description || t('A room at the {name}.', { name: motel.name });
  const description = text?.description ?? descriptions(words)[route.path];
  if (description === undefined) throw new Error(`The page ${route.path} has no description`);
  return description;
}

export function shownProperty({ route, params }: RouteMatch, queries: QueryBox): Property | undefined {
  if (route.path !== sitePaths.property) return undefined;
  return knownData<Property | null>(queries, propertyQuery({}, params.id ?? '').queryKey) ?? undefined;
}

function roomsCrumb(words: HeadWords, origin: string): Crumb {
  const { motel } = words;
  const { route, params } = matchRoute(motel, sitePaths.hotelCards);
  return {
    name: route.head(words, { queries: { version: '' }, params }).name,
    url: origin + addressOf(motel, sitePaths.hotelCards),
  };
}

interface Crumb {
  readonly name: string;
  readonly url: string;
}

/** The path to a page from the home page. @param steps after home, the page itself last */
function breadcrumbData({ motel }: HeadWords, origin: string, steps: readonly Crumb[]): BreadcrumbList {
  const way = [{ name: motel.name, url: origin + addressOf(motel, '/') }, ...steps];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

/** The questions of a page of words; none where it has none. */
function faqData(text: PageWords | undefined): readonly FAQPage[] {
  const questions = text?.blocks.filter((block) => block.tag === 'question') ?? [];
  if (questions.length === 0) return [];
  const mainEntity = questions.map(({ heading, blocks }) => ({
    '@type': 'Question' as const,
    name: plainText(heading),
    acceptedAnswer: { '@type': 'Answer' as const, text: blocksText(blocks) },
  }));
  return [{ '@type': 'FAQPage', mainEntity }];
}

type SharePicture = ReturnType<typeof socialCard>;

/** The first that is a photograph. Services that show links display no drawings: without one, it is the motel's card. */
function sharePicture(words: HeadWords, pictures: readonly (PropertyPicture | undefined)[]): SharePicture {
  const picture = pictures.find((one) => PHOTO.test(one?.src ?? ''));
  if (picture === undefined) return socialCard(words);
  const largest = pictureFiles(words.motel, picture.src);
  const width = Number(PHOTO.exec(picture.src)?.[1]);
  return { ...picture, width, height: Math.round((width * largest.height) / largest.width) };
}
