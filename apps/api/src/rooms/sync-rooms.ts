import { randomUUID } from 'node:crypto';
import type { Motel, PropertyContent, RoomTrait } from '@motel/content';
import { asColumns, type Db, inBatches, inTransaction, type Trx } from '../db/index.ts';

/** Gives each kind the rooms that it lacks, by the content's numbers or the next ones; the desk's changes remain. */
export async function syncRooms(
  db: Db,
  properties: readonly PropertyContent[],
  now: Date,
  content: FirstNumbers,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    // One process after another: several may start at once on one database.
    const kinds = await trx
      .selectFrom('properties')
      .select(['id', 'counted_by_desk as isCountedByDesk'])
      .orderBy('id')
      .forUpdate()
      .execute();
    const known = await trx.selectFrom('rooms').select(['property_id', 'number', 'retired_at']).execute();
    const inUse = known.filter(({ retired_at }) => retired_at === null);
    const have = Map.groupBy(inUse, ({ property_id }) => property_id);
    const taken = new Set(inUse.map(({ number }) => number));
    const named = new Set(properties.flatMap(({ id }) => Object.keys(content[id] ?? {})));
    const byDesk = new Set(kinds.filter((kind) => kind.isCountedByDesk).map(({ id }) => id));
    const rows = properties
      .filter(({ id }) => !byDesk.has(id))
      .flatMap(({ id, rooms }) => {
        const lacking = rooms - (have.get(id)?.length ?? 0);
        const numbers = numbersOf(content[id], lacking, taken, named);
        return numbers.map(([number, traits]) => ({
          number,
          propertyId: id,
          traits: JSON.stringify(traits),
        }));
      });
    const written = rows.map((row, index) => {
      const position = known.length + index;
      return asColumns({ id: randomUUID(), ...row, position, createdAt: now, retiredAt: null });
    });
    await inBatches(written, (batch) => trx.insertInto('rooms').values(batch).execute());
  });
}

/** Gives up every room, of a motel that begins again: its content counts the next ones. */
export async function retireRooms(trx: Trx, now: Date): Promise<void> {
  await trx.updateTable('rooms').set({ retired_at: now }).where('retired_at', 'is', null).execute();
  await trx.updateTable('properties').set({ counted_by_desk: false }).execute();
}

type FirstNumbers = Motel['roomNumbers'];

/** The numbers of rooms that a kind lacks. @param taken of others; these are added @param named by the content */
function numbersOf(
  first: FirstNumbers[string] = {},
  lacking: number,
  taken: Set<string>,
  named: ReadonlySet<string>,
): [string, readonly RoomTrait[]][] {
  const own = Object.entries(first).filter(([number]) => !taken.has(number));
  const numbers = own.slice(0, Math.max(0, lacking));
  for (let next = 1; numbers.length < lacking; next += 1) {
    const number = `${next}`;
    if (!taken.has(number) && !named.has(number)) numbers.push([number, []]);
  }
  for (const [number] of numbers) taken.add(number);
  return numbers;
}
