import { IS_PAID } from '../booking/index.ts';
import type { Db } from '../db/index.ts';
import { hashToken } from '../shared/token.ts';

/** A browser, by the token in its cookie (decision 028). */
export interface Device {
  readonly token: string;
  /** Stored instead of the token. */
  readonly hash: string;
}

export function deviceOf(token: string): Device {
  return { token, hash: hashToken(token) };
}

/** Whether this device is known to the number: its guest has paid there, or opened a paid stay. */
export async function isDeviceOf(db: Db, mobile: string, deviceHash: string): Promise<boolean> {
  const found = await db
    .selectFrom('guests')
    .innerJoin('bookings as paid', 'paid.guest_id', 'guests.id')
    .innerJoin('device_bookings', 'device_bookings.booking_id', 'paid.id')
    .select('paid.id')
    .where('mobile', '=', mobile)
    .where('device_hash', '=', deviceHash)
    .where(IS_PAID)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
