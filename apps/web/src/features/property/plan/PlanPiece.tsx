import type { Wall } from '@motel/content';
import type { DrawnPiece } from './drawn-plan.ts';
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

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a drawing for each kind of piece, side by side
function Shape({ is, across, deep }: Size & { readonly is: DrawnPiece['is'] }) {
  const [left, top] = [-across / 2, -deep / 2];
  const whole = { x: left, y: top, width: across, height: deep };
  const round = Math.min(across, deep) / 2;
  switch (is) {
    case 'bed':
      return <Bed across={across} deep={deep} />;
    case 'bedside':
      return (
        <>
          <rect {...whole} rx={0.03} className={fill.wood} />
          <circle r={0.24} className={fill.glow} />
          <circle r={0.13} className={fill.lamp} />
        </>
      );
    case 'table':
      return (
        <>
          <circle r={round} className={fill.wood} />
          <circle r={0.09} className={fill.white} />
        </>
      );
    case 'cushion':
      return (
        <>
          <circle r={round} className={fill.rust} />
          <circle r={round * 0.7} className={fill.straw} />
        </>
      );
    case 'chair':
      return (
        <>
          <rect {...whole} rx={0.18} className={fill.green} />
          <rect
            x={left + 0.08}
            y={top + deep * 0.28}
            width={across - 0.16}
            height={deep * 0.72}
            rx={0.1}
            className={fill.rim}
          />
        </>
      );
    case 'rug':
      return (
        <>
          <rect {...whole} rx={0.05} className={fill.green} />
          <rect
            x={left + 0.06}
            y={top + 0.06}
            width={across - 0.12}
            height={deep - 0.12}
            rx={0.03}
            className={styles.rugLine}
          />
        </>
      );
    case 'hooks':
      return (
        <>
          {[-0.35, 0, 0.35].map((at) => (
            <circle key={at} cx={at * across} r={0.05} className={fill.wood} />
          ))}
        </>
      );
    case 'tub':
      return (
        <>
          <rect {...whole} rx={0.18} className={styles.fitting} />
          <rect
            x={left + 0.11}
            y={top + 0.1}
            width={across - 0.22}
            height={deep - 0.2}
            rx={0.2}
            className={fill.water}
          />
        </>
      );
    case 'shower':
      return (
        <>
          <rect {...whole} rx={0.04} className={styles.fitting} />
          <circle cy={top + 0.2} r={0.1} className={fill.water} />
        </>
      );
    case 'toilet':
      return (
        <>
          <rect {...whole} height={0.2} rx={0.05} className={styles.fitting} />
          <circle cy={top + 0.44} r={0.23} className={styles.fitting} />
        </>
      );
    case 'basin':
      return (
        <>
          <rect {...whole} rx={0.05} className={fill.wood} />
          <circle r={Math.min(0.19, round - 0.04)} className={fill.white} />
        </>
      );
    default:
      return <rect {...whole} rx={0.04} className={fill.wood} />;
  }
}

/** Pillows at the head, one for each person it is wide enough for, and a striped blanket. */
function Bed({ across, deep }: Size) {
  const [left, top] = [-across / 2, -deep / 2];
  const pillows = across > 1.2 ? 2 : 1;
  const wide = (across - 0.1 * (pillows + 1)) / pillows;
  return (
    <>
      <rect x={left + 0.05} y={top + 0.06} width={across} height={deep} rx={0.06} className={styles.shade} />
      <rect x={left} y={top} width={across} height={deep} rx={0.06} className={fill.white} />
      <rect x={left} y={top + 0.58} width={across} height={deep - 0.58} rx={0.05} className={fill.cloth} />
      <rect x={left} y={top + 0.66} width={across} height={0.1} className={fill.green} />
      <rect x={left} y={top + 0.8} width={across} height={0.08} className={fill.straw} />
      {Array.from({ length: pillows }, (_, at) => left + 0.1 + at * (wide + 0.1)).map((x) => (
        <rect key={x} x={x} y={top + 0.08} width={wide} height={0.38} rx={0.1} className={styles.pillow} />
      ))}
    </>
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
