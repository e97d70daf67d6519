import type { AnswerOf, DeskCalls } from '@motel/api-client/desk-contracts';
import { useDesk } from '../../shared/wire/use-desk.ts';
import { checkOutOf, type Draft } from './draft.ts';

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

/**
 * The rooms of a stay, one for each that it books: those that were chosen, and of a stay of several rooms the best ones
 * that are left. Empty: any at check-in.
 * @param free best first
 * @param most as many rooms as there are of the kind
 */
export function roomPlacesOf(
  { rooms, roomIds }: Pick<Draft, 'rooms' | 'roomIds'>,
  free: readonly { readonly id: string }[],
  most: number,
): string[] {
  const count = Math.min(Number(rooms), most);
  if (count === 1) return [roomIds[0] ?? ''];
  const chosen = roomIds.slice(0, count);
  const left = free.filter(({ id }) => !chosen.includes(id)).map(({ id }) => id);
  return Array.from({ length: count }, (_, place) => chosen[place] ?? left.shift() ?? '');
}
