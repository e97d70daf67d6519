import { isMissed } from '@motel/booking-core';
import type { Motel } from '@motel/content/server';
import {
  expectedAt,
  factsOf,
  type ListedStay,
  stateOf,
  staysInHouse,
  staysNotCome,
} from '../../booking/index.ts';
import type { Db } from '../../db/index.ts';
import { deskDayAt } from '../../shared/motel-time.ts';

/** Guests who should have left, and those who should have come: each waits for a person's word. */
export interface OutOfTime {
  readonly overdue: readonly ListedStay[];
  readonly missed: readonly ListedStay[];
}

/** All of them, however long ago: they stay until a person decides. */
export async function staysOutOfTime(db: Db, motel: Motel, now: Date): Promise<OutOfTime> {
  const inHouse = await staysInHouse(db);
  const notCome = await staysNotCome(db, deskDayAt(motel, now));
  return {
    overdue: inHouse.filter((stay) => stateOf(motel, stay, now) === 'overdue'),
    missed: notCome.filter((stay) => isMissedAt(motel, stay, now)),
  };
}

/** Whether guests should have come by now, and have not (S13). */
function isMissedAt(motel: Motel, stay: ListedStay, now: Date): boolean {
  const saidToCome = expectedAt(motel, stay)?.getTime();
  const { missedHour } = motel.frontDesk;
  return isMissed(factsOf(stay), now.getTime(), motel.houseRules, { missedHour, saidToCome });
}
