import type { CivilDate, RoomState } from '@motel/booking-core';
import type { Motel } from '@motel/content/server';
import type { Db } from '../../db/index.ts';
import { roomsInUse } from '../../rooms/index.ts';
import { loadRoomsTonight } from '../../stays/index.ts';

const UNCLEAN: ReadonlySet<RoomState> = new Set(['to-clean', 'arriving-unclean']);

/** The rooms that wait for a broom: not clean, not closed tonight, and without guests in them. */
export async function roomsToClean(db: Db, motel: Motel, today: CivilDate): Promise<ReadonlySet<string>> {
  const { stateOf } = await loadRoomsTonight(db, motel, today);
  const rooms = await roomsInUse(db);
  return new Set(rooms.flatMap(({ id }) => (UNCLEAN.has(stateOf(id)) ? [id] : [])));
}
