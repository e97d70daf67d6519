import { randomUUID } from 'node:crypto';
import { type PropertyContent, type RoomTrait, roomNumbers } from '@motel/content';
import { type Db, inTransaction } from '../db/index.ts';

/**
 * Gives each kind of room that has no room yet its rooms with their numbers, as the motel's content names them, or the
 * next ones that are free. From then on the desk adds and renames them: later starts change nothing.
 */
export async function syncRooms(db: Db, properties: readonly PropertyContent[], now: Date): Promise<void> {
  await inTransaction(db, async (trx) => {
    const known = await trx.selectFrom('rooms').select(['property_id', 'number', 'retired_at']).execute();
    const taken = new Set(known.filter(({ retired_at }) => retired_at === null).map(({ number }) => number));
    const kinds = new Set(known.map(({ property_id }) => property_id));
    const named = new Set(properties.flatMap(({ id }) => Object.keys(roomNumbers[id] ?? {})));
    const rows = properties
      .filter(({ id }) => !kinds.has(id))
      .flatMap((property) =>
        numbersOf(property, taken, named).map(([number, traits]) => ({
          number,
          property_id: property.id,
          traits,
        })),
      );
    for (const [index, { traits, ...row }] of rows.entries()) {
      await trx
        .insertInto('rooms')
        .values({
          id: randomUUID(),
          ...row,
          position: known.length + index,
          traits: JSON.stringify(traits),
          created_at: now,
          retired_at: null,
        })
        .execute();
    }
  });
}

/**
 * The numbers of a new kind of room.
 * @param taken of other rooms; these are added
 * @param named those that the content keeps for a kind of room
 */
function numbersOf(
  { id, rooms }: PropertyContent,
  taken: Set<string>,
  named: ReadonlySet<string>,
): [string, readonly RoomTrait[]][] {
  const own = Object.entries(roomNumbers[id] ?? {}).filter(([number]) => !taken.has(number));
  const numbers = own.slice(0, rooms);
  for (let next = 1; numbers.length < rooms; next += 1) {
    const number = `${next}`;
    if (!taken.has(number) && !named.has(number)) numbers.push([number, []]);
  }
  for (const [number] of numbers) taken.add(number);
  return numbers;
}
