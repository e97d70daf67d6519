import type { RoomLimits, Tariff } from '@motel/booking-core';
import type { Selectable } from 'kysely';
import type { Db } from '../db/index.ts';
import { lastTariffVersion, tariffOfVersion } from '../rates/index.ts';
import { type Refused, refuse } from '../shared/outcome.ts';
import type { PropertyRow } from './inventory-tables.ts';

export type StoredProperty = Selectable<PropertyRow>;

/** A property with the tariff in force, and its places in it. */
export interface PricedProperty {
  readonly property: StoredProperty;
  readonly tariff: Tariff;
  readonly limits: RoomLimits;
}

/** A property that the motel shows; `undefined` for any other id. */
export async function findPricedProperty(db: Db, id: string): Promise<PricedProperty | undefined> {
  const found = await selectListed(db).where('id', '=', id).executeTakeFirst();
  if (found === undefined) return undefined;
  const { tariff_version, ...property } = found;
  const tariff = await tariffOfVersion(db, tariff_version);
  const limits = tariff.limitsOf(id);
  return limits && { property, tariff, limits };
}

/** The properties that the motel shows, in the owner's order, with the tariff in force. */
export async function listPricedProperties(db: Db) {
  const properties = await selectListed(db).orderBy('position').execute();
  const [first] = properties;
  if (first === undefined) return undefined;
  const { tariff_version: version } = first;
  return { properties, tariff: await tariffOfVersion(db, version), version };
}

/** The properties that the motel shows, each with the number of the last tariff. */
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

export async function hasProperty(db: Db, id: string): Promise<boolean> {
  return (await propertiesById(db, [id])).has(id);
}

export function unknownProperty(): Refused {
  return refuse('not-found', 'property-unknown');
}
