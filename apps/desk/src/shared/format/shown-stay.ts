import type { AnswerTo, ListedStay } from '@motel/api-client/desk-contracts';
import { civilDate, daysBetween, type Party } from '@motel/booking-core';
import { counted, partyWords } from '@motel/content/english';

/** `2 nights`. */
export function nightCount({ checkIn, checkOut }: Pick<ListedStay, 'checkIn' | 'checkOut'>): string {
  return counted(daysBetween(civilDate(checkIn), civilDate(checkOut)), 'night');
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

type Proposed = AnswerTo<'proposeRooms'>;

/** `6 stays got numbers. No number is free for Ada Pryce (LI-7K4QD).` */
export function proposedWords(proposed: Proposed): string {
  return [`${counted(proposed.stays, 'stay')} got numbers.`, withoutNumber(proposed)].join(' ').trim();
}

/** The guests for whose stays no number is free; `undefined` for none. */
export function withoutNumber({ without }: Proposed): string | undefined {
  const guests = without.map(({ name, reference }) => `${name} (${reference})`);
  return guests.length === 0 ? undefined : `No number is free for ${guests.join(', ')}.`;
}
