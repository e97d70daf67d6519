import type { PropertyCardsWire } from '@motel/api-client/contracts';
import { toDollars } from '@motel/booking-core';
import { altOf } from '@motel/content/alt-texts';
import type { Db } from '../db/index.ts';

/** The property cards, in the owner's order. */
export async function listProperties(db: Db): Promise<PropertyCardsWire> {
  const properties = await db
    .selectFrom('properties')
    .selectAll()
    .where('is_listed', '=', true)
    .orderBy('position')
    .execute();
  return properties.map((property) => ({
    _id: property.id,
    title: property.title,
    image: property.facts.images[0],
    imageAlts: property.facts.images.slice(0, 1).map(altOf),
    badge: property.facts.badge,
    inStock: property.in_stock,
    roomType: property.room_type,
    isSmokingAllowed: property.is_smoking_allowed,
    price: toDollars(property.price_per_night),
    rating: property.facts.rating,
  }));
}
