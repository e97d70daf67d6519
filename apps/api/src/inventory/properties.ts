import type { PropertyWire } from '@motel/api-client/contracts';
import {
  addDays,
  type Cents,
  type CivilDate,
  ENGLISH,
  LEAST_PARTY,
  NO_MONEY,
  nightPrices,
  type PlanData,
  parseTariff,
  priceWays,
  type Quote,
  type RoomLimits,
  subtract,
  sum,
  type Tariff,
  type TariffData,
  toDollars,
} from '@motel/booking-core';
import { feeAmount, hasCodes, isAbout, roomTariff } from '@motel/booking-core/rates';
import { altIn, cardTerms, type Motel, roomTerms, taxWordsOf, type Words } from '@motel/content/server';
import type { Selectable } from 'kysely';
import type { Db } from '../db/index.ts';
import { lastTariffVersion, tariffOfVersion } from '../rates/index.ts';
import type { MotelContext } from '../shared/motel-context.ts';
import { todayAt } from '../shared/motel-time.ts';
import { refuse } from '../shared/outcome.ts';
import type { PropertyRow } from './inventory-tables.ts';
import { type Place, toRow } from './sync-properties.ts';
import { bookableNights, tariffOfNow } from './tariff-of-now.ts';

export type StoredProperty = Selectable<PropertyRow>;

export interface PricedProperty {
  readonly property: StoredProperty;
  readonly tariff: Tariff;
  readonly limits: RoomLimits;
}

/** A property that the motel shows; `undefined` for any other id. */
export async function findPricedProperty(db: Db, id: string): Promise<PricedProperty | undefined> {
  return (await findPricedProperties(db, [id])).get(id);
}

/** Those of some ids that the motel shows. */
export async function findPricedProperties(db: Db, ids: readonly string[]) {
  const found = new Map<string, PricedProperty>();
  for (const { tariff_version, ...property } of await selectListed(db).where('id', 'in', ids).execute()) {
    const tariff = await tariffOfVersion(db, tariff_version);
    const limits = tariff.limitsOf(property.id);
    if (limits !== undefined) found.set(property.id, { property, tariff, limits });
  }
  return found;
}

/** The properties that the motel shows, in the owner's order, with the tariff in force. */
export async function listPricedProperties(db: Db) {
  const properties = await selectListed(db).orderBy('position').execute();
  const [first] = properties;
  if (first === undefined) return undefined;
  const { tariff_version: version } = first;
  return { properties, tariff: await tariffOfVersion(db, version), version };
}

/** Whether the website sells a room by plans (F33). */
export function isSoldByPlan(tariff: Tariff, room: string): boolean {
  return plansOnline(tariff, room).length > 0;
}

/** The plans by which the website sells a room (F33). */
export function plansOnline({ data }: Tariff, room: string): PlanData[] {
  const isSold = ({ sold = ['website'] }: PlanData) => sold.includes('website');
  return (data.plans ?? []).filter((plan) => isAbout(plan, room) && isSold(plan));
}

/** The tariff of `priceWays` on the website: a room that is sold there in no plan keeps the tariff's own prices. */
export function tariffOnline(tariff: Tariff, room: string, today: CivilDate): Tariff {
  const isOwn = tariff.data.plans !== undefined && !isSoldByPlan(tariff, room);
  return isOwn ? parseTariff(roomTariff(tariff, room, today)) : tariff;
}

/** The cheapest way to stay alone, as the website sells it. */
function cheapestAlone(tariff: Tariff, room: string, today: CivilDate, nights: number): Quote | undefined {
  const stay = { room, from: today, to: addDays(today, nights), place: 'website', bookedOn: today } as const;
  const priced = priceWays(tariffOnline(tariff, room, today), { ...stay, party: LEAST_PARTY }, ENGLISH.price);
  return priced.ok ? priced.ways[0].quote : undefined;
}

function selectListed(db: Db) {
  return db
    .selectFrom('properties')
    .selectAll()
    .select(lastTariffVersion.as('tariff_version'))
    .where('is_listed', '=', true);
}

/** Properties by their ids, also those that are no longer shown. */
export async function propertiesById(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, StoredProperty>();
  const found = await db
    .selectFrom('properties')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(found.map((property) => [property.id, property]));
}

/** The kinds of rooms that the motel shows, in the owner's order. */
export async function listPropertyTitles(db: Db) {
  return db
    .selectFrom('properties')
    .select(['id', 'title'])
    .where('is_listed', '=', true)
    .orderBy('position')
    .execute();
}

/** All room types, in the owner's order, also those that are no longer for sale: they have no `rooms`. */
export async function listRoomTypes(db: Db) {
  const types = await db
    .selectFrom('properties')
    .select(['id', 'title', 'capacity', 'in_stock', 'is_listed'])
    .orderBy('is_listed', 'desc')
    .orderBy('position')
    .orderBy('id')
    .execute();
  return types.map(({ id, title, capacity, in_stock, is_listed: isListed }) => {
    return { id, title, rooms: isListed && in_stock ? capacity : 0, isListed };
  });
}

type ShownContext = MotelContext & { readonly db: Db };

export async function listProperties(context: ShownContext) {
  const { db, motel } = context;
  const listed = await listPricedProperties(db);
  if (listed === undefined) return [];
  const ids = listed.properties.map(({ id }) => id);
  const today = todayAt(context);
  const tonight = { checkIn: today, checkOut: addDays(today, 1) };
  const tariff = await tariffOfNow(context, listed.tariff, ids, tonight);
  return listed.properties.map((row) => {
    const property = inWordsOf(motel, row);
    const { images, badge, rating, guest, beds, bedSize, size, bath } = property.facts;
    const plan = plansOnline(tariff, row.id)[0]?.id;
    return {
      ...shownBy(context, property, tariff),
      image: images[0],
      imageAlts: images.slice(0, 1).map((image) => altIn(motel, context.words, image)),
      badge,
      rating,
      guest,
      beds,
      bedSize,
      size,
      bath,
      terms: cardTerms(context.words, tariff.data, { room: row.id, checkIn: today, plan }),
    };
  });
}

/** Everything that a property's own page shows, and the tariff by which it prices a stay. */
export async function showProperty(context: ShownContext, id: string): Promise<PropertyWire> {
  const { db, motel, words } = context;
  const found = (await findPricedProperty(db, id)) ?? refuse('not-found', 'property-unknown');
  const tariff = await tariffOfNow(context, found.tariff, [id], bookableNights(todayAt(context)));
  const property = inWordsOf(motel, found.property);
  const { city, country, images, badge: _, ...facts } = property.facts;
  return {
    ...shownBy(context, property, tariff),
    location: { city, country },
    images: [...images],
    imageAlts: images.map((image) => altIn(motel, words, image)),
    ...facts,
    terms: roomTerms(words, tariff.data, id),
    longer: longerStays(words, tariff, property, todayAt(context)),
    petFeePerPet: toDollars(feeAmount(tariff, 'pets', id)),
    isPetFriendly: property.is_pet_friendly,
    defaultAllowedPersons: property.default_allowed_persons,
    sleeps: found.limits.sleeps,
    extraPersonCharge: toDollars(feeAmount(tariff, 'extra-persons', id)),
    takesPromotionCodes: hasCodes(tariff, id),
    tariff: tariffInWords(words, roomTariff(tariff, id, todayAt(context))),
  };
}

function shownBy(context: ShownContext, property: StoredProperty, tariff: Tariff) {
  return {
    _id: property.id,
    title: property.title,
    roomType: property.room_type,
    inStock: property.in_stock,
    isSmokingAllowed: property.is_smoking_allowed,
    allowedPets: property.allowed_pets,
    price: toDollars(priceFromTonight(tariff, property.id, todayAt(context))),
    taxes: changedTaxWords(context.words, tariff),
  };
}

/** The motel's names of fees, taxes, articles and plans in the language of the words. */
export function tariffInWords(words: Words, { fees, articles, plans, ...tariff }: TariffData): TariffData {
  const inWords = <T extends { readonly label?: string }>(named: T): T =>
    named.label === undefined ? named : { ...named, label: words.own(named.label) };
  return {
    ...tariff,
    ...(fees && { fees: fees.map(inWords) }),
    ...(articles && { articles: articles.map(inWords) }),
    ...(plans && { plans: plans.map(inWords) }),
  };
}

/** A property in the words and pictures of a motel; what is sold, and for how much, is unchanged. */
function inWordsOf(motel: Pick<Motel, 'properties' | keyof Place>, row: StoredProperty) {
  const property = motel.properties.find(({ id }) => id === row.id);
  if (property === undefined) return row;
  const { title, room_type, facts } = toRow(property, motel, row.position);
  return { ...row, title, room_type, facts };
}

/** How far ahead a price is looked for when tonight has none. */
const DAYS_AHEAD = 400;

/** The price per night that a card shows: tonight's, or that of the next night for sale; $0 when there is none. */
function priceFromTonight(tariff: Tariff, room: string, today: CivilDate): Cents {
  const priceFrom = (from: number, to: number) =>
    nightPrices(tariff, room, addDays(today, from), addDays(today, to)).find(
      ({ price }) => price !== undefined,
    )?.price;
  const planned = isSoldByPlan(tariff, room) ? cheapestAlone(tariff, room, today, 1) : undefined;
  return planned?.nights[0]?.price ?? priceFrom(0, 1) ?? priceFrom(1, DAYS_AHEAD) ?? NO_MONEY;
}

/** A week and a month, in nights. */
const LONGER = [7, 30];

/** Stays from today that cost less than their nights, for a guest alone: `7 nights $649.65, $13.35 less` (F9, F10). */
function longerStays(words: Words, tariff: Tariff, { id, in_stock }: StoredProperty, today: CivilDate) {
  if (!in_stock) return undefined;
  const stays = LONGER.flatMap((nights) => {
    const quote = cheapestAlone(tariff, id, today, nights);
    if (quote === undefined) return [];
    const sumOf = (...kinds: string[]) =>
      sum(...quote.lines.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount));
    const saved = subtract(NO_MONEY, sumOf('step', 'period'));
    if (saved <= 0) return [];
    const figures = {
      nights: words.counted(nights, 'night'),
      price: words.shownPrice(sumOf('rooms', 'persons', 'step', 'period')),
      saved: words.shownPrice(saved),
    };
    return [words.t('{nights} {price}, {saved} less', figures)];
  });
  return stays.length > 0 ? stays : undefined;
}

/** How prices stand to the taxes, where the desk has changed what the motel's files say; pages have those words. */
function changedTaxWords(words: Words, { data }: Tariff): string | undefined {
  const taxes = taxWordsOf(words, data.fees);
  return taxes === words.motel.moneyWords.beforeTaxes ? undefined : taxes;
}
