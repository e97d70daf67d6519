import type { CodeData } from '@motel/booking-core';
import type { Db } from '../db/index.ts';
import { codeName } from '../rates/index.ts';

/** Whether as many bookings are held or confirmed with a promotion code as it has uses (F14). */
export async function isCodeUsedUp(
  db: Db,
  { code, uses }: Pick<CodeData, 'code' | 'uses'>,
): Promise<boolean> {
  if (uses === undefined) return false;
  return ((await codeUses(db, [code])).get(codeName(code)) ?? 0) >= uses;
}

/** The bookings that are held or confirmed with each of some promotion codes, by the names in the books. */
export async function codeUses(db: Db, codes: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .selectFrom('bookings')
    .select('promotion_code')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('promotion_code', 'in', codes.map(codeName))
    .where('status', 'in', ['held', 'confirmed'])
    .groupBy('promotion_code')
    .execute();
  return new Map(rows.map(({ promotion_code: name, count }) => [name ?? '', count]));
}
