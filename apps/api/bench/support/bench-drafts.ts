import { randomUUID } from 'node:crypto';
import type { CheckoutRequest } from '@motel/api-client/contracts';
import { addDays } from '@motel/booking-core';
import type { PropertyContent } from '@motel/content';
import { motel as content, motel } from '@motel/content/testing';
import type { Db } from '../../src/db/database.ts';
import { migrate } from '../../src/db/migrate.ts';
import { syncProperties } from '../../src/inventory/sync-properties.ts';
import { signingSecret } from '../../src/money/providers/embedded/event-delivery.ts';
import { systemClock } from '../../src/shared/clock.ts';
import { todayAt } from '../../src/shared/motel-time.ts';
import { createToken, hashToken } from '../../src/shared/token.ts';
import { checkoutRequest, room } from '../../test/support/test-booking.ts';

/** More rooms than the guests request, because the benchmark measures bookings, not refusals. */
export const BENCH_ROOMS = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => room(`bench-${id}`, 5_000));

/** A signed-in guest about to book. */
export interface BenchDraft {
  readonly token: string;
  readonly key: string;
  readonly request: CheckoutRequest;
}

/** The guests' nights: all over the calendar, or all the same ones. */
export type Demand = 'spread nights' | 'the same two nights';

/** Fills an empty database with rooms and signed-in guests. Each guest wants two nights. */
export async function prepareDrafts(
  db: Db,
  count: number,
  demand: Demand,
  rooms: readonly PropertyContent[] = BENCH_ROOMS,
): Promise<BenchDraft[]> {
  await migrate(db);
  const today = todayAt({ clock: systemClock, motel: content });
  await syncProperties(db, rooms, motel, today);
  await signingSecret(db);
  const now = systemClock.now();
  const drafts: BenchDraft[] = [];
  for (let index = 0; index < count; index += 1) {
    const guestId = randomUUID();
    const token = createToken();
    const mobile = `+1403${String(2_000_000 + index)}`;
    await db.insertInto('guests').values({ id: guestId, mobile, created_at: now }).execute();
    await db
      .insertInto('auth_sessions')
      .values({
        id: randomUUID(),
        guest_id: guestId,
        token_hash: hashToken(token),
        revoked_at: null,
        created_at: now,
        expires_at: new Date(now.getTime() + 24 * 3_600_000),
      })
      .execute();
    const isSpread = demand === 'spread nights';
    const checkIn = addDays(today, isSpread ? 1 + ((index * 37) % 700) : 30);
    const property = rooms[isSpread ? index % rooms.length : 0];
    if (property === undefined) throw new Error('There is no room to book');
    const request = checkoutRequest(guestId, { checkIn, checkOut: addDays(checkIn, 2) }, property);
    drafts.push({ token, key: randomUUID(), request });
  }
  return drafts;
}
