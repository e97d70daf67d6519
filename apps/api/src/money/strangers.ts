import { sql } from 'kysely';
import type { Db, Trx } from '../db/index.ts';
import { wasMailedToday } from '../mail/index.ts';

/** Whether an address has had its mail of the day: anyone can type it in, until a stay was paid with it. */
export async function isMailedStranger(trx: Trx, address: string, now: Date): Promise<boolean> {
  return !(await hasPaidStay(trx, address)) && wasMailedToday(trx, address, now);
}

/** Whether a stay was paid under the e-mail address, also one that was cancelled since. */
async function hasPaidStay(db: Db, email: string): Promise<boolean> {
  const stay = await db
    .selectFrom('bookings')
    .select('id')
    .where(sql`lower(guest_details ->> 'email')`, '=', email.toLowerCase())
    .where('status', 'in', ['confirmed', 'cancelled'])
    .limit(1)
    .executeTakeFirst();
  return stay !== undefined;
}
