import { type ComparedDay, figuresCsv, occupancy, type ShownFigures } from '@motel/api-client/desk-contracts';
import { civilDate, sum } from '@motel/booking-core';
import { shownMoney } from '@motel/content/words';
import { Alert, TextField } from '@motel/ui';
import { Fragment, useState } from 'react';
import { motelDay, shownDates, shownDay } from '../../shared/format/shown-dates.ts';
import { DeskButton, DeskLink } from '../../shared/parts/DeskButton.tsx';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { PageHead } from '../../shared/parts/PageHead.tsx';
import { saveCsv } from '../../shared/save-file.ts';
import { Figures } from '../../shared/sheet/Figures.tsx';
import { Sheet } from '../../shared/sheet/Sheet.tsx';
import { cards, two } from '../../shared/sheet/sheet-page.css.ts';
import { useDesk } from '../../shared/wire/use-desk.ts';
import { before as beforeStyle, span as spanStyle } from './FiguresPage.css.ts';
import { dollars, money, YearsChart } from './YearsChart.tsx';

/** The figures of any span of nights, by room type, beside the same weekdays of the year before. */
export function FiguresPage() {
  const today = motelDay(new Date().toISOString());
  const [from, setFrom] = useState(`${today.slice(0, 7)}-01`);
  const [to, setTo] = useState(today);
  const isAsked = from !== '' && to !== '';
  const { data, error } = useDesk('figures', { query: { from, to } }, { enabled: isAsked, refresh: false });
  return (
    <>
      <PageHead
        title="Figures"
        note="Confirmed stays by their nights; money of the rooms alone, before extras and taxes."
        end={
          <>
            <DeskLink to="/ahead" icon="back">
              Ahead
            </DeskLink>
            {data && (
              <DeskButton
                variant="solid"
                icon="receipt"
                onClick={() => saveCsv(`figures-${data.from}-${data.to}.csv`, figuresCsv(data))}
              >
                For a spreadsheet
              </DeskButton>
            )}
          </>
        }
      />
      <div className={spanStyle}>
        <TextField label="First night" type="date" value={from} onChange={setFrom} />
        <TextField label="Last night" type="date" value={to} min={from || undefined} onChange={setTo} />
      </div>
      {error && <Alert tone="error">{error.message}</Alert>}
      {data && !error && (
        <div className={cards}>
          <FiguresCard figures={data} />
          <SpanCharts days={data.days} />
          <SharesCards shares={data.shares} />
        </div>
      )}
    </>
  );
}

function FiguresCard({ figures: { from, to, before, types, total } }: { readonly figures: ShownFigures }) {
  const cells = (row: ShownFigures['total']) =>
    CELLS.map(([name, shown]) => (
      <Fragment key={name}>
        {shown(row)} <span className={beforeStyle}>{shown(row.before)}</span>
      </Fragment>
    ));
  return (
    <DeskCard
      title={shownDates(civilDate(from), civilDate(to))}
      aside={`Small figures: ${shownDates(civilDate(before.from), civilDate(before.to))}`}
    >
      <Sheet
        label="Figures by room type"
        columns={['', ...CELLS.map(([name]) => ({ amount: name }))]}
        onPhone={[0, 3, 5]}
        rows={types.map((type) => [type.title, type.title, ...cells(type)])}
        foot={['All', ...cells(total)]}
      />
    </DeskCard>
  );
}

/** More bars than these are no longer told apart. */
const MOST_BARS = 92;

/** The span by day, or by week where it has many days. */
function SpanCharts({ days: all }: { readonly days: readonly ComparedDay[] }) {
  const isByWeek = all.length > MOST_BARS;
  const days = isByWeek ? weeksOf(all) : all;
  const each = isByWeek ? 'each week' : 'each night';
  const within = `${each} from ${shownDay(all[0]?.date ?? '')} to ${shownDay(all.at(-1)?.date ?? '')}`;
  return (
    <div className={two}>
      <YearsChart
        title={`Rooms sold ${each}`}
        label={`Rooms sold ${within}`}
        column="Sold"
        days={days}
        of={({ sold }) => sold}
        shown={String}
      />
      <YearsChart
        title={`Revenue ${each}`}
        label={`Revenue of the rooms ${within}`}
        column="Revenue"
        days={days}
        of={({ revenue }) => revenue}
        shown={dollars}
        inTable={money}
      />
    </div>
  );
}

/** Each week by its first day: the charts show sums. */
function weeksOf(days: readonly ComparedDay[]): ComparedDay[] {
  return days.flatMap((first, at) => {
    if (at % 7 !== 0) return [];
    const week = days.slice(at, at + 7);
    const added = (of: (day: ComparedDay) => ComparedDay['before']) => ({
      ...of(first),
      sold: week.reduce((all, day) => all + of(day).sold, 0),
      revenue: sum(...week.map((day) => of(day).revenue)),
    });
    return [{ ...added((day) => day), before: added((day) => day.before) }];
  });
}

function SharesCards({ shares }: Pick<ShownFigures, 'shares'>) {
  const { sources, codes, pickUp, stays, nightsPerStay, daysAhead, cancelled, noShows } = shares;
  const sheet = (title: string, rows: typeof sources, empty: string) => (
    <DeskCard title={title}>
      <Sheet
        label={`Nights and revenue ${title.toLowerCase()}`}
        empty={empty}
        columns={['', { amount: 'Sold' }, { amount: 'Revenue' }]}
        rows={rows.map((row) => [row.title, row.title, String(row.sold), shownMoney(row.revenue)])}
      />
    </DeskCard>
  );
  return (
    <>
      <Figures
        label="Habits of guests"
        items={[
          [stays, 'stays begin'],
          [nightsPerStay, 'nights each'],
          [daysAhead, 'days from booking to arrival'],
          [cancelled, 'cancelled'],
          [noShows, 'no-shows'],
          [pickUp.sold, `room nights picked up in ${pickUp.days} days, ${shownMoney(pickUp.revenue)}`],
        ]}
      />
      <div className={two}>
        {sheet('By source', sources, 'Nothing is sold.')}
        {sheet('By code', codes, 'No stay has a code.')}
      </div>
    </>
  );
}

type Shown = ShownFigures['total']['before'];

/** The glossary defines them. */
const CELLS: readonly (readonly [name: string, shown: (of: Shown) => string])[] = [
  ['Sold', ({ sold }) => String(sold)],
  ['Open', ({ open }) => String(open)],
  ['Occupancy', (of) => `${occupancy(of)}%`],
  ['Arrivals', ({ arrivals }) => String(arrivals)],
  ['Revenue', ({ revenue }) => shownMoney(revenue)],
  ['ADR', ({ rate }) => shownMoney(rate)],
  ['RevPAR', ({ perRoom }) => shownMoney(perRoom)],
];
