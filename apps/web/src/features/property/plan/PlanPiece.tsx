import type { Wall } from '@motel/content';
import { createElement, Fragment, type ReactElement, type SVGProps } from 'react';
import type { Box, DrawnPiece } from './drawn-plan.ts';
import * as styles from './FloorPlan.css.ts';

const { fill } = styles;

/** The turn that lays a back at the top against its wall, in degrees. */
const TURN: Record<Wall, number> = { top: 0, right: 90, bottom: 180, left: 270 };

/** A piece of furniture from above. It is drawn with its back at the top and then turned. */
export function PlanPiece(piece: DrawnPiece) {
  const { x, y, width, height, is, back, label } = piece;
  const isTurned = back === 'left' || back === 'right';
  const [across, deep] = isTurned ? [height, width] : [width, height];
  return (
    <>
      <g transform={`translate(${x + width / 2} ${y + height / 2}) rotate(${TURN[back]})`}>
        <Shape is={is} across={across} deep={deep} />
      </g>
      {label && <PieceLabel {...piece} label={label} />}
    </>
  );
}

/** A piece from its back to its front, around the point 0, 0. */
interface Size {
  readonly across: number;
  readonly deep: number;
}

function Shape({ is, ...size }: Size & { readonly is: DrawnPiece['is'] }) {
  const { across, deep } = size;
  const whole = inset(size, 0);
  const round = Math.min(across, deep) / 2;
  switch (is) {
    case 'bed':
      return <Bed {...size} />;
    case 'bedside':
      return drawn(rect(whole, 0.03, fill.wood), disc(0.24, fill.glow), disc(0.13, fill.lamp));
    case 'table':
      return drawn(disc(round, fill.wood), disc(0.09, fill.white));
    case 'cushion':
      return drawn(disc(round, fill.rust), disc(round * 0.7, fill.straw));
    case 'chair': {
      const seat = { ...inset(size, 0.08, 0), y: whole.y + deep * 0.28, height: deep * 0.72 };
      return drawn(rect(whole, 0.18, fill.green), rect(seat, 0.1, fill.rim));
    }
    case 'rug':
      return drawn(rect(whole, 0.05, fill.green), rect(inset(size, 0.06), 0.03, styles.rugLine));
    case 'hooks':
      return drawn(...[-0.35, 0, 0.35].map((at) => disc(0.05, fill.wood, { cx: at * across })));
    case 'tub':
      return drawn(rect(whole, 0.18, styles.fitting), rect(inset(size, 0.11, 0.1), 0.2, fill.water));
    case 'shower':
      return drawn(rect(whole, 0.04, styles.fitting), disc(0.1, fill.water, { cy: whole.y + 0.2 }));
    case 'toilet':
      return drawn(
        rect({ ...whole, height: 0.2 }, 0.05, styles.fitting),
        disc(0.23, styles.fitting, { cy: whole.y + 0.44 }),
      );
    case 'basin':
      return drawn(rect(whole, 0.05, fill.wood), disc(Math.min(0.19, round - 0.04), fill.white));
    default:
      return rect(whole, 0.04, fill.wood);
  }
}

/** One above the other, the lowest first. */
function drawn(...parts: readonly ReactElement[]): ReactElement {
  return createElement(Fragment, null, ...parts);
}

function inset({ across, deep }: Size, side: number, back = side): Box {
  return { x: side - across / 2, y: back - deep / 2, width: across - 2 * side, height: deep - 2 * back };
}

function rect(box: Box, rx: number, className: string): ReactElement {
  return <rect {...box} rx={rx} className={className} />;
}

function disc(
  r: number,
  className: string,
  at?: Pick<SVGProps<SVGCircleElement>, 'cx' | 'cy'>,
): ReactElement {
  return <circle r={r} {...at} className={className} />;
}

/** Pillows at the head, one for each person it is wide enough for, and a striped blanket. */
function Bed(size: Size) {
  const { across } = size;
  const whole = inset(size, 0);
  const { x: left, y: top, height } = whole;
  const pillows = across > 1.2 ? 2 : 1;
  const wide = (across - 0.1 * (pillows + 1)) / pillows;
  return drawn(
    rect({ ...whole, x: left + 0.05, y: top + 0.06 }, 0.06, styles.shade),
    rect(whole, 0.06, fill.white),
    rect({ ...whole, y: top + 0.58, height: height - 0.58 }, 0.05, fill.cloth),
    rect({ ...whole, y: top + 0.66, height: 0.1 }, 0, fill.green),
    rect({ ...whole, y: top + 0.8, height: 0.08 }, 0, fill.straw),
    ...Array.from({ length: pillows }, (_, at) => left + 0.1 + at * (wide + 0.1)).map((x) =>
      rect({ x, y: top + 0.08, width: wide, height: 0.38 }, 0.1, styles.pillow),
    ),
  );
}

/** Where the middle of a blanket is, from that of its bed, for each wall of the head. */
const AWAY: Record<Wall, readonly [number, number]> = {
  top: [0, 1],
  right: [-1, 0],
  bottom: [0, -1],
  left: [1, 0],
};

function PieceLabel({ is, x, y, width, height, back, label }: DrawnPiece & { readonly label: string }) {
  const isBed = is === 'bed';
  const [right, down] = isBed ? AWAY[back] : [0, 0];
  const [middleX, middleY] = [x + width / 2 + right * width * 0.2, y + height / 2 + down * height * 0.2];
  // A word that is too long for a narrow piece reads upwards.
  const long = label.length * 0.105;
  const isSideways = !isBed && long > width && height > width;
  const size = isBed ? 0.22 : Math.min(0.19, ((isSideways ? height : width) / label.length) * 1.6);
  return (
    <text
      x={middleX}
      y={middleY}
      dy="0.35em"
      fontSize={size}
      transform={isSideways ? `rotate(-90 ${middleX} ${middleY})` : undefined}
      className={labelFill(is)}
    >
      {label}
    </text>
  );
}

function labelFill(is: DrawnPiece['is']): string {
  if (is === 'bed') return fill.onCloth;
  if (is === 'chest' || is === 'desk' || is === 'rug') return fill.onWood;
  return is === 'shower' ? styles.onWhite : fill.word;
}
