import type { CheckName } from '@motel/api-client/desk-contracts';
import { addDays, type Cents, NO_MONEY, nightDates, subtract } from '@motel/booking-core';
import type { Words } from '@motel/content/server';
import { sql } from 'kysely';
import { type Booking, balances, bookingsByIds, unbalancedStays } from '../../../booking/index.ts';
import type { Db } from '../../../db/index.ts';
import { currentBlocks, listRoomTypes, nightsSoldFrom } from '../../../inventory/index.ts';
import { countFeedbackMails, MAX_ATTEMPTS, type OutboxRow, unsentMails } from '../../../mail/index.ts';
import { openItemWords, type Refund } from '../../../money/index.ts';
import { after } from '../../../shared/clock.ts';
import { deskDay } from '../../../shared/motel-time.ts';
import { succeed } from '../../../shared/outcome.ts';
import { type DeskAnswer, type DeskContext, type DeskReading, lastDone } from '../../../staff/index.ts';
import { type OutOfTime, overOrdered, staysOutOfTime, staysWithoutNumber } from '../../../stays/index.ts';
import { isUsed, movedSince, readTills, type Till } from '../../../till/index.ts';
import { type Attention, findAttention, STUCK_AFTER } from '../../attention.ts';
import { type CreditDue, creditsDue } from '../receipts/receipts.ts';
import { type Fault, openStay, runCommand } from './fault.ts';
import { articleFaults, nightFaults, numberFaults, takenNights, wrongNumbers } from './night-faults.ts';

/** Days for which a till that is not signed off is looked for. */
const TILL_DAYS = 31;

const MOST_FAULTS = 20;

/** Whether payments, bookings and rooms agree, and whatever else a motel wants to know in the morning; in one snapshot. */
export const checkMorning: DeskReading<'morning'> = async (context) => {
  const found = await context.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((db) => faultsWithin({ ...context, db }));
  return succeed({
    checks: CHECKS.map((check) => {
      const faults = found[check.name];
      return {
        ...check,
        faults: faults.slice(0, MOST_FAULTS),
        more: Math.max(0, faults.length - MOST_FAULTS),
      };
    }),
    faults: Object.values(found).flat().length,
  });
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

type OpenItem = Attention['items'][number];

const isMachine = ({ provider }: Pick<OpenItem, 'provider'>) => provider === 'machine';

function itemFaults(words: Words, items: readonly OpenItem[], references: Attention['references']): Fault[] {
  return items.map(({ kind, amount, reference, booking_id: booking }) => {
    const { title, advice } = openItemWords(words, kind, amount);
    const about = booking === null ? undefined : references.get(booking);
    const stay = booking !== null && about !== undefined ? { stay: booking } : {};
    return {
      sentence: `${about === undefined ? '' : `${about}: `}${title}. ${advice}`,
      remedy: { kind: 'close-item', reference, ...stay, label: 'Close it' },
    };
  });
}

/** Mails that should have gone out, those that merely wait as one fault. The sentences name no guest. */
function mailFaults(words: Words, mails: readonly OutboxRow[], heldBack: number): Fault[] {
  const waiting = mails.filter(({ last_error }) => last_error === null);
  const failed = mails.filter(({ last_error }) => last_error !== null);
  return [
    ...(waiting[0] === undefined ? [] : [waitingFault(words, waiting.length, waiting[0].created_at)]),
    ...failed.map((mail) => failedFault(words, mail)),
    ...(heldBack === 0 ? [] : [heldBackFault(heldBack)]),
  ];
}

function heldBackFault(count: number): Fault {
  const [messages, are] = count === 1 ? ['message', 'is'] : ['messages', 'are'];
  return {
    sentence: `${count} ${messages} of the feedback form came above the mails of a day, and ${are} kept.`,
    remedy: runCommand('desk -- mailFeedback', 'Mail them'),
  };
}

function failedFault(
  { shownMoment }: Words,
  { id, created_at, attempts, last_error, linked_booking_id: booking }: OutboxRow,
): Fault {
  const isGivenUp = attempts >= MAX_ATTEMPTS;
  return {
    sentence: `A mail of ${shownMoment(created_at)} ${isGivenUp ? 'was given up' : 'is retried'}: the mail server said “${last_error}”.`,
    remedy: isGivenUp
      ? { kind: 'retry-mail', id, label: 'Send it again' }
      : booking === null
        ? { kind: 'close-item', reference: id, label: 'Send it no more' }
        : openStay(booking),
  };
}

/** Nothing tried to send them: the motel's jobs do not run. */
function waitingFault({ shownMoment }: Words, count: number, since: Date): Fault {
  const mails = count === 1 ? 'A mail waits' : `${count} mails wait`;
  return {
    sentence: `${mails} since ${shownMoment(since)}, and the motel has not tried to send ${count === 1 ? 'it' : 'them'}.`,
    remedy: runCommand('start', 'Start the motel again'),
  };
}

/** Milliseconds. A backup of yesterday morning is fresh, one of the day before is not. */
const BACKUP_FRESH_FOR = 36 * 3_600_000;

function backupFaults({ shownMoment }: Words, last: Date | undefined, now: Date): Fault[] {
  if (last !== undefined && last > after(now, -BACKUP_FRESH_FOR)) return [];
  const sentence =
    last === undefined
      ? 'No backup of the motel is known.'
      : `The latest backup is of ${shownMoment(last)}. What was booked since would be lost.`;
  return [{ sentence, remedy: runCommand('backup -- <folder>', 'Make a backup') }];
}

export function guestFaults({ shownDate }: Words, { overdue, missed }: OutOfTime): Fault[] {
  return [
    ...overdue.map(({ id, reference, checkOut }) => ({
      sentence: `The guests of ${reference} were to leave on ${shownDate(checkOut)}, and are not checked out.`,
      remedy: openStay(id),
    })),
    ...missed.map(({ id, reference, checkIn }) => ({
      sentence: `The guests of ${reference} were to come on ${shownDate(checkIn)}, and are not checked in.`,
      remedy: openStay(id),
    })),
  ];
}

/** Tills that are not signed off, or not as they are now. A till without a person cannot be signed. */
export function tillFaults({ shownDate }: Words, tills: readonly Till[]): Fault[] {
  return tills
    .filter(({ person }) => person !== undefined)
    .flatMap((till) => {
      const { date, name, signed } = till;
      const remedy = { kind: 'till' as const, date, label: 'Look at the till' };
      if (signed === undefined) {
        if (!isUsed(till)) return [];
        return [{ sentence: `The till of ${name} on ${shownDate(date)} is not signed off.`, remedy }];
      }
      if (movedSince(till) === 0) return [];
      const sentence = `Money moved in the till of ${name} on ${shownDate(date)} after it was signed off.`;
      return [{ sentence, remedy }];
    });
}

function receiptFaults(due: readonly CreditDue[]): Fault[] {
  return due.map(({ bookingId, reference, number }) => ({
    sentence: `${reference} owes less than receipt ${number} says: a credit note is due.`,
    remedy: { kind: 'receipts', id: bookingId, label: 'Issue the credit note' },
  }));
}

/** Paid sessions without a payment in the books, and payments that are neither a stay nor went back. */
function paymentFaults(
  { shownMoney }: Words,
  unbooked: readonly UnbookedSession[],
  withoutStay: readonly Booking[],
): Fault[] {
  return [
    ...unbooked.map(({ bookingId, reference }) => ({
      sentence: `The payment provider says that ${reference} is paid, and its account has no such payment.`,
      remedy: openStay(bookingId),
    })),
    ...withoutStay.map(({ id, reference, folio }) => ({
      sentence: `${shownMoney(subtract(folio.paid, folio.refunded))} was taken for ${reference}, which is no stay, and did not go back.`,
      remedy: openStay(id),
    })),
  ];
}

/** Accounts that are closed and do not balance. */
export function folioFaults(words: Words, bookings: readonly Booking[]): Fault[] {
  return bookings.map(({ id, reference, status, checkOut, folio: { balance } }) => {
    const end = status === 'confirmed' ? `left on ${words.shownDate(checkOut)}` : 'was given up';
    return { sentence: `${reference} ${end}, and ${due(words, balance)}.`, remedy: openStay(id) };
  });
}

function due({ shownMoney }: Words, balance: Cents): string {
  return balance > 0
    ? `${shownMoney(balance)} is not paid`
    : `the motel owes the guest ${shownMoney(subtract(NO_MONEY, balance))}`;
}

function refundFaults({ shownMoney }: Words, refunds: readonly Refund[]): Fault[] {
  return refunds.map(({ amount, bookingId, paymentReference }) => ({
    sentence: `The payment provider has not accepted a refund of ${shownMoney(amount)} (payment ${paymentReference}). The motel retries it.`,
    remedy: openStay(bookingId),
  }));
}

/** @param since the provider's events are known up to then; `undefined` when they are fresh */
function providerFaults(
  { shownMoment }: Words,
  silent: { provider: string; since: Date } | undefined,
): Fault[] {
  if (silent === undefined) return [];
  return [
    {
      sentence: `The motel may have missed events of ${silent.provider} since ${shownMoment(silent.since)}: it cannot request them, or one of them cannot be applied. It tries each minute.`,
      remedy: { kind: 'ask-provider', label: 'Ask it now' },
    },
  ];
}

interface UnbookedSession {
  readonly bookingId: string;
  readonly reference: string;
}

/** Sessions that the provider calls paid, with neither a payment in the ledger nor an item, which a person knows. */
async function unbookedSessions(db: Db): Promise<UnbookedSession[]> {
  const { rows } = await sql<UnbookedSession>`
    select distinct bookings.id as "bookingId", bookings.reference
    from payment_events event
    join payment_requests request on request.session_id = event.session_id
    join bookings on bookings.id = request.booking_id
    where event.type = 'paid'
      and not exists (select 1 from folio_entries where session_id = event.session_id and kind = 'payment')
      and not exists (select 1 from open_items where open_items.booking_id = bookings.id)
    order by 2`.execute(db);
  return rows;
}

/** Bookings that are no stay although money was taken and has not gone back, by their ids. */
async function paidWithoutStay(db: Db): Promise<Booking[]> {
  const found = await balances(db)
    .where('status', 'in', ['held', 'expired', 'released', 'refunded'])
    .having(sql`sum(case kind when 'payment' then amount when 'refund' then -amount else 0 end)`, '>', 0)
    .execute();
  const ids = found.map(({ id }) => id);
  return bookingsByIds(db, ids);
}
