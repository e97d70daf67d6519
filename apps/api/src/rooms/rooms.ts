import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { asColumns, type Db, type Trx } from '../db/index.ts';
import type { RoomRow } from './rooms-tables.ts';

export interface Room extends Readonly<Pick<Selectable<RoomRow>, 'id' | 'number' | 'traits'>> {
  readonly propertyId: string;
}

export async function roomsInUse(db: Db): Promise<Room[]> {
  return selectInUse(db).orderBy('position').execute();
}

function selectInUse(db: Db) {
  return db
    .selectFrom('rooms')
    .select(['id', 'number', 'property_id as propertyId', 'traits'])
    .where('retired_at', 'is', null);
}

/** A room in use. It stays so where the transaction has locked the numbers of its kind. */
export async function findRoom(trx: Trx, id: string): Promise<Room | undefined> {
  return selectInUse(trx).where('id', '=', id).executeTakeFirst();
}

/** A room in use, with the numbers of its kind locked until the transaction ends. */
export async function lockRoom(trx: Trx, id: string): Promise<Room | undefined> {
  const kind = await trx.selectFrom('rooms').select('property_id').where('id', '=', id).executeTakeFirst();
  if (kind === undefined) return undefined;
  await lockNumbers(trx, [kind.property_id]);
  return findRoom(trx, id);
}

/** Adds a room behind all others. @returns its id @throws the database's error where another room has the number */
export async function addRoom(trx: Trx, { number, propertyId, traits }: Omit<Room, 'id'>, now: Date) {
  const id = randomUUID();
  const { last } = await trx
    .selectFrom('rooms')
    .select(({ fn }) => fn.max('position').as('last'))
    .executeTakeFirstOrThrow();
  const row = { id, number, propertyId, position: (last ?? 0) + 1, createdAt: now, retiredAt: null };
  await trx
    .insertInto('rooms')
    .values({ ...asColumns(row), traits: JSON.stringify(traits) })
    .execute();
  return id;
}

/** Gives a room another number, or other traits. @throws the database's error where another room has the number */
export async function changeRoom(trx: Trx, { id, number, traits }: Omit<Room, 'propertyId'>): Promise<void> {
  await trx
    .updateTable('rooms')
    .set({ number, traits: JSON.stringify(traits) })
    .where('id', '=', id)
    .execute();
}

export async function retireRoom(trx: Trx, id: string, now: Date): Promise<void> {
  await trx.updateTable('rooms').set({ retired_at: now }).where('id', '=', id).execute();
}

/**
 * Locks the numbers of kinds of rooms until the transaction ends: after its guest and its bookings, before any night. Every
 * transaction that gives a number or a closure's nights, adds or gives up a room does this once, so that no two of them
 * wait for each other's numbers. A stay gives up its own numbers without it. Checkouts do not wait: they lock no numbers.
 */
export async function lockNumbers(trx: Trx, propertyIds: readonly string[]): Promise<void> {
  if (propertyIds.length === 0) return;
  await trx
    .selectFrom('properties')
    .select('id')
    .where('id', 'in', propertyIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
