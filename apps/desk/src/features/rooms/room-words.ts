import type { AnswerOf, DeskCalls } from '@motel/api-client/desk-contracts';
import { shownDates } from '../../shared/format/shown-dates.ts';
import type { TagProps } from '../../shared/parts/Tag.tsx';

type Rooms = AnswerOf<DeskCalls['rooms']>;
export type RoomType = Rooms['types'][number];
export type Room = RoomType['rooms'][number];
export type Closure = Room['closures'][number];

/** A state in a drawing and a word. */
export const STATES: Readonly<Record<Room['state'], TagProps>> = {
  ready: { tone: 'green', icon: 'check', words: 'Ready' },
  'to-clean': { tone: 'yellow', icon: 'broom', words: 'To clean' },
  arriving: { tone: 'grey', icon: 'arrive', words: 'Arriving' },
  'arriving-unclean': { tone: 'yellow', icon: 'broom', words: 'Arriving, to clean' },
  'in-house': { tone: 'grey', icon: 'bed', words: 'In house' },
  leaving: { tone: 'yellow', icon: 'clock', words: 'Nights are over' },
  closed: { tone: 'grey', icon: 'lock', words: 'Closed' },
};

/** `Closed July 9 to 12: New shower`. */
export function closureWords({ checkIn, checkOut, reason }: Closure): string {
  return `Closed ${shownDates(checkIn, checkOut)}: ${reason}`;
}

/** `4 rooms, 2 ready, 1 to clean`, in a line above the rooms of a kind. */
export function countWords(rooms: readonly Room[]): string {
  const count = (state: Room['state']) => rooms.filter((room) => room.state === state).length;
  const unclean = count('to-clean') + count('arriving-unclean');
  const parts = [
    { count: count('ready'), words: 'ready' },
    { count: unclean, words: 'to clean' },
    { count: count('leaving'), words: 'past their nights' },
    { count: count('closed'), words: 'closed' },
  ].flatMap((part) => (part.count > 0 ? [`${part.count} ${part.words}`] : []));
  return parts.join(', ');
}
