import { MOST_IN_GROUP } from '@motel/api-client/desk-contracts';
import { parseCivilDate } from '@motel/booking-core';

/** Without a plan it is sold by the plain one. */
export const EMPTY_LINE = { typeId: '', plan: '', rooms: '1', adults: '1', checkIn: '', checkOut: '' };
/** Rooms of one kind and the same dates, as they are typed. */
export type TypedLine = Readonly<typeof EMPTY_LINE>;

/** Another line, on the nights of the one before. */
export function nextLine(lines: readonly TypedLine[]): TypedLine {
  const { checkIn, checkOut } = lines.at(-1) ?? EMPTY_LINE;
  return { ...EMPTY_LINE, checkIn, checkOut };
}

/** The question for the price of one room of a line; `undefined` while its kind, adults or dates are not complete. */
export function lineQuery({ typeId, plan, adults, checkIn, checkOut }: TypedLine) {
  const [from, to] = [parseCivilDate(checkIn), parseCivilDate(checkOut)];
  const isWhole = from !== undefined && to !== undefined && from < to && countOf(adults) > 0;
  if (typeId === '' || !isWhole) return undefined;
  const party = { adults, children: '0', infants: '0', pets: '0', rooms: '1' };
  return { typeId, checkIn, checkOut, ...party, ...(plan !== '' && { plan }) };
}

/** The rooms of a line; none while their number is no number, or too large. */
export function roomsOf({ rooms }: TypedLine): number {
  const count = countOf(rooms);
  return count <= MOST_IN_GROUP ? count : 0;
}

export function roomsIn(lines: readonly TypedLine[]): number {
  return lines.reduce((all, line) => all + roomsOf(line), 0);
}

export function countOf(text: string): number {
  return /^\d{1,3}$/.test(text) ? Number(text) : 0;
}
