/** Clockwise from the north, in eighths of a turn. */
export const COMPASS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;

/** Clockwise from the top of a drawing, in quarters of a turn. */
export const WALLS = ['top', 'right', 'bottom', 'left'] as const;

export type CompassPoint = (typeof COMPASS)[number];
export type Wall = (typeof WALLS)[number];

/** The north in a drawing whose wall faces a compass point: clockwise from its top, in eighths of a turn, 0 to 7. */
export function northOf(wall: Wall, faces: CompassPoint): number {
  return (WALLS.indexOf(wall) * 2 - COMPASS.indexOf(faces) + COMPASS.length) % COMPASS.length;
}
