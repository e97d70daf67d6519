import type { CivilDate } from '@motel/booking-core';
import type { Db } from '../db/index.ts';

/** A room that is out of order on a night. */
export interface ClosedRoom {
  readonly roomId: string;
  /** The first day on which it is in order again. */
  readonly until: CivilDate;
  readonly reason: string;
}

export async function closedRoomsOn(db: Db, night: CivilDate): Promise<ClosedRoom[]> {
  return db
    .selectFrom('room_closures')
    .select(['room_id as roomId', 'check_out as until', 'reason'])
    .where('lifted_at', 'is', null)
    .where('check_in', '<=', night)
    .where('check_out', '>', night)
    .execute();
}
