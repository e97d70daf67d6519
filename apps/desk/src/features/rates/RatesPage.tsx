import type { RateMonth } from '@motel/api-client/desk-contracts';
import { Alert, useMedia } from '@motel/ui';
import { useDeferredValue, useMemo } from 'react';
import type { OtherKeys } from '../../shared/keyboard/key-list.ts';
import { useShortcuts } from '../../shared/keyboard/use-shortcuts.ts';
import { PageHead } from '../../shared/parts/PageHead.tsx';
import { useDesk } from '../../shared/wire/use-desk.ts';
import { reachTo } from './held.ts';
import { RateDone } from './RateDone.tsx';
import { RateGrid } from './RateGrid.tsx';
import { RateList } from './RateList.tsx';
import { RatePanels } from './RatePanels.tsx';
import { RatesHead } from './RatesHead.tsx';
import { RatesLegend } from './RatesLegend.tsx';
import { SeasonDialog } from './SeasonDialog.tsx';
import { SeasonsCard } from './SeasonsCard.tsx';
import { StepsDialog } from './StepsDialog.tsx';
import { seasonColours } from './season-colours.ts';
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
    { e: ['Set the price', edit], z: ['Undo', undo], Escape: ['Give up the selection', giveUp] },
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
