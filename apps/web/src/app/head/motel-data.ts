import type { PropertyCard } from '@motel/api-client/contracts';
import { standardRoom } from '@motel/content';
import { shownPrice } from '@motel/content/words';
import type { Motel, WebSite } from 'schema-dts';
import type { HeadWords } from './head-words.ts';
import { socialCard } from './social-card.ts';

/** The id by which other pages' data refers to the motel. */
export function motelId(origin: string): string {
  return `${origin}/#motel`;
}

/** @param cards the rooms with tonight's prices; without them the motel has no range of prices */
export function motelData(words: HeadWords, origin: string, cards: readonly PropertyCard[]): Motel {
  const { motel } = words;
  const { houseRules } = motel;
  const prices = cards.map(({ price }) => price).toSorted((one, other) => one - other);
  const [least, most] = [prices.at(0), prices.at(-1)];
  return {
    '@type': 'Motel',
    '@id': motelId(origin),
    name: motel.name,
    slogan: motel.tagline,
    url: `${origin}/`,
    telephone: motel.phone.href.replace('tel:', ''),
    email: motel.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: motel.addressLines[0] ?? '',
      addressLocality: motel.city,
      addressRegion: motel.province,
      addressCountry: motel.country,
    },
    image: origin + (words.head.hero ?? socialCard(words)).src,
    logo: `${origin}/icon-512.png`,
    ...(least !== undefined &&
      most !== undefined && {
        priceRange: words.t('{least} to {most}', {
          least: shownPrice(words, least),
          most: shownPrice(words, most),
        }),
      }),
    currenciesAccepted: motel.money.currency,
    checkinTime: timeOfDay(houseRules.checkInHour),
    checkoutTime: timeOfDay(houseRules.checkOutHour),
    petsAllowed: words.head.arePetsAllowed,
    numberOfRooms: words.head.rooms,
    amenityFeature: standardRoom(words).amenities.map((name) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
  };
}

export function siteData({ motel }: HeadWords, origin: string): WebSite {
  return { '@type': 'WebSite', name: motel.name, url: `${origin}/`, publisher: { '@id': motelId(origin) } };
}

function timeOfDay(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00:00`;
}
