import type { AnswerOf, DeskCalls, TypedGuest } from '@motel/api-client/desk-contracts';
import { GUEST_FIELDS } from '@motel/booking-core';
import { counted } from '@motel/content/words';
import { shownFullDate } from '../../shared/format/shown-dates.ts';

type Found = AnswerOf<DeskCalls['findGuest']>;

/** As few digits as a whole number has. */
const LEAST_DIGITS = 10;
/** Those that stay the same from stay to stay; the number is typed already. */
const FILLED = [
  ...GUEST_FIELDS.filter(({ kind }) => kind !== 'phone' && kind !== 'note').map(({ name }) => name),
  'car' as const,
  'language' as const,
];

/** Whether enough of a number is typed to look for its guest. */
export function isWhole(phone: string): boolean {
  return phone.replaceAll(/\D/g, '').length >= LEAST_DIGITS;
}

/** The guest who has the number, in a line. */
export function known({ guest, stays, last }: Found): string {
  if (guest === undefined) return 'A new number: no stay yet.';
  if (last === undefined) return `${guest.firstname} ${guest.lastname} has a stay already.`;
  return `${guest.firstname} ${guest.lastname}: ${counted(stays, 'stay')}, last ${shownFullDate(last)}, ${last.slice(0, 4)}.`;
}

/** The fields that a known guest fills in: those that are still empty. */
export function prefilled(typed: TypedGuest, guest: TypedGuest): Partial<TypedGuest> | undefined {
  const empty = FILLED.filter((name) => (typed[name] ?? '').trim() === '' && guest[name] !== '');
  // A name that was typed is another guest's, or the same in better words: nothing of it is mixed.
  const isNamed = typed.firstname.trim() !== '' || typed.lastname.trim() !== '';
  if (empty.length === 0 || isNamed) return undefined;
  return Object.fromEntries(empty.map((name) => [name, guest[name]]));
}
