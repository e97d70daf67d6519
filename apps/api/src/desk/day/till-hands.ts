import type { HandWire } from '@motel/api-client/desk-contracts';
import { addDays, type CivilDate } from '@motel/booking-core';
import type { Db } from '../../db/index.ts';
import { tillFaults } from '../books/morning/paper-faults.ts';
import { readTills } from '../books/till/tills.ts';

/** Days for which a till that is not signed off waits on the board; the morning check looks further back. */
const DAYS = 7;

/** Tills of the days before that wait for their signature. @param today the desk's date */
export async function tillHands(db: Db, today: CivilDate): Promise<HandWire[]> {
  const tills = await readTills(db, addDays(today, -DAYS), addDays(today, -1));
  return tillFaults(tills).map(({ sentence, remedy }) => ({
    id: `till ${sentence}`,
    kind: 'money',
    isUrgent: false,
    title: sentence,
    details: '',
    remedy: {
      do: 'open-page',
      label: remedy.label,
      page: remedy.kind === 'till' ? `till?date=${remedy.date}` : 'morning',
    },
  }));
}
