import { scaleBand, scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { useId } from 'react';
import { shownDayOfMonth, shownShortDate, shownWeekday } from '../../shared/format/shown-dates.ts';
import {
  bar,
  gridLine,
  lastYear,
  limit as limitStyle,
  plainBar,
  plot,
  thisYear,
  weekend,
} from './AheadPage.css.ts';
import { fillOf, Patterns } from './Patterns.tsx';
import { useWidth } from './use-width.ts';

/** A value for each day; a day without one is a gap. */
type Line = readonly (number | undefined)[];

interface DayChartProps {
  /** The chart in a sentence. */
  readonly label: string;
  readonly dates: readonly string[];
  /** Bars on top of each other, each drawn in its own pattern; one list needs none. */
  readonly bars?: readonly (readonly number[])[];
  /** A line of this year. */
  readonly line?: Line;
  /** A dashed line of last year. */
  readonly before?: Line;
  /** Steps above the bars: as many as there could be. */
  readonly limit?: readonly number[];
  readonly shown: (value: number) => string;
}

const HEIGHT = 216;
const LEFT = 52;
const BOTTOM = 34;
const TOP = 8;
/** A label below a day is so wide, in px. */
const LABEL = 34;

/** A chart of days: bars, this year's line and last year's, over a quiet grid. */
export function DayChart({ label, dates, bars = [], line, before, limit, shown }: DayChartProps) {
  const { ref, width } = useWidth<HTMLDivElement>();
  const of = useId();
  const sums = dates.map((_, at) => bars.reduce((all, values) => all + (values[at] ?? 0), 0));
  const most = Math.max(1, ...sums, ...values(line), ...values(before), ...(limit ?? []));
  const x = scaleBand({ domain: [...dates], range: [LEFT, Math.max(LEFT + 1, width)], padding: 0.18 });
  const y = scaleLinear({ domain: [0, most], range: [HEIGHT - BOTTOM, TOP], nice: 4 });
  const scales = { x, y };
  return (
    <div ref={ref}>
      <svg className={plot} height={HEIGHT} role="img" aria-label={label}>
        <Patterns of={of} />
        <Weekends dates={dates} x={x} />
        {y.ticks(Math.min(4, most)).map((value) => (
          <g key={value}>
            <line className={gridLine} x1={LEFT} x2={width} y1={y(value)} y2={y(value)} />
            <text x={LEFT - 8} y={y(value) + 4} textAnchor="end">
              {shown(value)}
            </text>
          </g>
        ))}
        {dates.map((date, at) => (
          <DayBars
            key={date}
            {...scales}
            of={of}
            date={date}
            values={bars.map((kind) => kind[at] ?? 0)}
            limit={limit?.[at]}
          />
        ))}
        <DayLabels dates={dates} x={x} width={width} />
        {before !== undefined && <YearLine {...scales} className={lastYear} dates={dates} line={before} />}
        {line !== undefined && <YearLine {...scales} className={thisYear} dates={dates} line={line} />}
      </svg>
    </div>
  );
}

interface Scales {
  readonly x: ReturnType<typeof scaleBand<string>>;
  readonly y: ReturnType<typeof scaleLinear<number>>;
}

const middleOf = (x: Scales['x'], date: string) => (x(date) ?? 0) + x.bandwidth() / 2;

function Weekends({ dates, x }: Pick<Scales, 'x'> & { readonly dates: readonly string[] }) {
  return dates
    .filter((date) => ['Fri', 'Sat'].includes(shownWeekday(date)))
    .map((date) => (
      <rect
        key={date}
        className={weekend}
        x={(x(date) ?? 0) - (x.step() - x.bandwidth()) / 2}
        width={x.step()}
        y={TOP}
        height={HEIGHT - BOTTOM - TOP}
      />
    ));
}

interface DayBarsProps extends Scales {
  readonly of: string;
  readonly date: string;
  readonly values: readonly number[];
  readonly limit: number | undefined;
}

/** The bars of a day on top of each other, with its limit. */
function DayBars({ x, y, of, date, values, limit }: DayBarsProps) {
  let under = 0;
  return (
    <g>
      {values.map((value, kind) => {
        const base = under;
        under += value;
        if (value <= 0) return null;
        return (
          <rect
            key={kind}
            className={values.length === 1 ? plainBar : bar}
            {...(values.length > 1 && { fill: fillOf(of, kind) })}
            x={x(date)}
            width={x.bandwidth()}
            y={y(under)}
            height={Math.max(0, y(base) - y(under))}
          />
        );
      })}
      {limit !== undefined && (
        <line
          className={limitStyle}
          x1={(x(date) ?? 0) - 1}
          x2={(x(date) ?? 0) + x.bandwidth() + 1}
          y1={y(limit)}
          y2={y(limit)}
        />
      )}
    </g>
  );
}

/** As many labels as fit; two weeks have their weekdays. */
function DayLabels({
  dates,
  x,
  width,
}: Pick<Scales, 'x'> & { readonly dates: readonly string[]; readonly width: number }) {
  const step = Math.max(1, Math.ceil((dates.length * LABEL) / Math.max(1, width - LEFT)));
  const isShort = dates.length <= 14;
  return dates
    .filter((_, at) => at % step === 0)
    .map((date) => (
      <text key={date} x={middleOf(x, date)} y={HEIGHT - BOTTOM + 16} textAnchor="middle">
        {isShort ? shownWeekday(date) : shownShortDate(date)}
        {isShort && (
          <tspan x={middleOf(x, date)} dy="15">
            {shownDayOfMonth(date)}
          </tspan>
        )}
      </text>
    ));
}

interface YearLineProps extends Scales {
  readonly className: string;
  readonly dates: readonly string[];
  readonly line: Line;
}

function YearLine({ x, y, className, dates, line }: YearLineProps) {
  return (
    <LinePath
      className={className}
      data={[...line.entries()]}
      defined={([, value]) => value !== undefined}
      x={([at]) => middleOf(x, dates[at] ?? '')}
      y={([, value]) => y(value ?? 0)}
    />
  );
}

function values(line: Line = []): number[] {
  return line.filter((value) => value !== undefined);
}
