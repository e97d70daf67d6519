import type { CivilDate } from '@motel/booking-core';
import type { Words } from '@motel/content/server';
import { staysInHouse, staysNotCome, unbalancedStays } from '../../../booking/index.ts';
import type { Db } from '../../../db/index.ts';
import { readTills } from '../../../till/index.ts';
import type { Fault } from '../morning/fault.ts';
import { folioFaults } from '../morning/money-faults.ts';
import { guestFaults, tillFaults } from '../morning/work-faults.ts';

/** The work that should be done before a day ends: guests who have not come or left, accounts, and tills. */
export async function stillToDo(words: Words, db: Db, date: CivilDate): Promise<Fault[]> {
  const inHouse = await staysInHouse(db);
  return [
    ...guestFaults(words, {
      overdue: inHouse.filter(({ checkOut }) => checkOut <= date),
      missed: await staysNotCome(db, date),
    }),
    ...folioFaults(words, await unbalancedStays(db, date)),
    ...tillFaults(words, await readTills(db, words.motel, date, date)),
  ];
}
