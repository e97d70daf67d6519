import type { Party } from '@motel/booking-core';
import { counted, partyWords } from '@motel/content/english';

/** `2 adults, 1 child, 1 pet`, and the rooms where there are several. */
export function shownParty(party: Party): string {
  const { rooms } = party;
  return `${partyWords(party)}${rooms > 1 ? `, ${counted(rooms, 'room')}` : ''}`;
}
