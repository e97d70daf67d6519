import type { Words } from '@motel/content/server';
import { MAX_ATTEMPTS, type OutboxRow } from '../../../mail/index.ts';
import { openItemWords } from '../../../money/index.ts';
import { after } from '../../../shared/clock.ts';
import type { OutOfTime } from '../../../stays/index.ts';
import { isUsed, movedSince, type Till } from '../../../till/index.ts';
import type { Attention } from '../../attention.ts';
import type { CreditDue } from '../receipts/receipts.ts';
import { type Fault, openStay, runCommand } from './fault.ts';

type OpenItem = Attention['items'][number];

export const isMachine = ({ provider }: Pick<OpenItem, 'provider'>) => provider === 'machine';

export function itemFaults(
  words: Words,
  items: readonly OpenItem[],
  references: Attention['references'],
): Fault[] {
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
export function mailFaults(words: Words, mails: readonly OutboxRow[], heldBack: number): Fault[] {
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

export function backupFaults({ shownMoment }: Words, last: Date | undefined, now: Date): Fault[] {
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

export function receiptFaults(due: readonly CreditDue[]): Fault[] {
  return due.map(({ bookingId, reference, number }) => ({
    sentence: `${reference} owes less than receipt ${number} says: a credit note is due.`,
    remedy: { kind: 'receipts', id: bookingId, label: 'Issue the credit note' },
  }));
}
