import type { Property } from '@motel/api-client/contracts';
import { addDays, type Cents, type CivilDate, nightPrices, type Stay, toDollars } from '@motel/booking-core';
import type { HotelRoom, Offer } from 'schema-dts';
import { cardStart } from '../../features/reserve/card-start.ts';
import { pricedWays, tariffOf } from '../../shared/booking/quote-stay.ts';
import { readStayParams } from '../../shared/booking/stay-params.ts';
import type { Words } from '../../shared/words.ts';
import { motelId } from './motel-data.ts';

/** A room for sale is a product as well, so that it can have an offer. */
export type OfferedRoom = Omit<Exclude<HotelRoom, string>, '@type'> & {
  readonly '@type': readonly ['HotelRoom', 'Product'];
  readonly offers: Offer;
};

/** The dates with which the booking card of a room's page starts, and their price. */
interface ShownDates extends Stay {
  /** One night, before fees: the first of the stay. */
  readonly price: Cents;
  /** The nights are sold together. */
  readonly isSold: boolean;
}

/** The stay in the page's address, otherwise tonight. */
export function offeredDates(
  words: Words,
  property: Property,
  { searchParams }: URL,
  today: CivilDate,
): ShownDates {
  const { stay, party } = cardStart(words, readStayParams(searchParams), property, today);
  const priced = pricedWays(words, property, stay, party);
  const [night] = nightPrices(tariffOf(property), property.id, stay.checkIn, stay.checkOut);
  // Tonight alone may be less than the shortest stay: the room is for sale all the same.
  const isSold = priced.ok || stay.checkOut === addDays(today, 1);
  return { ...stay, price: night?.price ?? property.pricePerNight, isSold };
}

/** The room as its page shows it, with the price of the first shown night before taxes. @param url the page's address */
export function roomData(words: Words, property: Property, url: string, shown: ShownDates): OfferedRoom {
  const { origin } = new URL(url);
  return {
    '@type': ['HotelRoom', 'Product'],
    '@id': `${url}#room`,
    url,
    ...(property.title !== undefined && { name: property.title }),
    ...(property.description !== '' && { description: property.description }),
    image: property.images.map(({ src }) => new URL(src, url).href),
    occupancy: { '@type': 'QuantitativeValue', maxValue: property.guest, unitText: words.t('guests') },
    bed: { '@type': 'BedDetails', numberOfBeds: property.bed },
    numberOfBedrooms: property.bedroom,
    numberOfBathroomsTotal: property.bathroom,
    petsAllowed: property.isPetFriendly,
    smokingAllowed: property.isSmokingAllowed,
    containedInPlace: { '@id': motelId(origin) },
    offers: offerOf(words, property, url, shown),
  };
}

function offerOf({ motel, t }: Words, { inStock, tariff }: Property, url: string, shown: ShownDates): Offer {
  const { checkIn, checkOut, isSold } = shown;
  const price = toDollars(shown.price).toFixed(motel.money.decimals);
  const lastNight = addDays(checkOut, -1);
  return {
    '@type': 'Offer',
    url,
    price,
    priceCurrency: motel.money.currency,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: motel.money.currency,
      unitCode: 'DAY',
      unitText: t('night'),
      valueAddedTaxIncluded: tariff.fees?.some((fee) => 'included' in fee && fee.included) ?? false,
      validFrom: checkIn,
      validThrough: checkIn,
    },
    validFrom: checkIn,
    validThrough: lastNight,
    availabilityStarts: checkIn,
    availabilityEnds: lastNight,
    availability: inStock && isSold ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    offeredBy: { '@id': motelId(new URL(url).origin) },
  };
}
