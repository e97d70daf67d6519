import type { AnswerOf, DeskCalls } from '@motel/api-client/desk-contracts';
import { type Cents, cents, formatDollars, ROUNDINGS, roundMoney } from '@motel/booking-core';
import { useState } from 'react';
import { shownDay } from '../../shared/format/shown-dates.ts';
import { shownMoney } from '../../shared/format/shown-money.ts';
import { PageHead } from '../../shared/parts/PageHead.tsx';
import { Segments } from '../../shared/parts/Segments.tsx';
import { Figures } from '../../shared/sheet/Figures.tsx';
import { useDesk } from '../../shared/wire/use-desk.ts';
import { charts } from './AheadPage.css.ts';
import { ChartCard } from './ChartCard.tsx';
import { DayChart } from './DayChart.tsx';
import { KindsKey, YearsKey } from './Key.tsx';

type Ahead = AnswerOf<DeskCalls['ahead']>;

const SPANS = [
  { value: '14', label: '14 days' },
  { value: '90', label: '90 days' },
] as const;

/** The bookings ahead, beside the same days of last year. */
export function AheadPage() {
  const [span, setSpan] = useState<'14' | '90'>('14');
  const { data } = useDesk('ahead', {}, { refresh: 60_000 });
  return (
    <>
      <PageHead title="Ahead" note="Confirmed stays, beside the same weekdays of last year.">
        <Segments label="Days ahead" options={SPANS} value={span} onChange={setSpan} />
      </PageHead>
      {data && <Charts ahead={data} length={Number(span)} />}
    </>
  );
}

function Charts({
  ahead: { types, days: all, spans },
  length,
}: {
  readonly ahead: Ahead;
  readonly length: number;
}) {
  const days = all.slice(0, length);
  const dates = days.map(({ date }) => date);
  const total = spans.find((one) => one.days === length);
  const kinds = types.filter(({ rooms }, at) => rooms > 0 || days.some((day) => day.types[at]?.sold));
  const soldOf = (id: string) => {
    const at = types.findIndex((type) => type.id === id);
    return days.map((day) => day.types[at]?.sold ?? 0);
  };
  const dollars = (amount: number) => `$${formatDollars(roundMoney(cents(amount), ROUNDINGS.dollar))}`;
  return (
    <>
      {total && (
        <Figures
          label={`The next ${length} days in figures`}
          items={[
            [percent(total), `sold${against(total, share, points)}`],
            [total.arrivals, `arrivals${against(total, (of) => of.arrivals, String)}`],
            [dollars(total.revenue), `rooms${against(total, (of) => of.revenue, dollars)}`],
            [shownMoney(total.rate), `a night${against(total, (of) => of.rate, money)}`],
          ]}
        />
      )}
      <div className={charts}>
        <ChartCard
          title="Rooms sold"
          aside="The line is as many as there are"
          columns={['Day', ...kinds.map(({ title }) => title), 'Of', 'Last year']}
          rows={days.map((day) => [
            shownDay(day.date),
            ...kinds.map(({ id }) => String(day.types[types.findIndex((type) => type.id === id)]?.sold ?? 0)),
            String(day.open),
            String(day.before.sold),
          ])}
        >
          <DayChart
            label={`Rooms sold by kind on the next ${length} days: ${total ? percent(total) : ''} of all`}
            dates={dates}
            bars={kinds.map(({ id }) => soldOf(id))}
            limit={days.map(({ open }) => open)}
            shown={String}
          />
          <KindsKey kinds={kinds.map(({ title }) => title)} />
        </ChartCard>
        <ChartCard
          title="Arrivals"
          columns={['Day', 'Arrivals', 'Last year']}
          rows={days.map(({ date, arrivals, before }) => [
            shownDay(date),
            String(arrivals),
            String(before.arrivals),
          ])}
        >
          <DayChart
            label={`Arrivals on the next ${length} days: ${total?.arrivals ?? 0}`}
            dates={dates}
            bars={[days.map(({ arrivals }) => arrivals)]}
            before={days.map(({ before }) => before.arrivals)}
            shown={String}
          />
          <YearsKey />
        </ChartCard>
        <ChartCard
          title="Revenue booked"
          aside="Rooms alone, before extras and taxes"
          columns={['Day', 'Revenue', 'Last year']}
          rows={days.map(({ date, revenue, before }) => [
            shownDay(date),
            shownMoney(revenue),
            shownMoney(before.revenue),
          ])}
        >
          <DayChart
            label={`Revenue of the rooms on the next ${length} days: ${total ? dollars(total.revenue) : ''}`}
            dates={dates}
            bars={[days.map(({ revenue }) => revenue)]}
            before={days.map(({ before }) => before.revenue)}
            shown={dollars}
          />
          <YearsKey />
        </ChartCard>
        <ChartCard
          title="Average rate"
          aside="For a room night sold"
          columns={['Day', 'Rate', 'Last year']}
          rows={days.map(({ date, rate, before }) => [
            shownDay(date),
            shownMoney(rate),
            shownMoney(before.rate),
          ])}
        >
          <DayChart
            label={`Average rate on the next ${length} days: ${total ? shownMoney(total.rate) : ''}`}
            dates={dates}
            line={days.map(rateOf)}
            before={days.map(({ before }) => rateOf(before))}
            shown={dollars}
          />
          <YearsKey isLine />
        </ChartCard>
      </div>
    </>
  );
}

/** No room sold has no rate. */
const rateOf = ({ sold, rate }: Pick<Ahead['days'][number], 'sold' | 'rate'>) =>
  sold === 0 ? undefined : rate;
const share = ({ sold, open }: Pick<Ahead['spans'][number], 'sold' | 'open'>) =>
  open === 0 ? 0 : Math.round((100 * sold) / open);
const percent = (of: Pick<Ahead['spans'][number], 'sold' | 'open'>) => `${share(of)}%`;
const money = (amount: number) => shownMoney(amount as Cents);

/** Shares differ in points. */
const points = (value: number) => `${value} ${value === 1 ? 'point' : 'points'}`;

type Span = Ahead['spans'][number];

/** `, 3 more than last year`; nothing after a year without stays. */
function against(
  span: Span,
  of: (days: Span | Span['before']) => number,
  shown: (value: number) => string,
): string {
  if (span.before.sold === 0) return '';
  const [now, before] = [of(span), of(span.before)];
  if (now === before) return ', as last year';
  return `, ${shown(Math.abs(now - before))} ${now > before ? 'more' : 'less'} than last year`;
}
