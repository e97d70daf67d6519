import type { DeskStay } from '@motel/api-client/desk-contracts';
import { addDays, civilDate } from '@motel/booking-core';

/** The day of leaving with one more night, of guests who are in; the next day, where their nights are over already. */
export function nextNight({ state, cannot, checkOut, today }: DeskStay): string | undefined {
  const isIn = state === 'in-house' || state === 'leaving' || state === 'overdue';
  if (!isIn || cannot.change !== undefined) return undefined;
  return addDays(civilDate(checkOut > today ? checkOut : today), 1);
}
