/** `22`, `22 and 24`: rooms by their numbers, each once. */
export function shownRooms(rooms: readonly { readonly number: string }[]): string {
  const numbers = [...new Set(rooms.map(({ number }) => number))];
  return numbers.length < 2 ? (numbers[0] ?? '') : `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;
}

/** `room 22`, `rooms 22 and 24`. */
export function roomWords(
  rooms: readonly { readonly number: string }[],
  noun: 'room' | 'Room' = 'room',
): string {
  const isOne = new Set(rooms.map(({ number }) => number)).size === 1;
  return `${noun}${isOne ? '' : 's'} ${shownRooms(rooms)}`;
}
