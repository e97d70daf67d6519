import { figuresTable, occupancy, type ShownFigures } from '@motel/api-client/desk-contracts';
import { countedThings } from '@motel/content/english';
import { Alert, classes, TextField } from '@motel/ui';
import { useSearchParams } from 'react-router-dom';
import { fieldsOf } from '../../shared/field/fields.ts';
import {
  daysOfMonth,
  monthBeside,
  monthName,
  monthWords,
  useAskedMonth,
} from '../../shared/format/months.ts';
import { motelToday, shownDates } from '../../shared/format/shown-dates.ts';
import { useMotel } from '../../shared/motel.tsx';
import { DeskButton, PeriodSteps } from '../../shared/parts/Page.tsx';
import { fileName, saveXlsx } from '../../shared/save-file.ts';
import { row } from '../../shared/sheet/sheet-page.css.ts';
import { useDesk } from '../../shared/wire/calls.ts';
import { AheadFrame } from './AheadFrame.tsx';
import { below, dates, pairs, sentence } from './ahead.css.ts';
import { KindsCard, MonthsCard, NightsTable, SharesCard, WeekdaysCard } from './FigureCards.tsx';
import { soldOf } from './nights.ts';

/** Averages of fewer stays than these say nothing. */
const LEAST = 20;

export function FiguresPage() {
  const motel = useMotel();
  const { month, choose, ...span } = useSpan();
  const field = fieldsOf(span, (part) => choose({ ...span, ...part }));
  const enabled = span.from !== '' && span.to !== '';
  const { data, error } = useDesk('figures', { query: span }, { enabled, refresh: false });
  const save = (of: ShownFigures) =>
    saveXlsx(fileName(motel, 'figures', `${of.from}-${of.to}.xlsx`), { Figures: figuresTable(of) });
  const addressOf = (by: number) => `/figures?month=${monthBeside(month ?? '', by)}`;
  return (
    <>
      <AheadFrame
        shown="Figures"
        end={
          <>
            {month && <DeskButton onClick={() => choose(span)}>Choose dates</DeskButton>}
            {data && (
              <DeskButton icon="save" onClick={() => save(data)}>
                Excel
              </DeskButton>
            )}
          </>
        }
      >
        {month && <PeriodSteps words={monthWords(month)} span="month" to={[addressOf(-1), addressOf(1)]} />}
      </AheadFrame>
      {month === undefined && (
        <div className={classes(row, dates)}>
          <TextField label="First night" type="date" {...field('from')} />
          <TextField label="Last night" type="date" {...field('to')} />
        </div>
      )}
      {error && <Alert tone="error">{error.message}</Alert>}
      {data && !error && <Shown figures={data} />}
    </>
  );
}

/** The span of the address: dates that a person has chosen, else a month, which is this one at first. */
function useSpan() {
  const [search, setSearch] = useSearchParams();
  const month = useAskedMonth() ?? motelToday().slice(0, 7);
  const [from, to] = [search.get('from'), search.get('to')];
  const choose = (dates: { from: string; to: string }) => setSearch(dates, { replace: true });
  if (from !== null && to !== null) return { month: undefined, from, to, choose };
  return { month, ...daysOfMonth(month), choose };
}

/** `July`, or the dates of another span. */
function nameOf(from: string, to: string): string {
  const month = from.slice(0, 7);
  const whole = daysOfMonth(month);
  return from === whole.from && to === whole.to ? monthName(month) : shownDates(from, to);
}

function Shown({ figures: { from, to, total, days, types, shares } }: { readonly figures: ShownFigures }) {
  const { shownMoney } = useMotel();
  const hasAverages = shares.stays >= LEAST;
  const { sold, rate, perRoom, before } = total;
  return (
    <>
      <p className={sentence}>
        <strong>
          {nameOf(from, to)} {to < motelToday() ? 'sold' : 'has sold'} {soldOf(total)} nights,{' '}
          {occupancy(total)}%.
        </strong>
        {sold > 0 &&
          ` A sold night brought ${shownMoney(rate)}; spread over all rooms, ${shownMoney(perRoom)}.`}
        {before.sold > 0 && ` A year before: ${before.sold} nights, ${shownMoney(before.rate)} each.`}
        {sold > 0 &&
          !hasAverages &&
          ` ${countedThings(shares.stays, 'stay')} are few: averages begin at ${LEAST}.`}
      </p>
      <div className={classes(below, pairs)}>
        {sold + before.sold > 0 && <WeekdaysCard days={days} hasAverages={hasAverages} />}
        <MonthsCard year={from.slice(0, 4)} />
        <KindsCard types={types.filter((type) => type.sold + type.open > 0)} total={total} />
        {sold > 0 && <SharesCard shares={shares} sold={sold} hasAverages={hasAverages} />}
      </div>
      <NightsTable nights={days} />
    </>
  );
}
