import type { ListedStay } from '@motel/api-client/desk-contracts';

/** Stays of several rooms once for each of them. */
export function eachRoom(stays: readonly ListedStay[]): ListedStay[] {
  return stays.flatMap((stay) =>
    stay.rooms.length > 1 ? stay.rooms.map((room) => ({ ...stay, rooms: [room] })) : [stay],
  );
}

/** Stays in the order of their rooms' numbers; those without a number last, by name. */
export function byRoom(stays: readonly ListedStay[]): ListedStay[] {
  return stays.toSorted(
    (a, b) =>
      Number(a.rooms.length === 0) - Number(b.rooms.length === 0) ||
      (a.rooms[0]?.number ?? '').localeCompare(b.rooms[0]?.number ?? '', 'en', { numeric: true }) ||
      a.lastName.localeCompare(b.lastName),
  );
}
