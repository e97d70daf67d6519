import { type FloorPlan, northOf, type PieceKind, WALLS, type Wall } from '@motel/content';

/** A rectangle of the drawing, in metres from its top left corner of the room. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface DrawnPiece extends Box {
  readonly is: PieceKind;
  readonly back: Wall;
  readonly label?: string | undefined;
}

export type DrawnPlan = ReturnType<typeof drawnPlan>;

/** The thickness of an outer and an inner wall, in metres. */
export const WALL = 0.12;
const INNER = 0.1;

/** The ground that is drawn before the door; a car is further away than this. */
const LOT = 2.38;

/** A drawn plan: with its door on the left, or upright with the door below, for phones. */
export function drawnPlan(plan: FloorPlan, isUpright: boolean) {
  const [length, width] = plan.size;
  const box = isUpright ? upright(length) : flat;
  const wallOf = (wall: Wall): Wall => (isUpright ? (WALLS[(WALLS.indexOf(wall) + 3) % 4] ?? wall) : wall);
  const onWall = (wall: Wall, [from, to]: readonly [number, number], around: Placed, thickness: number) => {
    const [x, y] = around.at;
    const [along, across] = around.size;
    const boxes: Record<Wall, () => Box> = {
      left: () => box(x - thickness, y + from, thickness, to - from),
      right: () => box(x + along, y + from, thickness, to - from),
      top: () => box(x + from, y - thickness, to - from, thickness),
      bottom: () => box(x + from, y + across, to - from, thickness),
    };
    return boxes[wall]();
  };
  const room: Placed = { at: [0, 0], size: plan.size };
  const { bath, partition, windows, door, pieces } = plan;
  // A bathroom's door is placed like its wall, from the corner of the room.
  const [bathX, bathY] = bath.at;
  const across = bath.door.wall === 'left' || bath.door.wall === 'right';
  const [from, to] = bath.door.span;
  const shift = across ? bathY : bathX;
  const doorway = (door[0] + door[1]) / 2;
  const [first] = windows;
  const [carX, carY] = [-WALL - LOT, clamp(doorway - 0.9, 0, width - 1.8)];

  return {
    isUpright,
    room: box(0, 0, length, width),
    bath: box(bathX, bathY, bath.size[0], bath.size[1]),
    /** Gaps in walls: the door to the outside first. */
    doors: [
      onWall('left', door, room, WALL),
      onWall(bath.door.wall, [from - shift, to - shift], bath, INNER),
      ...(partition
        ? [box(partition.x, partition.door[0], INNER, partition.door[1] - partition.door[0])]
        : []),
    ],
    partition: partition && box(partition.x, 0, INNER, width),
    windows: windows.map(({ wall, span }) => ({ ...onWall(wall, span, room, WALL), wall: wallOf(wall) })),
    /** The ground between the room and the car, and the porch on it. */
    lot: box(-WALL - LOT, -WALL, LOT, width + 2 * WALL),
    porch: box(-WALL - 0.8, -WALL, 0.8, width + 2 * WALL),
    car: box(carX, carY, 0.72, 1.8),
    windscreen: box(carX, carY + 0.15, 0.3, 1.5),
    lamps: [0.08, 1.42].map((at) => box(carX + 0.62, carY + at, 0.09, 0.3)),
    footprints: Array.from({ length: 7 }, (_, step) =>
      box(-0.34 - step * 0.22, doorway - 0.155 + (step % 2) * 0.22, 0.17, 0.09),
    ),
    pieces: pieces.map(
      ({ at: [x, y], size: [along, deep], is, back = 'top', label }): DrawnPiece => ({
        ...box(x, y, along, deep),
        is,
        back: wallOf(back),
        label,
      }),
    ),
    /** The direction of the north, in degrees clockwise from the drawing's top. */
    north: first === undefined ? 0 : northOf(wallOf(first.wall), first.faces) * 45,
  };
}

function flat(x: number, y: number, along: number, across: number): Box {
  return { x, y, width: along, height: across };
}

/** A quarter turn to the left lays the door's wall at the bottom. */
function upright(length: number): typeof flat {
  return (x, y, along, across) => ({ x: y, y: length - x - along, width: across, height: along });
}

interface Placed {
  readonly at: readonly [number, number];
  readonly size: readonly [number, number];
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
