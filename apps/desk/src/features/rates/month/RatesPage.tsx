import type { RateMonth } from '@motel/api-client/desk-contracts';
import { Alert, useMedia } from '@motel/ui';
import { useDeferredValue, useMemo } from 'react';
import { monthBeside, monthWords } from '../../../shared/format/months.ts';
import type { OtherKeys } from '../../../shared/keyboard/key-list.ts';
import { useShortcuts } from '../../../shared/keyboard/use-shortcuts.ts';
import { useMotel } from '../../../shared/motel.tsx';
import { DeskButton, DeskLink } from '../../../shared/parts/DeskButton.tsx';
import { PageHead } from '../../../shared/parts/PageHead.tsx';
import { Segments } from '../../../shared/parts/Segments.tsx';
import { useDesk } from '../../../shared/wire/use-desk.ts';
import { RateDone } from '../rate-change.tsx';
import { SeasonDialog } from '../seasons/SeasonDialog.tsx';
import { SeasonsCard } from '../seasons/SeasonsCard.tsx';
import { StepsDialog } from '../seasons/StepsDialog.tsx';
import { reachTo } from '../selecting.ts';
import { NoArrivals, NoDepartures } from './NightCell.tsx';
import type { RatesView } from './night-view.ts';
import { handMark, hatch, hints, legend, legendItem, monthSwitch } from './RateGrid.css.ts';
import { RateGrid } from './RateGrid.tsx';
import { RateList } from './RateList.tsx';
import { RatePanels } from './RatePanels.tsx';
import { seasonColours } from './SeasonLine.tsx';
import { type Rates, useRates } from './use-rates.ts';

const ON_THE_GRID: OtherKeys = [
  [['↑', '↓', '←', '→'], 'Walk over the nights'],
  [['Shift'], 'Select nights, with the arrows or a press'],
];

/** A month of prices by room type (§14.7). */
export function RatesPage() {
  const rates = useRates();
  useRateKeys(rates);
  const { month, view, saving, mayChange, undoable, selecting } = rates;
  const isPhone = useMedia('phoneOnly');
  // By keyboard a price is typed at once into the panel of the nights.
  const isBehind = useDeferredValue(selecting.selection) !== selecting.selection && isPhone;
  if (month === undefined) return <PageHead title="Rates" />;
  return (
    <>
      <RatesHead
        name={month.month}
        today={month.today}
        taxes={month.taxes}
        onMonth={rates.openMonth}
        view={view}
        onView={rates.setView}
        undo={
          mayChange ? { isReady: undoable !== undefined && !saving.isSaving, press: rates.undo } : undefined
        }
      />
      <RateDone saving={saving} />
      {saving.problem !== undefined && selecting.selection === undefined && rates.dialog === undefined && (
        <Alert tone="error">{saving.problem.message}</Alert>
      )}
      <Nights rates={rates} month={month} />
      <RatesLegend view={view} year={Number(month.month.slice(0, 4)) - 1} />
      <RatePanels rates={rates} month={month} isBehind={isBehind} />
      <SeasonsCard
        month={month}
        mayChange={mayChange}
        onSeason={(season) => rates.open({ kind: 'season', season })}
      />
      <RateDialog rates={rates} month={month} />
    </>
  );
}

function useRateKeys({ edit, undo, clear, selecting: { selection, held }, dialog }: Rates): void {
  const giveUp = () => {
    if (selection === undefined) return held && clear();
    const { row, col } = selection.head;
    clear();
    document.querySelector<HTMLElement>(`[data-at="${row},${col}"]`)?.focus();
  };
  useShortcuts(
    { e: ['Set the price', edit], z: ['Undo', undo], Escape: ['Clear the selection', giveUp] },
    { isOn: dialog === undefined, others: ON_THE_GRID },
  );
}

interface RatesProps {
  readonly rates: Rates;
  readonly month: RateMonth;
}

/** The nights of the month: a grid, on a phone a list of one room type. */
function Nights({ rates, month }: RatesProps) {
  const { view, selecting } = rates;
  const { selection, draft, held } = selecting;
  const isPhone = useMedia('phoneOnly');
  const parts = { month: month.month };
  const { data: then } = useDesk('rateLastYear', { parts }, { enabled: view === 'year' });
  const lastYear = useMemo(() => new Map((then?.rooms ?? []).map(({ id, nights }) => [id, nights])), [then]);
  const nights = month.rooms[0]?.nights ?? [];
  const colours = useMemo(() => seasonColours(month.seasons, month.rooms[0]?.nights ?? []), [month]);
  const passed = nights.findIndex(({ date }) => date >= month.today);
  const size = {
    rows: month.rooms.length,
    cols: nights.length,
    firstCol: passed < 0 ? nights.length : passed,
  };
  const shared = { month, size, view, lastYear, colours, selection, draft };
  const hands = { onSelect: rates.select, onEdit: rates.edit };
  return isPhone ? (
    <RateList {...shared} {...hands} row={rates.row} onRow={rates.showRow} />
  ) : (
    <RateGrid {...shared} {...hands} onReach={held && ((spot) => rates.reach(reachTo(held, month, spot)))} />
  );
}

function RateDialog({ rates: { dialog, saving, save, close }, month }: RatesProps) {
  if (dialog === undefined) return null;
  const shared = {
    isSaving: saving.isSaving,
    problem: saving.problem,
    onSave: (change: Parameters<typeof save>[0]) => void save(change),
    onClose: close,
  };
  return dialog.kind === 'season' ? (
    <SeasonDialog {...shared} month={month} season={dialog.season} />
  ) : (
    <StepsDialog {...shared} steps={month.steps} />
  );
}

interface RatesHeadProps {
  /** How the prices stand to the taxes. */
  readonly taxes: string;
  /** The month that is shown, `yyyy-mm`. */
  readonly name: string;
  readonly today: string;
  readonly onMonth: (month: string) => void;
  readonly view: RatesView;
  readonly onView: (view: RatesView) => void;
  /** Of the last change that can be undone; absent for a person who may not. */
  readonly undo: { readonly isReady: boolean; readonly press: () => void } | undefined;
}

/** The title, the month and the figures that the grid shows. */
function RatesHead({ name, today, taxes, onMonth, view, onView, undo }: RatesHeadProps) {
  const { afterPrice } = useMotel();
  const [before, after] = [monthBeside(name, -1), monthBeside(name, 1)];
  const lastYear = Number(name.slice(0, 4)) - 1;
  return (
    <PageHead
      title="Rates"
      note={`${taxes}, ${afterPrice('a night')}`}
      end={
        <>
          <span className={hints} aria-hidden="true">
            <kbd>Shift</kbd> + arrows select <kbd>E</kbd> set price
          </span>
          <DeskLink to="/rates/codes" icon="tag">
            Codes
          </DeskLink>
          <DeskLink to="/rates/taxes" icon="receipt">
            Taxes
          </DeskLink>
          <DeskLink to="/rates/articles" icon="key">
            Articles
          </DeskLink>
          {undo !== undefined && (
            <DeskButton icon="undo" shortcut="Z" disabled={!undo.isReady} onClick={undo.press}>
              Undo
            </DeskButton>
          )}
        </>
      }
    >
      <div className={monthSwitch}>
        <DeskButton icon="back" aria-label={monthWords(before)} onClick={() => onMonth(before)}>
          {null}
        </DeskButton>
        <DeskButton title="Back to this month" onClick={() => onMonth(today.slice(0, 7))}>
          {monthWords(name)}
        </DeskButton>
        <DeskButton icon="forward" aria-label={monthWords(after)} onClick={() => onMonth(after)}>
          {null}
        </DeskButton>
      </div>
      <Segments
        label="Show"
        value={view}
        onChange={onView}
        options={[
          { value: 'prices', label: 'Prices' },
          { value: 'sold', label: 'Sold' },
          { value: 'year', label: `Against ${lastYear}` },
        ]}
      />
    </PageHead>
  );
}

interface RatesLegendProps {
  readonly view: RatesView;
  /** The year that it is compared with. */
  readonly year: number;
}

/** The key to the marks of the cells. */
function RatesLegend({ view, year }: RatesLegendProps) {
  if (view === 'sold') {
    return (
      <p className={legend}>
        Rooms sold, of the rooms that can be sold. Holds and closed rooms count as sold.
      </p>
    );
  }
  if (view === 'year') {
    return (
      <p className={legend}>
        The price more or less than on the same day of the week in {year}, and below it the price then. A
        price alone: none is known of {year}.
      </p>
    );
  }
  return (
    <p className={legend}>
      <span className={legendItem}>
        <b>2 n</b> nights at least
      </span>
      <span className={legendItem}>
        <NoArrivals /> no arrivals
      </span>
      <span className={legendItem}>
        <NoDepartures /> no departures
      </span>
      <span className={legendItem}>
        <i className={handMark} /> set by hand
      </span>
      <span className={legendItem}>
        <i className={hatch} /> closed
      </span>
    </p>
  );
}
