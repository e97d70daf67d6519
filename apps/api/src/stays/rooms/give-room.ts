import type { Motel } from '@motel/content/server';
import { type Booking, movingGuests } from '../../booking/index.ts';
import type { Trx } from '../../db/index.ts';
import { leaveRooms, type RoomOfStay } from '../../rooms/index.ts';
import { deskDayAt, laterOf } from '../../shared/motel-time.ts';
import { type Outcome, refuse, succeed } from '../../shared/outcome.ts';
import { changedMeanwhile } from '../stay-version.ts';
import { roomsOf } from './stay-rooms.ts';
import { takeRooms } from './take-rooms.ts';

/** A room that a person wants for a stay. */
export interface WantedRoom {
  readonly roomId: string;
  /** The room that it takes the place of, from tonight on. */
  readonly insteadOf?: string | undefined;
}

interface GivenRoom {
  readonly number: string;
  /** The rooms of the stay, before and after. */
  readonly before: readonly RoomOfStay[];
  readonly rooms: RoomOfStay[];
}

/**
 * Gives a locked stay, with the numbers of its kind locked, a room from today or its first night on; nights that were
 * slept stay with the old room, which must be cleaned where guests were in it. Refused as `takeRooms` is, or where the
 * stay has all its rooms.
 * @throws as `takeRooms` does
 */
export async function giveRoom(
  trx: Trx,
  motel: Motel,
  booking: Booking,
  { roomId, insteadOf }: WantedRoom,
  now: Date,
): Promise<Outcome<GivenRoom>> {
  const today = deskDayAt(motel, now);
  if (booking.checkOut <= today) return refuse('rule-broken', 'no-night-left');
  const stay = { checkIn: laterOf(today, booking.checkIn), checkOut: booking.checkOut };
  const before = await roomsOf(trx, booking.id);
  const ahead = before.filter(({ checkOut }) => checkOut > stay.checkIn);
  if (insteadOf !== undefined && !ahead.some((own) => own.roomId === insteadOf)) {
    return changedMeanwhile(trx, booking);
  }
  const left = new Set(ahead.filter((own) => own.roomId !== insteadOf).map((own) => own.roomId));
  if (left.size >= booking.party.rooms) return refuse('rule-broken', 'rooms-all-given');
  const taken = await movingGuests(trx, motel, booking, now, async () => {
    if (insteadOf !== undefined) await leaveRooms(trx, booking.id, stay, insteadOf);
    return takeRooms(trx, motel, booking, stay, [roomId]);
  });
  if (!taken.ok) return taken;
  const [number = ''] = taken.value;
  return succeed({ number, before, rooms: await roomsOf(trx, booking.id) });
}
