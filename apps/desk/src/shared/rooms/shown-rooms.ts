import { shownDay } from '../format/shown-dates.ts';

interface NumberedRoom {
  readonly number: string;
  /** `yyyy-mm-dd`: from when on a stay has it, where that is known. */
  readonly checkIn?: string;
}

/** `22`, `22 and 24`: rooms by their numbers, each once. Of a stay that moves: `22, then 24 from Sat Jul 10`. */
export function shownRooms(rooms: readonly NumberedRoom[]): string {
  return byFirstNight(rooms)
    .map(([from, numbers], index) =>
      index === 0 || from === undefined ? listed(numbers) : `then ${listed(numbers)} from ${shownDay(from)}`,
    )
    .join(', ');
}

/** `room 22`, `rooms 22 and 24`, `room 22, then 24 from Sat Jul 10`. */
export function roomWords(rooms: readonly NumberedRoom[], noun: 'room' | 'Room' = 'room'): string {
  const [first] = byFirstNight(rooms);
  return `${noun}${first?.[1].length === 1 ? '' : 's'} ${shownRooms(rooms)}`;
}

/** The numbers of each first night, the earliest night first. */
function byFirstNight(rooms: readonly NumberedRoom[]): (readonly [string | undefined, readonly string[]])[] {
  const firsts = [...new Set(rooms.map(({ checkIn }) => checkIn))].sort();
  return firsts.map((first) => {
    const numbers = rooms.filter(({ checkIn }) => checkIn === first).map(({ number }) => number);
    return [first, [...new Set(numbers)]];
  });
}

/** `22, 24 and 26`. */
export function listed(numbers: readonly string[]): string {
  return numbers.length < 2 ? (numbers[0] ?? '') : `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;
}
