import type { ComparedDay } from '@motel/api-client/desk-contracts';
import { type Cents, cents, ROUNDINGS, roundMoney } from '@motel/booking-core';
import { shownMoney, shownPrice } from '@motel/content/words';
import { shownDay } from '../../shared/format/shown-dates.ts';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { empty } from '../../shared/sheet/sheet.css.ts';
import { ChartCard } from './ChartCard.tsx';
import { DayChart } from './DayChart.tsx';
import { YearsKey } from './Key.tsx';

interface YearsChartProps {
  readonly title: string;
  readonly aside?: string;
  readonly label: string;
  readonly column: string;
  readonly days: readonly ComparedDay[];
  readonly of: (day: ComparedDay | ComparedDay['before']) => number;
  readonly shown: (value: number) => string;
  /** @default as the chart shows it */
  readonly inTable?: (value: number) => string;
  /** A rate is a line, with a gap where no room is sold. */
  readonly isLine?: boolean;
}

/** A figure of each day, beside that of last year. */
export function YearsChart({
  title,
  aside,
  label,
  column,
  days,
  of,
  shown,
  inTable = shown,
  isLine = false,
}: YearsChartProps) {
  const shownOf = (day: ComparedDay | ComparedDay['before']) =>
    isLine && day.sold === 0 ? undefined : of(day);
  const hasBefore = days.some(({ before }) => of(before) !== 0);
  if (!hasBefore && days.every((day) => of(day) === 0)) {
    return (
      <DeskCard title={title}>
        <p className={empty}>Nothing on these days, this year or last.</p>
      </DeskCard>
    );
  }
  return (
    <ChartCard
      title={title}
      aside={aside}
      columns={['Day', column, 'Last year']}
      rows={days.map((day) => [shownDay(day.date), inTable(of(day)), inTable(of(day.before))])}
    >
      <DayChart
        label={label}
        dates={days.map(({ date }) => date)}
        {...(isLine ? { line: days.map(shownOf) } : { bars: [days.map(of)] })}
        {...(hasBefore && { before: days.map(({ before }) => shownOf(before)) })}
        shown={shown}
      />
      {hasBefore && <YearsKey isLine={isLine} />}
    </ChartCard>
  );
}

/** A place on the axis may be between cents. */
export const dollars = (place: number) => shownPrice(roundMoney(cents(Math.round(place)), ROUNDINGS.dollar));

export const money = (amount: number) => shownMoney(amount as Cents);
