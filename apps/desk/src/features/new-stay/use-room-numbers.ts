import type { AnswerOf, DeskCalls } from '@motel/api-client/desk-contracts';
import { useDesk } from '../../shared/wire/use-desk.ts';
import { checkOutOf, type Draft } from './draft.ts';
import { roomPlacesOf } from './room-places.ts';

export interface RoomNumbersOfStay extends AnswerOf<DeskCalls['freeRooms']> {
  /** As `placesOf` gives them. */
  readonly places: readonly string[];
  /** They are of the nights that the fields say, not of those of a moment ago. */
  readonly isFresh: boolean;
}

/** The numbers that the typed stay gets, fresh every few seconds; `undefined` while they are not known. */
export function useRoomNumbers(draft: Draft): RoomNumbersOfStay | undefined {
  const { typeId, checkIn, wishes } = draft;
  const checkOut = checkOutOf(draft);
  const isAsked = typeId !== '' && checkOut !== '';
  const { data, isPlaceholderData } = useDesk(
    'freeRooms',
    { query: { typeId, checkIn, checkOut, ...(wishes.length > 0 && { wishes: wishes.join(',') }) } },
    { enabled: isAsked },
  );
  if (!isAsked || data === undefined) return undefined;
  const { free, taken } = data;
  const places = roomPlacesOf(draft, free, free.length + taken.length);
  return { free, taken, places, isFresh: !isPlaceholderData };
}
