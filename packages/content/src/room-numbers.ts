/** Something about a room that guests wish for. */
export const ROOM_TRAITS = ['quiet', 'ground floor', 'upstairs'] as const;
export type RoomTrait = (typeof ROOM_TRAITS)[number];

/** The rooms of a kind by their numbers. Kinds that are not named here get the next numbers that are free. */
export const roomNumbers: Readonly<Record<string, Readonly<Record<string, readonly RoomTrait[]>>>> = {
  'trucker-single': row(1, 4, 'ground floor'),
  'river-queen': { ...row(5, 10, 'ground floor'), ...row(17, 20, 'upstairs', 'quiet') },
  'hoodoo-double': { ...row(11, 16, 'ground floor'), ...row(21, 26, 'upstairs', 'quiet') },
  'tipple-twin': row(27, 32, 'upstairs'),
  'fossil-quad': row(33, 34, 'ground floor', 'quiet'),
  'canyon-king': row(35, 40, 'ground floor', 'quiet'),
};

/** The numbers from one to another, all with the same traits. */
function row(from: number, to: number, ...traits: RoomTrait[]): Record<string, readonly RoomTrait[]> {
  return Object.fromEntries(Array.from({ length: to - from + 1 }, (_, at) => [`${from + at}`, traits]));
}
