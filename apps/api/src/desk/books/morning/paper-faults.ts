import type { Words } from '@motel/content/server';
import { isUsed, movedSince, type Till } from '../../../till/index.ts';
import type { CreditDue } from '../receipts/receipts.ts';
import type { Fault } from './fault.ts';

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

/** Stays whose receipt says more than they owe now. */
export function receiptFaults(due: readonly CreditDue[]): Fault[] {
  return due.map(({ bookingId, reference, number }) => ({
    sentence: `${reference} owes less than receipt ${number} says: a credit note is due.`,
    remedy: { kind: 'receipts', id: bookingId, label: 'Issue the credit note' },
  }));
}
