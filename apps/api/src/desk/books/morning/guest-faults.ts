import type { Words } from '@motel/content/server';
import type { OutOfTime } from '../../../stays/index.ts';
import { type Fault, openStay } from './fault.ts';

/** Guests who should have left, and guests who should have come. */
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
