import { isMissed } from '@motel/booking-core';
import { motel } from '@motel/content';
import {
  expectedAt,
  factsOf,
  type ListedStay,
  stateOf,
  staysInHouse,
  staysNotCome,
} from '../../booking/index.ts';
import type { Db } from '../../db/index.ts';
import { deskDayAt } from '../../shared/desk-day.ts';

/** Guests who should have left, and those who should have come: each waits for a person's word. */
export interface OutOfTime {
  readonly overdue: readonly ListedStay[];
  readonly missed: readonly ListedStay[];
}

/** All of them, however long ago: they stay until a person decides. */
export async function staysOutOfTime(db: Db, now: Date): Promise<OutOfTime> {
  const inHouse = await staysInHouse(db);
  const notCome = await staysNotCome(db, deskDayAt(now));
  return {
    overdue: inHouse.filter((stay) => stateOf(stay, now) === 'overdue'),
    missed: notCome.filter((stay) => isMissedAt(stay, now)),
  };
}

/** Whether guests should have come by now, and have not (S13). */
function isMissedAt(stay: ListedStay, now: Date): boolean {
  const saidToCome = expectedAt(stay)?.getTime();
  const { missedHour } = motel.frontDesk;
  return isMissed(factsOf(stay), now.getTime(), motel.houseRules, { missedHour, saidToCome });
}
