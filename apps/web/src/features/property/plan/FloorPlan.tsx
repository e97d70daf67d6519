import type { FloorPlan as Plan } from '@motel/content';
import { counted } from '@motel/content/words';
import { useWords } from '../../../shared/words.ts';

import { type Box, type DrawnPlan, drawnPlan, WALL } from './drawn-plan.ts';
import * as styles from './FloorPlan.css.ts';
import { PlanPiece } from './PlanPiece.tsx';
import { compassWords } from './plan-facts.ts';

const { fill } = styles;

interface FloorPlanProps {
  readonly plan: Plan;
  /** With the door at the bottom, for a narrow window; otherwise the door is on the left. */
  readonly isUpright: boolean;
  readonly label: string;
}

/** A room from above, to scale: one metre of it is 1 in the drawing. */
export function FloorPlan({ plan, isUpright, label }: FloorPlanProps) {
  const drawn = drawnPlan(plan, isUpright);
  const { room, bath, doors, partition, windows, lot, porch, pieces } = drawn;
  const [entry] = doors;
  return (
    <svg role="img" aria-label={label} viewBox={viewBoxOf(drawn)} className={styles.plan}>
      <rect {...lot} rx={0.06} className={fill.lot} />
      <rect {...porch} className={fill.porch} />
      <Car {...drawn} />
      <rect {...grown(room, WALL)} rx={0.04} className={fill.wall} />
      <rect {...room} className={fill.floor} />
      <Lines {...room} every={0.35} isAcross={isUpright} className={styles.boards} />
      <rect {...within(grown(bath, 0.1), room)} className={fill.wall} />
      <rect {...bath} className={fill.tile} />
      <Lines {...bath} every={0.36} isAcross className={styles.tiles} />
      <Lines {...bath} every={0.36} className={styles.tiles} />
      {partition && <rect {...partition} className={fill.wall} />}
      {doors.map((door) => (
        <rect key={`${door.x} ${door.y}`} {...door} className={fill.floor} />
      ))}
      {windows.map(({ x, y, width, height }) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} className={fill.glass} />
      ))}
      {pieces.toSorted(byHeight).map((piece) => (
        <PlanPiece key={`${piece.is} ${piece.x} ${piece.y}`} {...piece} />
      ))}
      {entry && <OpenDoor {...entry} isUpright={isUpright} />}
      <Measures {...room} isUpright={isUpright} plan={plan} />
      <Outside drawn={drawn} plan={plan} />
    </svg>
  );
}

/** Rugs are under everything else. */
function byHeight(one: { readonly is: string }, other: { readonly is: string }): number {
  return Number(other.is === 'rug') - Number(one.is === 'rug');
}

function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

function within(inner: Box, { x, y, width, height }: Box): Box {
  const [left, top] = [Math.max(inner.x, x), Math.max(inner.y, y)];
  return {
    x: left,
    y: top,
    width: Math.min(inner.x + inner.width, x + width) - left,
    height: Math.min(inner.y + inner.height, y + height) - top,
  };
}

/** The drawing with its ground before the door, and space for its measures and the compass. */
function viewBoxOf({ isUpright, room, lot }: DrawnPlan): string {
  return isUpright
    ? `-0.35 -1.4 ${room.width + 1.1} ${room.height + lot.height + 1.6}`
    : `${lot.x - 0.02} -0.25 ${-lot.x + room.width + 2.35} ${room.height + 1.15}`;
}

interface LinesProps extends Box {
  /** Metres between two. */
  readonly every: number;
  /** From the left to the right one after the other; otherwise from the top down. */
  readonly isAcross?: boolean;
  readonly className: string;
}

function Lines({ x, y, width, height, every, isAcross = false, className }: LinesProps) {
  const count = Math.ceil((isAcross ? width : height) / every) - 1;
  const lines = Array.from({ length: Math.max(0, count) }, (_, at) => (at + 1) * every).map((at) =>
    isAcross ? `M${x + at} ${y}v${height}` : `M${x} ${y + at}h${width}`,
  );
  return <path d={lines.join('')} className={className} />;
}

function Car({ car, windscreen, lamps, footprints }: DrawnPlan) {
  return (
    <>
      <rect {...car} rx={0.12} className={fill.green} />
      <rect {...windscreen} rx={0.08} className={fill.water} />
      {lamps.map((lamp) => (
        <rect key={`${lamp.x} ${lamp.y}`} {...lamp} rx={0.03} className={fill.glow} />
      ))}
      {footprints.map((foot) => (
        <ellipse
          key={`${foot.x} ${foot.y}`}
          cx={foot.x + foot.width / 2}
          cy={foot.y + foot.height / 2}
          rx={foot.width / 2}
          ry={foot.height / 2}
          className={fill.word}
        />
      ))}
    </>
  );
}

/** The door to the outside stands open into the room. */
function OpenDoor({ x, y, width, height, isUpright }: Box & { readonly isUpright: boolean }) {
  const wide = isUpright ? width : height;
  const leaf = isUpright ? `M${x + 0.04} ${y}v${-wide}` : `M${x + width} ${y + 0.04}h${wide}`;
  const swing = isUpright
    ? `M${x + 0.04} ${y - wide}A${wide} ${wide} 0 0 1 ${x + wide} ${y}`
    : `M${x + width + wide} ${y + 0.04}A${wide} ${wide} 0 0 1 ${x + width} ${y + wide}`;
  return (
    <>
      <path d={swing} className={styles.swing} />
      <path d={leaf} className={styles.leaf} />
    </>
  );
}

function Measures({ width, height, isUpright, plan }: Box & { isUpright: boolean; plan: Plan }) {
  const [length, depth] = plan.size;
  const [down, right] = isUpright ? [-0.32, width + 0.35] : [height + 0.42, width + 0.4];
  const [along, across] = isUpright ? [depth, length] : [length, depth];
  return (
    <>
      <path
        d={`M0 ${down}H${width}M0 ${down - 0.1}v.2M${width} ${down - 0.1}v.2M${right} 0V${height}M${right - 0.1} 0h.2M${right - 0.1} ${height}h.2`}
        className={styles.measure}
      />
      <text x={width / 2} y={isUpright ? down - 0.12 : down + 0.3} fontSize={0.26} className={styles.figure}>
        {`${along} m`}
      </text>
      <text
        x={right + 0.26}
        y={height * 0.72}
        fontSize={0.26}
        transform={`rotate(-90 ${right + 0.26} ${height * 0.72})`}
        className={styles.figure}
      >
        {`${across} m`}
      </text>
    </>
  );
}

function Outside({ drawn, plan }: { readonly drawn: DrawnPlan; readonly plan: Plan }) {
  const { words, t } = useWords();
  const { isUpright, room, lot, porch, north } = drawn;
  const [window] = plan.windows;
  const porchMiddle = middleOf(porch);
  const stepsAt = isUpright
    ? { x: lot.x + lot.width * 0.24, y: lot.y + 1.35 }
    : { x: lot.x + 0.78, y: drawn.car.y > 1.2 ? 0.9 : lot.height - 0.9 };
  return (
    <>
      <text {...stepsAt} fontSize={0.22} className={fill.word}>
        <tspan x={stepsAt.x}>{counted(words, plan.steps, 'step')}</tspan>
        <tspan x={stepsAt.x} dy={0.28}>
          {t('to your car')}
        </tspan>
      </text>
      <text
        x={isUpright ? lot.x + lot.width * 0.24 : porchMiddle.x + 0.07}
        y={isUpright ? porchMiddle.y + 0.08 : stepsAt.y + 0.1}
        fontSize={0.2}
        transform={isUpright ? undefined : `rotate(-90 ${porchMiddle.x + 0.07} ${stepsAt.y + 0.1})`}
        className={fill.word}
      >
        {t('Porch')}
      </text>
      <Compass
        x={isUpright ? room.width + 0.2 : room.width + 1.45}
        y={isUpright ? -0.98 : 0.6}
        north={north}
      />
      {window && (
        <text
          x={isUpright ? 0.1 : room.width + 1.5}
          y={isUpright ? -0.85 : 1.6}
          fontSize={0.23}
          className={isUpright ? styles.start : styles.beside}
        >
          {isUpright ? (
            t('Window {faces}', { faces: compassWords(words)[window.faces] })
          ) : (
            <>
              <tspan x={room.width + 1.5}>{t('Window')}</tspan>
              <tspan x={room.width + 1.5} dy={0.3}>
                {compassWords(words)[window.faces]}
              </tspan>
            </>
          )}
        </text>
      )}
    </>
  );
}

function middleOf({ x, y, width, height }: Box) {
  return { x: x + width / 2, y: y + height / 2 };
}

function Compass({ x, y, north }: { readonly x: number; readonly y: number; readonly north: number }) {
  const { t } = useWords();
  const turn = (north * Math.PI) / 180;
  return (
    <>
      <g transform={`translate(${x} ${y}) rotate(${north})`}>
        <circle r={0.32} className={styles.compass} />
        <path d="M0-.27.08 0H-.08z" className={styles.needle} />
        <path d="M0 .27.08 0H-.08z" className={styles.beside} />
      </g>
      <text
        x={x + Math.sin(turn) * 0.46}
        y={y - Math.cos(turn) * 0.46}
        dy="0.35em"
        fontSize={0.22}
        className={styles.beside}
      >
        {t('N')}
      </text>
    </>
  );
}
