import type { PropertyCard } from '@motel/api-client/contracts';
import type { SiteParts } from '@motel/content';
import { shownPrice } from '@motel/content/words';
import type { LodgingBusiness, WebSite } from 'schema-dts';
import type { Words } from '../../shared/words.ts';

export interface HeadWords extends Words {
  readonly head: SiteParts['head'];
}

/** Returns a type of schema.org: its bed and breakfast serves breakfast, so that no guesthouse is one by itself. */
function typeOf(kind: HeadWords['motel']['kind'] = 'motel') {
  return kind === 'motel' ? 'Motel' : kind === 'hotel' ? 'Hotel' : 'LodgingBusiness';
}

/** The id by which other pages' data refers to the motel. */
export function motelId(origin: string): string {
  return `${origin}/#motel`;
}

/** @param cards the rooms with tonight's prices; without them the motel has no range of prices */
export function motelData(words: HeadWords, origin: string, cards: readonly PropertyCard[]): LodgingBusiness {
  const { motel } = words;
  const { houseRules } = motel;
  const prices = cards.map(({ price }) => price).toSorted((one, other) => one - other);
  const [least, most] = [prices.at(0), prices.at(-1)];
  return {
    '@type': typeOf(motel.kind),
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
        priceRange:
          least === most
            ? shownPrice(words, least)
            : words.t('{least} to {most}', {
                least: shownPrice(words, least),
                most: shownPrice(words, most),
              }),
      }),
    currenciesAccepted: motel.money.currency,
    checkinTime: timeOfDay(houseRules.checkInHour),
    checkoutTime: timeOfDay(houseRules.checkOutHour),
    ...(houseRules.deskHours !== undefined && { openingHours: openingHours(houseRules.deskHours) }),
    petsAllowed: words.head.arePetsAllowed,
    numberOfRooms: words.head.rooms,
    amenityFeature: words.head.amenities.map((name) => ({
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

/** Of every day: `Mo-Su` for `always`, `Mo-Su 07:00-22:00` for `7 to 22`. */
function openingHours(deskHours: string): string {
  const hours = [...deskHours.matchAll(/\d+/g)].map(([hour]) => timeOfDay(Number(hour)).slice(0, 5));
  return `Mo-Su ${hours.join('-')}`.trim();
}

/** Its size is in px. */
export const socialCard = ({ head }: HeadWords) => ({
  src: '/social-card.png',
  alt: head.card,
  width: 1200,
  height: 630,
});
