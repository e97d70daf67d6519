import { juneStay } from './dates.ts';
import type { Motel } from './motel.ts';
import { otherGuest } from './other-guest.ts';

const DAY = 24 * 3_600_000;

/** Guests who slept last night in rooms 11, 12 and on: the first stays on. It is the next day. */
export async function sleptLastNight(motel: Motel, rooms: number): Promise<void> {
  const guest = await otherGuest(motel);
  for (let at = 0; at < rooms; at += 1) {
    await guest.book('hoodoo-double', juneStay(14, at === 0 ? 16 : 15));
    motel.clock.advance(1000);
  }
  const stays = await motel.db.selectFrom('bookings').select('id').orderBy('created_at').execute();
  const rows = await motel.db.selectFrom('rooms').select(['id', 'number']).execute();
  for (const [at, { id }] of stays.entries()) {
    const room = rows.find(({ number }) => number === String(11 + at));
    const nights = at === 0 ? ['2027-06-14', '2027-06-15'] : ['2027-06-14'];
    for (const date of nights) {
      const night = { room_id: room?.id ?? '', date, booking_id: id, closure_id: null };
      await motel.db
        .insertInto('room_nights')
        .values(night as never)
        .execute();
    }
    const arrived_at = motel.clock.now();
    const left_at = at === 0 ? null : new Date(arrived_at.getTime() + DAY / 2);
    await motel.db.updateTable('bookings').set({ arrived_at, left_at }).where('id', '=', id).execute();
  }
  motel.clock.advance(DAY);
}
