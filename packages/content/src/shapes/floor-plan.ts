import * as z from 'zod/mini';
import { COMPASS, WALLS } from './directions.ts';
import { oneOf, type ReadOnly, text, whole, words } from './fields.ts';

/**
 * A room from above, in metres, drawn with the wall of its door on the left: x runs from that wall into the room, y
 * along it, downwards.
 */
export type FloorPlan = ReadOnly<z.infer<typeof floorPlanShape>>;

export type Piece = FloorPlan['pieces'][number];
export type PieceKind = Piece['is'];

export const BATH_PIECES = ['tub', 'shower', 'toilet', 'basin'] as const;

const metres = z
  .number('must be a number')
  .check(z.gte(0, 'must be 0 or more'), z.lte(30, 'must be 30 or less'));

const wall = oneOf(...WALLS);

/** Along x, then along y. */
const pair = z.readonly(z.tuple([metres, metres], 'must be two numbers'));

/** An opening's two ends, along its wall. */
const span = pair.check(z.refine(([from, to]) => from < to, 'must not end before it begins'));

const piece = z.strictObject({
  is: oneOf('bed', 'bedside', 'chest', 'desk', 'table', 'chair', 'cushion', 'rug', 'hooks', ...BATH_PIECES),
  at: pair,
  size: pair,
  /** The wall of a bed's head, or of anything's back. @default 'top' */
  back: z.exactOptional(wall),
  /** A word on it, such as `Double` or `Desk`. */
  label: z.exactOptional(words),
});

export const floorPlanShape = z.strictObject({
  /** Between the walls. */
  size: pair,
  /** On the left wall. */
  door: span,
  /** From the door to the parked car. */
  steps: whole(0, 200),
  /** The first is the one of the room's pictures. */
  windows: z
    .array(
      z.strictObject({
        wall,
        span,
        faces: oneOf(...COMPASS),
        /** Its view, such as `the hoodoos`. */
        view: z.exactOptional(words),
        /** A picture of the room with this window in it. */
        picture: z.exactOptional(text),
      }),
    )
    .check(z.minLength(1, 'must have a window')),
  bath: z.strictObject({ at: pair, size: pair, door: z.strictObject({ wall, span }) }),
  /** A wall across the room, with a door in it. */
  partition: z.exactOptional(z.strictObject({ x: metres, door: span })),
  pieces: z.array(piece),
});
