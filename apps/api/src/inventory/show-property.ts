import type { PropertyWire } from '@motel/api-client/contracts';
import { type TariffData, toDollars } from '@motel/booking-core';
import { feeAmount, hasCodes, roomTariff } from '@motel/booking-core/rates';
import { altIn, type Words } from '@motel/content/server';
import type { Db } from '../db/index.ts';
import type { MotelContext } from '../shared/motel-context.ts';
import { todayAt } from '../shared/motel-time.ts';
import { type Outcome, succeed } from '../shared/outcome.ts';
import { changedTaxWords, inWordsOf, priceFromTonight } from './shown-property.ts';
import { findPricedProperty, unknownProperty } from './stored-property.ts';

/** Everything that a property's own page shows, and the tariff by which it prices a stay. */
export async function showProperty(
  context: MotelContext & { readonly db: Db },
  id: string,
): Promise<Outcome<PropertyWire>> {
  const { db, motel, words } = context;
  const found = await findPricedProperty(db, id);
  if (found === undefined) return unknownProperty();
  const { tariff, limits } = found;
  const property = inWordsOf(motel, found.property);
  const today = todayAt(context);
  const { city, country, images, badge: _, cardFacts: __, cardTerms: ___, ...facts } = property.facts;
  return succeed({
    _id: property.id,
    title: property.title,
    location: { city, country },
    images: [...images],
    imageAlts: images.map((image) => altIn(motel, words, image)),
    ...facts,
    allowedPets: property.allowed_pets,
    taxes: changedTaxWords(words, tariff),
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
    tariff: tariffInWords(words, roomTariff(tariff, id, today)),
  });
}

/** The motel's names of fees, taxes and articles in the language of the words. */
function tariffInWords(words: Words, { fees, articles, ...tariff }: TariffData): TariffData {
  const inWords = <T extends { readonly label?: string }>(named: T): T =>
    named.label === undefined ? named : { ...named, label: words.own(named.label) };
  return {
    ...tariff,
    ...(fees && { fees: fees.map(inWords) }),
    ...(articles && { articles: articles.map(inWords) }),
  };
}
