import { toDollars } from '@motel/booking-core';
import { altIn } from '@motel/content/server';
import type { Db } from '../db/index.ts';
import type { MotelContext } from '../shared/motel-context.ts';
import { todayAt } from '../shared/motel-time.ts';
import type { PropertyFacts } from './inventory-tables.ts';
import { changedTaxWords, inWordsOf, priceFromTonight } from './shown-property.ts';
import { listPricedProperties } from './stored-property.ts';

/** The property cards, in the owner's order. */
export async function listProperties(context: MotelContext & { readonly db: Db }) {
  const { db, motel, words } = context;
  const listed = await listPricedProperties(db);
  if (listed === undefined) return [];
  const { tariff } = listed;
  const properties = listed.properties.map((row) => inWordsOf(motel, row));
  const today = todayAt(context);
  return properties.map((property) => ({
    _id: property.id,
    title: property.title,
    image: property.facts.images[0],
    imageAlts: property.facts.images.slice(0, 1).map((image) => altIn(motel, words, image)),
    badge: property.facts.badge,
    inStock: property.in_stock,
    roomType: property.room_type,
    isSmokingAllowed: property.is_smoking_allowed,
    price: toDollars(priceFromTonight(tariff, property.id, today)),
    taxes: changedTaxWords(words, tariff),
    rating: property.facts.rating,
    guest: property.facts.guest,
    allowedPets: property.allowed_pets,
    ...ownFacts(property.facts),
    cardFacts: property.facts.cardFacts,
    cardTerms: property.facts.cardTerms,
  }));
}

/** The facts of one room alone, as far as its owner says them. */
function ownFacts({ beds, bedSize, size, bath }: PropertyFacts) {
  return { beds, bedSize, size, bath };
}
