import { type AnswerOf, type DeskCalls, occupancy } from '@motel/api-client/desk-contracts';
import { countedThings, shownMoney } from '@motel/content/words';
import { useState } from 'react';
import { shownDay } from '../../shared/format/shown-dates.ts';
import { useMay } from '../../shared/me/use-me.ts';
import { DeskLink } from '../../shared/parts/DeskButton.tsx';
import { PageHead } from '../../shared/parts/PageHead.tsx';
import { Segments } from '../../shared/parts/Segments.tsx';
import { Figures } from '../../shared/sheet/Figures.tsx';
import { useDesk } from '../../shared/wire/use-desk.ts';
import { charts } from './AheadPage.css.ts';
import { ChartCard } from './ChartCard.tsx';
import { DayChart } from './DayChart.tsx';
import { KindsKey } from './Key.tsx';
import { dollars, money, YearsChart } from './YearsChart.tsx';

type Ahead = AnswerOf<DeskCalls['ahead']>;

const SPANS = [
  { value: '14', label: '14 days' },
  { value: '90', label: '90 days' },
] as const;

/** The bookings ahead, beside the same days of last year. */
export function AheadPage() {
  const [span, setSpan] = useState<'14' | '90'>('14');
  const { data } = useDesk('ahead', {}, { refresh: 60_000 });
  const isOwner = useMay('owner');
  return (
    <>
      <PageHead
        title="Ahead"
        note="Confirmed stays, beside the same weekdays of last year."
        end={
          isOwner && (
            <DeskLink to="/figures" icon="chart">
              Any span
            </DeskLink>
          )
        }
      >
        <Segments label="Days ahead" options={SPANS} value={span} onChange={setSpan} />
      </PageHead>
      {data && <Charts ahead={data} length={Number(span)} />}
    </>
  );
}

interface ChartsProps {
  readonly ahead: Ahead;
  readonly length: number;
}

function Charts({ ahead: { types, days: all, spans }, length }: ChartsProps) {
  const days = all.slice(0, length);
  const total = spans.find((one) => one.days === length);
  return (
    <>
      {total && (
        <Figures
          label={`The next ${length} days in figures`}
          items={[
            [percent(total), `sold${against(total, occupancy, points)}`],
            [total.arrivals, `arrivals${against(total, (of) => of.arrivals, String)}`],
            [dollars(total.revenue), `rooms${against(total, (of) => of.revenue, dollars)}`],
            [shownMoney(total.rate), `a night${against(total, (of) => of.rate, money)}`],
          ]}
        />
      )}
      <div className={charts}>
        <SoldChart types={types} days={days} share={total ? percent(total) : ''} />
        <YearsChart
          title="Arrivals"
          label={`Arrivals on the next ${length} days: ${total?.arrivals ?? 0}`}
          column="Arrivals"
          days={days}
          of={({ arrivals }) => arrivals}
          shown={String}
        />
        <YearsChart
          title="Revenue booked"
          aside="Rooms alone, before extras and taxes"
          label={`Revenue of the rooms on the next ${length} days: ${total ? dollars(total.revenue) : ''}`}
          column="Revenue"
          days={days}
          of={({ revenue }) => revenue}
          shown={dollars}
          inTable={money}
        />
        <YearsChart
          title="Average rate"
          aside="For a room night sold"
          label={`Average rate on the next ${length} days: ${total ? shownMoney(total.rate) : ''}`}
          column="Rate"
          isLine
          days={days}
          of={({ rate }) => rate}
          shown={dollars}
          inTable={money}
        />
      </div>
    </>
  );
}

type Day = Ahead['days'][number];

/** Rooms sold by kind, below the line of those that there are. */
function SoldChart({
  types,
  days,
  share: shown,
}: {
  readonly types: Ahead['types'];
  readonly days: readonly Day[];
  readonly share: string;
}) {
  const kinds = types.flatMap(({ title, rooms }, at) => {
    const sold = days.map((day) => day.types[at]?.sold ?? 0);
    return rooms > 0 || sold.some((count) => count > 0) ? [{ title, sold }] : [];
  });
  return (
    <ChartCard
      title="Rooms sold"
      aside="The line is as many as there are"
      columns={['Day', ...kinds.map(({ title }) => title), 'Of', 'Last year']}
      rows={days.map((day, at) => [
        shownDay(day.date),
        ...kinds.map(({ sold }) => String(sold[at] ?? 0)),
        String(day.open),
        String(day.before.sold),
      ])}
    >
      <DayChart
        label={`Rooms sold by kind on the next ${days.length} days: ${shown} of all`}
        dates={days.map(({ date }) => date)}
        bars={kinds.map(({ sold }) => sold)}
        limit={days.map(({ open }) => open)}
        shown={String}
      />
      <KindsKey kinds={kinds.map(({ title }) => title)} />
    </ChartCard>
  );
}

const percent = (of: Parameters<typeof occupancy>[0]) => `${occupancy(of)}%`;

/** Shares differ in points. */
const points = (value: number) => countedThings(value, 'point');

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
