import {
  addDays,
  type CivilDate,
  MAX_DAYS_AHEAD,
  MAX_NIGHTS,
  type Stay,
  type Tariff,
} from '@motel/booking-core';
import { type DemandChange, demandOn, tariffOfMoment } from '@motel/booking-core/rates';
import { sql } from 'kysely';
import type { Db } from '../db/index.ts';
import type { AtMotel } from '../shared/motel-context.ts';
import { momentAt } from '../shared/motel-time.ts';
import { type Night, soldInAll } from './nights.ts';

/** The tariff with the prices of now for some nights of some kinds of rooms (F38). */
export async function tariffOfNow(...asked: Parameters<typeof demandNow>): Promise<Tariff> {
  return tariffOfMoment(asked[1], await demandNow(...asked));
}

/**
 * The prices that demand changes now, and by which rules. Rooms for which guests are still paying count as free: a hold raises
 * no price, and all guests see the same. Without prices by demand it looks at no night.
 * @param known those nights of these kinds, where they are read already
 */
export async function demandNow(
  { db, ...at }: AtMotel & { readonly db: Db },
  tariff: Tariff,
  kinds: readonly string[],
  span: Stay,
  known?: ReadonlyMap<string, readonly Night[]>,
): Promise<DemandChange[]> {
  if (!tariff.data.demand?.length) return [];
  const sold = known ?? (await soldInAll(db, kinds, span));
  const unpaid = await db
    .selectFrom('bookings')
    .select(['property_id as room', 'check_in as from', 'check_out as to', 'rooms'])
    .where('status', '=', 'held')
    .where('source', '=', 'website')
    .where(sql<boolean>`property_id = any(${kinds})`)
    .where('check_in', '<', span.checkOut)
    .where('check_out', '>', span.checkIn)
    .execute();
  const nights = [...sold].flatMap(([room, own]) =>
    own.map(({ date, capacity: rooms, free }) => {
      const held = unpaid.filter((one) => one.room === room && one.from <= date && date < one.to);
      return { room, date, rooms, free: held.reduce((sum, one) => sum + one.rooms, free) };
    }),
  );
  return demandOn(tariff, { now: momentAt(at), nights });
}

/** All nights that a stay can have that is booked on a day. */
export function bookableNights(today: CivilDate): Stay {
  return { checkIn: today, checkOut: addDays(today, MAX_DAYS_AHEAD + MAX_NIGHTS) };
}
