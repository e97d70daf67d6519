import type { CheckName } from '@motel/api-client/desk-contracts';
import { addDays, nightDates } from '@motel/booking-core';
import type { Words } from '@motel/content/server';
import { unbalancedStays } from '../../../booking/index.ts';
import type { Db } from '../../../db/index.ts';
import { currentBlocks, listRoomTypes, nightsSoldFrom } from '../../../inventory/index.ts';
import { countFeedbackMails, unsentMails } from '../../../mail/index.ts';
import { after } from '../../../shared/clock.ts';
import { deskDay } from '../../../shared/motel-time.ts';
import { type DeskAnswer, type DeskContext, type DeskReading, lastDone } from '../../../staff/index.ts';
import { overOrdered, staysOutOfTime, staysWithoutNumber } from '../../../stays/index.ts';
import { readTills } from '../../../till/index.ts';
import { findAttention, STUCK_AFTER } from '../../attention.ts';
import { creditsDue } from '../receipts/receipts.ts';
import type { Fault } from './fault.ts';
import {
  folioFaults,
  paidWithoutStay,
  paymentFaults,
  providerFaults,
  refundFaults,
  unbookedSessions,
} from './money-faults.ts';
import { articleFaults, nightFaults, numberFaults, takenNights, wrongNumbers } from './night-faults.ts';
import {
  backupFaults,
  guestFaults,
  isMachine,
  itemFaults,
  mailFaults,
  receiptFaults,
  tillFaults,
} from './work-faults.ts';

/** Days for which a till that is not signed off is looked for. */
const TILL_DAYS = 31;

const MOST_FAULTS = 20;

/** Whether payments, bookings and rooms agree, and whatever else a motel wants to know in the morning; in one snapshot. */
export const checkMorning: DeskReading<'morning'> = async (context) => {
  const found = await context.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((db) => faultsWithin({ ...context, db }));
  return {
    checks: CHECKS.map((check) => {
      const faults = found[check.name];
      return {
        ...check,
        faults: faults.slice(0, MOST_FAULTS),
        more: Math.max(0, faults.length - MOST_FAULTS),
      };
    }),
    faults: Object.values(found).flat().length,
  };
};

/** The questions to the books in their order on the page, with the sentence where there is no fault. */
const CHECKS: readonly Pick<DeskAnswer<'morning'>['checks'][number], 'name' | 'title' | 'good'>[] = [
  { name: 'payments', title: 'Payments', good: 'Every payment is a stay, or went back.' },
  { name: 'nights', title: 'Rooms and nights', good: 'Every night sold is a stay, a hold or a closed room.' },
  {
    name: 'numbers',
    title: 'Room numbers',
    good: 'Every number belongs to a stay that has its night, and everybody in the house has one.',
  },
  { name: 'guests', title: 'Guests', good: 'Everybody who was to come or to leave has.' },
  { name: 'articles', title: 'Articles', good: 'No night has more orders than there is stock.' },
  { name: 'folios', title: 'Accounts', good: 'Every stay that is over is paid.' },
  { name: 'refunds', title: 'Refunds', good: 'Every refund is on its way.' },
  { name: 'open-items', title: 'Open items', good: 'No matter of money waits for a person.' },
  { name: 'mails', title: 'Mails', good: 'Every mail went out.' },
  { name: 'till', title: 'Tills', good: 'Every till of the days before is signed off.' },
  { name: 'receipts', title: 'Receipts', good: 'No stay owes less than its receipt says.' },
  { name: 'provider', title: 'Payment provider', good: 'Its events are known up to the last hour.' },
  { name: 'backup', title: 'Backup', good: 'The latest backup is fresh.' },
  { name: 'machine', title: 'Disk and clock', good: 'The disk has space, and the clock is right.' },
];

async function faultsWithin(context: DeskContext): Promise<Record<CheckName, readonly Fault[]>> {
  const { db, clock, motel, words } = context;
  const now = clock.now();
  const today = deskDay(context);
  const yesterday = addDays(today, -1);
  const { items, references, refunds, silentProvider } = await findAttention(db, now);
  const { heldBack } = await countFeedbackMails(db, now);
  const [ofMachine, ofMoney] = [items.filter(isMachine), items.filter((item) => !isMachine(item))];
  return {
    payments: paymentFaults(words, await unbookedSessions(db), await paidWithoutStay(db)),
    nights: await nightsOf(words, db, yesterday),
    numbers: numberFaults(words, await wrongNumbers(db, yesterday), await staysWithoutNumber(db, today)),
    guests: guestFaults(words, await staysOutOfTime(db, motel, now)),
    articles: articleFaults(words, await overOrdered(words, db, today)),
    folios: folioFaults(words, await unbalancedStays(db, today)),
    refunds: refundFaults(words, refunds),
    'open-items': itemFaults(words, ofMoney, references),
    mails: mailFaults(words, await unsentMails(db, after(now, -STUCK_AFTER)), heldBack),
    till: tillFaults(words, await readTills(db, motel, addDays(today, -TILL_DAYS), yesterday)),
    receipts: receiptFaults(await creditsDue(db, today)),
    provider: providerFaults(words, silentProvider),
    backup: backupFaults(words, await lastDone(db, 'backup'), now),
    machine: itemFaults(words, ofMachine, references),
  };
}

async function nightsOf(words: Words, db: Db, from: Parameters<typeof takenNights>[1]): Promise<Fault[]> {
  const blocks = (await currentBlocks(db)).flatMap((block) =>
    nightDates(block)
      .filter((date) => date >= from)
      .map((date) => ({ propertyId: block.propertyId, date, rooms: block.rooms })),
  );
  const taken = [...(await takenNights(db, from)), ...blocks];
  return nightFaults(words, await nightsSoldFrom(db, from), taken, await listRoomTypes(db));
}
