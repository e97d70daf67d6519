import type { CodeData, Tariff } from '@motel/booking-core';
import type { Trx } from '../db/index.ts';
import { isAbout } from './room-tariff.ts';

/** The tariff's code of this name, in any case of letters (F14). */
export function findCode({ data }: Tariff, name: string): CodeData | undefined {
  return data.codes?.find(({ code }) => codeName(code) === codeName(name));
}

/** Whether some code is about a room; guests who have none are not asked for one. */
export function hasCodes({ data }: Tariff, room: string): boolean {
  return data.codes?.some((code) => isAbout(code, room)) ?? false;
}

/** A code as the books have it. */
export function codeName(code: string): string {
  return code.trim().toLowerCase();
}

/**
 * Locks a code until the transaction ends, so that bookings with it are counted one after another. It is locked after
 * guest, bookings and nights.
 */
export async function lockCode(trx: Trx, code: string): Promise<void> {
  const name = codeName(code);
  await trx
    .insertInto('promotion_codes')
    .values({ code: name })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx.selectFrom('promotion_codes').select('code').where('code', '=', name).forUpdate().execute();
}
