import { type CivilDate, type RoomVerb, whyNotWithRoom } from '@motel/booking-core';
import type { Motel } from '@motel/content/server';
import type { Trx } from '../../db/index.ts';
import type { Room } from '../../rooms/index.ts';
import { type Refused, refuse } from '../../shared/outcome.ts';
import { loadRoomsTonight } from './rooms-tonight.ts';

/** Why a verb is refused for a room because guests are in it (H5, H6); `undefined` otherwise. */
export async function whyInUse(
  trx: Trx,
  motel: Motel,
  { id, number }: Pick<Room, 'id' | 'number'>,
  verb: RoomVerb,
  today: CivilDate,
): Promise<Refused | undefined> {
  const { stateOf, stayIn } = await loadRoomsTonight(trx, motel, today);
  if (whyNotWithRoom(stateOf(id), verb) !== 'room-in-use') return undefined;
  const inside = stayIn(id);
  const name = inside === undefined ? '' : `${inside.firstName} ${inside.lastName}`;
  return refuse('rule-broken', 'room-in-use', { number, name });
}
