import type { AnswerOf, DeskCalls, ListedStay } from '@motel/api-client/desk-contracts';
import { daysBetween, type Party, parseCivilDate } from '@motel/booking-core';
import { counted, partyWords } from '@motel/content/english';

/** `2 nights`. */
export function nightCount({ checkIn, checkOut }: Pick<ListedStay, 'checkIn' | 'checkOut'>): string {
  const [from, to] = [parseCivilDate(checkIn), parseCivilDate(checkOut)];
  return counted(from === undefined || to === undefined ? 0 : daysBetween(from, to), 'night');
}

/** `Amara Osei-Lindqvist`. */
export function fullName({ firstName, lastName }: Pick<ListedStay, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}

/** `2 adults, 1 child, 1 pet`, and the rooms where there are several. */
export function shownParty(party: Party): string {
  const { rooms } = party;
  return `${partyWords(party)}${rooms > 1 ? `, ${counted(rooms, 'room')}` : ''}`;
}

/** `6 stays got numbers. No number is free for Ada Pryce (LI-7K4QD).` */
export function proposedWords({ stays, without }: AnswerOf<DeskCalls['proposeRooms']>): string {
  const names = without.map(({ name, reference }) => `${name} (${reference})`).join(', ');
  const missing = names === '' ? '' : ` No number is free for ${names}.`;
  return `${counted(stays, 'stay')} got numbers.${missing}`;
}
