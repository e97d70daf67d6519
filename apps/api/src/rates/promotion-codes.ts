import { codeName } from '@motel/booking-core/rates';
import type { Trx } from '../db/index.ts';

/** Locks a code, after guest, bookings and nights, so that bookings with it are counted one after another. */
export async function lockCode(trx: Trx, code: string): Promise<void> {
  const name = codeName(code);
  await trx
    .insertInto('promotion_codes')
    .values({ code: name })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx.selectFrom('promotion_codes').select('code').where('code', '=', name).forUpdate().execute();
}
