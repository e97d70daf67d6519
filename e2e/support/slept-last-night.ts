import type { Motel } from './motel.ts';
import { otherGuest } from './other-guest.ts';
import { june, juneStay } from './test.ts';

const DAY = 24 * 3_600_000;

/** Guests who slept last night in rooms 11, 12 and on: the first stays on. It is the next day. */
export async function sleptLastNight(motel: Motel, rooms: number): Promise<void> {
  const guest = await otherGuest(motel);
  for (let at = 0; at < rooms; at += 1) {
    await guest.book('hoodoo-double', juneStay(14, at === 0 ? 16 : 15));
    motel.clock.advance(1000);
  }
  const stays = await motel.db.selectFrom('bookings').select('id').orderBy('created_at').execute();
  for (const [at, { id }] of stays.entries()) {
    for (const day of at === 0 ? [14, 15] : [14]) await giveRoom(motel, String(11 + at), day, id);
    const arrived_at = motel.clock.now();
    const left_at = at === 0 ? null : new Date(arrived_at.getTime() + DAY / 2);
    await motel.db.updateTable('bookings').set({ arrived_at, left_at }).where('id', '=', id).execute();
  }
  motel.clock.advance(DAY);
}

/** Gives a room to a stay for a night of June. */
export async function giveRoom({ db }: Motel, number: string, day: number, id: string): Promise<void> {
  const room = await db
    .selectFrom('rooms')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  const night = { room_id: room.id, date: june(day), booking_id: id, closure_id: null };
  await db.insertInto('room_nights').values(night).execute();
}
