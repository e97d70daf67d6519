import type { Property } from '@motel/api-client/contracts';
import { toDollars } from '@motel/booking-core';
import type { HotelRoom, Offer } from 'schema-dts';
import { motelId } from './motel-data.ts';

/** A room for sale is a product as well, so that it can have an offer. */
export type OfferedRoom = Omit<Exclude<HotelRoom, string>, '@type'> & {
  readonly '@type': readonly ['HotelRoom', 'Product'];
  readonly offers: Offer;
};

/** The room as its page shows it, with the price of one night before taxes. @param url the page's address */
export function roomData(property: Property, url: string): OfferedRoom {
  const { origin } = new URL(url);
  return {
    '@type': ['HotelRoom', 'Product'],
    '@id': `${url}#room`,
    url,
    ...(property.title !== undefined && { name: property.title }),
    ...(property.description !== '' && { description: property.description }),
    image: property.images.map(({ src }) => new URL(src, url).href),
    occupancy: { '@type': 'QuantitativeValue', maxValue: property.guest, unitText: 'guests' },
    bed: { '@type': 'BedDetails', numberOfBeds: property.bed },
    numberOfBedrooms: property.bedroom,
    numberOfBathroomsTotal: property.bathroom,
    petsAllowed: property.isPetFriendly,
    smokingAllowed: property.isSmokingAllowed,
    containedInPlace: { '@id': motelId(origin) },
    offers: offerOf(property, url),
  };
}

function offerOf({ pricePerNight, inStock }: Property, url: string): Offer {
  const price = toDollars(pricePerNight).toFixed(2);
  return {
    '@type': 'Offer',
    url,
    price,
    priceCurrency: 'CAD',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: 'CAD',
      unitCode: 'DAY',
      unitText: 'night',
      valueAddedTaxIncluded: false,
    },
    availability: inStock ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    offeredBy: { '@id': motelId(new URL(url).origin) },
  };
}
