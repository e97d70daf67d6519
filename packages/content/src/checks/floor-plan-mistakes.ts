import { northOf, type Wall } from '../shapes/directions.ts';
import { BATH_PIECES, type FloorPlan, type Piece } from '../shapes/floor-plan.ts';
import type { Room } from '../shapes/room.ts';

/** In metres: two pieces may touch, and a drawing has no finer detail. */
const TOUCHING = 0.005;

/** The floor in front of the door that has to be free, along x. */
const WAY_IN = 0.6;

interface Box {
  readonly at: readonly [number, number];
  readonly size: readonly [number, number];
}

/** Where a plan contradicts itself, or what its room says of beds, size, bath and pictures; each continues `plan`. */
export function floorPlanMistakes(room: Room): string[] {
  const { plan } = room;
  if (plan === undefined) return [];
  return [...factMistakes(room, plan), ...openingMistakes(room, plan), ...pieceMistakes(plan)];
}

function factMistakes(room: Room, { size: [length, width], pieces }: FloorPlan): string[] {
  const area = Math.round(length * width);
  const beds = pieces.filter(({ is }) => is === 'bed');
  const has = (is: Piece['is']) => pieces.some((piece) => piece.is === is);
  const { bedSize = '', bath = '' } = room;
  return [
    ...(room.size !== undefined && room.size !== area ? [`has ${area} m², and size says ${room.size}`] : []),
    ...(beds.length === room.bed ? [] : [`has ${beds.length} beds, and bed says ${room.bed}`]),
    ...(room.bedSize === undefined ? [] : beds.map(bedSizeOf).filter((size) => !bedSize.includes(size))).map(
      (size) => `has a bed of ${size} cm, and bedSize says ${bedSize}`,
    ),
    ...(room.bath === undefined || has('tub') === /\b(?:bath|tub)\b/i.test(bath)
      ? []
      : [`${has('tub') ? 'has a tub' : 'has no tub'}, and bath says ${bath}`]),
  ];
}

/** In whole cm, the shorter side first, as owners write it: `137 × 191`. */
function bedSizeOf({ size }: Piece): string {
  return size
    .map((side) => Math.round(side * 100))
    .toSorted((one, other) => one - other)
    .join(' × ');
}

function openingMistakes(room: Room, plan: FloorPlan): string[] {
  const { windows, bath, partition } = plan;
  const [length, width] = plan.size;
  const longest: Record<Wall, number> = { top: length, bottom: length, left: width, right: width };
  const [first] = windows;
  return [
    ...(plan.door[1] > width ? ['has a door wider than its wall'] : []),
    ...windows.flatMap(({ wall, span: [from, to], faces, picture }, index) => [
      ...(to > longest[wall] ? [`has a window that does not fit into the ${wall} wall`] : []),
      ...(wall === 'left' && from < plan.door[1] && plan.door[0] < to ? ['has a window in its door'] : []),
      ...(first !== undefined && northOf(wall, faces) !== northOf(first.wall, first.faces)
        ? [`has a window in the ${wall} wall that cannot face ${faces}`]
        : []),
      ...(picture !== undefined && !room.images.includes(picture)
        ? [`has a window in ${picture}, which is no picture of the room`]
        : []),
      ...(index === 0 && picture === undefined ? ['must name the picture of its first window'] : []),
    ]),
    ...(inside(bath, { at: [0, 0], size: plan.size }) ? [] : ['has a bathroom beyond its walls']),
    ...(partition !== undefined && (partition.x >= length || partition.door[1] > width)
      ? ['has a partition beyond its walls']
      : []),
  ];
}

function pieceMistakes({ size, door, bath, partition, pieces }: FloorPlan): string[] {
  const walls: Box = { at: [0, 0], size };
  const wayIn: Box = { at: [0, door[0]], size: [WAY_IN, door[1] - door[0]] };
  const isForBath = ({ is }: Piece) => BATH_PIECES.some((kind) => kind === is);
  const isFlat = ({ is }: Piece) => is === 'rug';
  return pieces.flatMap((piece, index) => {
    const outside = isForBath(piece)
      ? !inside(piece, bath) && `has a ${piece.is} outside its bathroom`
      : (!inside(piece, walls) || overlap(piece, bath)) && `has a ${piece.is} outside its walls`;
    const across = partition !== undefined && overlap(piece, { at: [partition.x, 0], size: [0.01, size[1]] });
    return [
      ...(outside === false ? [] : [outside]),
      ...(across ? [`has a ${piece.is} across its partition`] : []),
      ...(!isFlat(piece) && overlap(piece, wayIn) ? [`has a ${piece.is} in the way of its door`] : []),
      ...pieces
        .slice(index + 1)
        .filter((other) => isFlat(piece) === isFlat(other) && overlap(piece, other))
        .map((other) => `has a ${piece.is} and a ${other.is} in one place`),
    ];
  });
}

function inside({ at, size }: Box, around: Box): boolean {
  return [0, 1].every(
    (axis) =>
      start(at, axis) > start(around.at, axis) - TOUCHING &&
      start(at, axis) + start(size, axis) < start(around.at, axis) + start(around.size, axis) + TOUCHING,
  );
}

function overlap(one: Box, other: Box): boolean {
  return [0, 1].every(
    (axis) =>
      start(one.at, axis) + start(one.size, axis) > start(other.at, axis) + TOUCHING &&
      start(other.at, axis) + start(other.size, axis) > start(one.at, axis) + TOUCHING,
  );
}

function start(pair: readonly number[], axis: number): number {
  return pair[axis] ?? 0;
}
