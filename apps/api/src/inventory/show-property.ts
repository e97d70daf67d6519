import type { PropertyWire } from '@motel/api-client/contracts';
import { type CivilDate, type TariffData, toDollars } from '@motel/booking-core';
import { feeAmount, hasCodes, roomTariff } from '@motel/booking-core/rates';
import { altOf } from '@motel/content/alt-texts';
import type { Db } from '../db/index.ts';
import { type Outcome, succeed } from '../shared/outcome.ts';
import { ownWords } from '../shared/spoken.ts';
import { changedTaxWords } from './changed-tax-words.ts';
import { ownFacts } from './own-facts.ts';
import { priceFromTonight } from './price-from-tonight.ts';
import { findPricedProperty, unknownProperty } from './stored-property.ts';

/** Everything that a property's own page shows, and the tariff by which it prices a stay. */
export async function showProperty(db: Db, id: string, today: CivilDate): Promise<Outcome<PropertyWire>> {
  const found = await findPricedProperty(db, id);
  if (found === undefined) return unknownProperty();
  const { property, tariff, limits } = found;
  const { city, country, images, guest, bedroom, bed, bathroom, rating, reviews, description } =
    property.facts;
  return succeed({
    _id: property.id,
    title: property.title,
    location: { city, country },
    images: [...images],
    imageAlts: images.map((image) => ownWords(altOf(image))),
    guest,
    bedroom,
    bed,
    bathroom,
    allowedPets: property.allowed_pets,
    taxes: changedTaxWords(tariff),
    rating,
    reviews,
    description,
    ...ownFacts(property.facts),
    amenities: property.facts.amenities,
    favourite: property.facts.favourite,
    price: toDollars(priceFromTonight(tariff, id, today)),
    petFeePerPet: toDollars(feeAmount(tariff, 'pets', id)),
    isPetFriendly: property.is_pet_friendly,
    isSmokingAllowed: property.is_smoking_allowed,
    inStock: property.in_stock,
    defaultAllowedPersons: property.default_allowed_persons,
    sleeps: limits.sleeps,
    extraPersonCharge: toDollars(feeAmount(tariff, 'extra-persons', id)),
    roomType: property.room_type,
    takesPromotionCodes: hasCodes(tariff, id),
    tariff: tariffInWords(roomTariff(tariff, id, today)),
  });
}

/** The motel's names of fees, taxes and articles in the language that is spoken now. */
function tariffInWords({ fees, articles, ...tariff }: TariffData): TariffData {
  return {
    ...tariff,
    ...(fees && { fees: fees.map(inWords) }),
    ...(articles && { articles: articles.map(inWords) }),
  };
}

function inWords<T extends { readonly label?: string }>(named: T): T {
  return named.label === undefined ? named : { ...named, label: ownWords(named.label) };
}
