const SLEEPS_FOUR = ['double', 'twin', 'quad'] as const;

/** The room type of a property that names none (C1). */
export const DEFAULT_ROOM_TYPE = 'double';

/** Returns how many people a room of this type holds: 4 for double, twin or quad in any case, else 2 (C1, D3). */
export function roomCapacity(roomType: string): 2 | 4 {
  const name = roomType.toLowerCase();
  return SLEEPS_FOUR.some((word) => name.includes(word)) ? 4 : 2;
}
