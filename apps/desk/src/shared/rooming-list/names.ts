/** Before a name in a pasted list: its number, or a dash. */
const LIST_MARK = /^\s*(?:\d{1,3}[.)]|[-–•*])\s+/;

/**
 * Reads the guests of rooms, a line for each room, in the order of the rooms; an empty line names none for its room.
 * `A / B` and `A, B` are two people in one room: `A, B`.
 */
export function readNames(text: string): string[] {
  const lines = text.split('\n').map((line) =>
    line
      .replace(LIST_MARK, '')
      .split(/[/,;]/)
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .join(', '),
  );
  return lines.slice(0, lines.findLastIndex((line) => line !== '') + 1);
}

/** Why names cannot be sent: there are more of them than rooms. */
export function withoutRoom(names: readonly string[], rooms: number): string | undefined {
  const [first, ...more] = names.slice(rooms).filter((name) => name !== '');
  if (first === undefined) return undefined;
  const others = more.length === 0 ? '' : ` and ${more.length} more`;
  return `No room is left for ${first}${others}. Add a room, or write two names on one line.`;
}
