import { hasPaidStay } from '../booking/index.ts';
import type { Trx } from '../db/index.ts';
import { wasMailedToday } from '../mail/index.ts';

/** Whether an address has had its mail of the day: anyone can type it in, until a stay was paid with it. */
export async function isMailedStranger(trx: Trx, address: string, now: Date): Promise<boolean> {
  return !(await hasPaidStay(trx, address)) && wasMailedToday(trx, address, now);
}
