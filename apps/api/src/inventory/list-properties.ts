import type { PropertyCardsWire } from '@motel/api-client/contracts';
import { type CivilDate, toDollars } from '@motel/booking-core';
import { altOf } from '@motel/content/alt-texts';
import type { Db } from '../db/index.ts';
import { ownWords } from '../shared/spoken.ts';
import { changedTaxWords } from './changed-tax-words.ts';
import { ownFacts } from './own-facts.ts';
import { priceFromTonight } from './price-from-tonight.ts';
import { listPricedProperties } from './stored-property.ts';

/** The property cards, in the owner's order. */
export async function listProperties(db: Db, today: CivilDate): Promise<PropertyCardsWire> {
  const listed = await listPricedProperties(db);
  if (listed === undefined) return [];
  const { properties, tariff } = listed;
  return properties.map((property) => ({
    _id: property.id,
    title: property.title,
    image: property.facts.images[0],
    imageAlts: property.facts.images.slice(0, 1).map((image) => ownWords(altOf(image))),
    badge: property.facts.badge,
    inStock: property.in_stock,
    roomType: property.room_type,
    isSmokingAllowed: property.is_smoking_allowed,
    price: toDollars(priceFromTonight(tariff, property.id, today)),
    taxes: changedTaxWords(tariff),
    rating: property.facts.rating,
    guest: property.facts.guest,
    allowedPets: property.allowed_pets,
    ...ownFacts(property.facts),
    cardFacts: property.facts.cardFacts,
    cardTerms: property.facts.cardTerms,
  }));
}
