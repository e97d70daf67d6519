import { type ComparedDay, occupancy, type ShownFigures } from '@motel/api-client/desk-contracts';
import { civilDate } from '@motel/booking-core';
import { countedThings } from '@motel/content/english';
import { Bars } from '../../shared/bars/Bars.tsx';
import { FobTitle } from '../../shared/fob/Fob.tsx';
import { monthName } from '../../shared/format/months.ts';
import { motelToday, shownDay, shownWeekday } from '../../shared/format/shown-dates.ts';
import { isWeekend, placeInWeek } from '../../shared/format/weekend.ts';
import { useMotel } from '../../shared/motel.tsx';
import { DeskCard } from '../../shared/parts/Page.tsx';
import { Sheet } from '../../shared/sheet/Sheet.tsx';
import { empty, note, small } from '../../shared/sheet/sheet.css.ts';
import { useDesk } from '../../shared/wire/calls.ts';
import { divided, figure, figures, nightByNight, ofAll, part } from './ahead.css.ts';
import { addedUp, soldOf } from './nights.ts';

interface WeekdaysCardProps {
  readonly days: readonly ComparedDay[];
  readonly hasAverages: boolean;
}

export function WeekdaysCard({ days, hasAverages }: WeekdaysCardProps) {
  const all = [...Map.groupBy(days, ({ date }) => placeInWeek(civilDate(date)))]
    .toSorted(([a], [b]) => a - b)
    .map(([, nights]) => ({ title: shownWeekday(nights[0]?.date ?? ''), nights, ...addedUp(nights) }));
  const most = Math.max(...all.map(({ share }) => share));
  const weekend = addedUp(days.filter(({ date }) => isWeekend(civilDate(date))));
  return (
    <DeskCard title="Which nights fill" aside={hasAverages ? 'rooms sold, on average' : 'room nights sold'}>
      <Bars
        isShort
        whole={1}
        bars={all.map(({ title, nights, sold, share, before }) => ({
          title,
          amount: hasAverages ? (sold / nights.length).toFixed(1) : sold,
          ends: [0, share],
          mark: before,
          look: share === most ? 'whole' : 'share',
        }))}
      />
      <p className={note}>
        Friday and Saturday: {weekend.sold} of {addedUp(days).sold} nights.
      </p>
    </DeskCard>
  );
}

/** The fewest months that the card shows. */
const LEAST = 6;

export function MonthsCard({ year }: { readonly year: string }) {
  const query = { from: `${year}-01-01`, to: `${year}-12-31` };
  const { data } = useDesk('figures', { query }, { refresh: false });
  const now = motelToday().slice(0, 7);
  const all = [...Map.groupBy(data?.days ?? [], ({ date }) => date.slice(0, 7))];
  const months = all.map(([month, days]) => ({ month, isOver: month < now, ...addedUp(days) }));
  const isSold = ({ sold, before }: (typeof months)[number]) => sold + before > 0;
  const first = months.findIndex(isSold);
  const shown = months.slice(first, Math.max(months.findLastIndex(isSold) + 1, first + LEAST));
  return (
    <DeskCard
      title={now.startsWith(year) ? 'The season so far' : `The season of ${year}`}
      aside="nights sold, of all"
    >
      {first < 0 ? (
        <p className={empty}>{data && `No night of ${year} is sold.`}</p>
      ) : (
        <Bars
          whole={1}
          bars={shown.map(({ month, isOver, sold, open, share, before }) => ({
            title: <Beside words={monthName(month)} of={isOver ? 'over' : 'so far'} />,
            amount: <Beside words={sold} of={`of ${open.toLocaleString('en')}`} />,
            ends: [0, share],
            mark: before,
            look: isOver ? 'whole' : 'booked',
          }))}
        />
      )}
    </DeskCard>
  );
}

function Beside({ words, of }: { readonly words: string | number | undefined; readonly of: string }) {
  return (
    <>
      {words} <span className={ofAll}>{of}</span>
    </>
  );
}

interface SharesCardProps extends Pick<ShownFigures, 'shares'> {
  /** Room nights of the span. */
  readonly sold: number;
  readonly hasAverages: boolean;
}

export function SharesCard({ shares, sold, hasAverages }: SharesCardProps) {
  const { shownMoney } = useMotel();
  const { sources, codes, pickUp, stays, nightsPerStay, daysAhead, cancelled, noShows } = shares;
  const habits = [
    ...(hasAverages
      ? [
          [nightsPerStay, 'nights a stay'],
          [daysAhead, 'days ahead, on average'],
        ]
      : [[stays, stays === 1 ? 'stay begins' : 'stays begin']]),
    [cancelled, `cancelled, ${noShows} did not come`],
    [pickUp.sold, `nights booked in ${pickUp.days} days, ${shownMoney(pickUp.revenue)}`],
  ] as const;
  return (
    <DeskCard title={`How ${countedThings(sold, 'night')} were booked`}>
      <ul className={divided}>
        {sources.map((source) => (
          <li key={source.title} className={part} style={{ flexGrow: source.sold }}>
            <strong>{source.sold}</strong> {source.title}
            <span className={small}>{shownMoney(source.revenue)}</span>
          </li>
        ))}
      </ul>
      {codes.length > 0 && (
        <Sheet
          label="Nights and revenue by code"
          columns={['By code', { amount: 'Sold' }, { amount: 'Rooms' }]}
          rows={codes.map((code) => [code.title, code.title, code.sold, shownMoney(code.revenue)])}
        />
      )}
      <ul className={figures}>
        {habits.map(([count, words]) => (
          <li key={words}>
            <strong className={figure}>{count}</strong>
            <span>{words}</span>
          </li>
        ))}
      </ul>
    </DeskCard>
  );
}

const amounts = (names: readonly string[]) => names.map((amount) => ({ amount }));

export function KindsCard({ types, total }: Pick<ShownFigures, 'types' | 'total'>) {
  const { shownMoney } = useMotel();
  const cells = ({ before, ...row }: ShownFigures['total']) => [
    <span key="sold">
      {occupancy(row)}%<span className={small}>{soldOf(row)}</span>
      {before.sold > 0 && <span className={small}>{occupancy(before)}% last year</span>}
    </span>,
    ...(['rate', 'perRoom'] as const).map((name) => (
      <span key={name}>
        {shownMoney(row[name])}
        {before.sold > 0 && <span className={small}>{shownMoney(before[name])}</span>}
      </span>
    )),
  ];
  return (
    <DeskCard title="By kind of room">
      <Sheet
        label="Figures by room type"
        columns={['', ...amounts(['Sold', 'A night sold', 'A night of all'])]}
        onPhone={[0, 1, 2]}
        rows={types.map((type) => [type.id, <FobTitle key="title" room={type} />, ...cells(type)])}
        foot={['All', ...cells(total)]}
      />
    </DeskCard>
  );
}

export function NightsTable({ nights }: { readonly nights: readonly ComparedDay[] }) {
  const { shownMoney } = useMotel();
  const names = ['Sold', 'Arrive', 'Rooms', 'A night'];
  const cells = (of: ComparedDay['before']) => [
    soldOf(of),
    of.arrivals,
    shownMoney(of.revenue),
    shownMoney(of.rate),
  ];
  return (
    <details className={nightByNight}>
      <summary>Night by night</summary>
      <Sheet
        label="Night by night"
        columns={['Night', ...amounts([...names, ...names.map((name) => `${name}, year before`)])]}
        onPhone={[0, 1, 3]}
        rows={nights.map((of) => [of.date, shownDay(of.date), ...cells(of), ...cells(of.before)])}
      />
    </details>
  );
}
