import type { RateMonth, StepWire } from '@motel/api-client/desk-contracts';
import { typedPercents } from '@motel/content/desk-motel';
import { Alert, SelectField, TextField, useMedia } from '@motel/ui';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { fieldsOf, optionsOf } from '../../../shared/field/fields.ts';
import { asRead } from '../../../shared/field/typed-amount.tsx';
import { monthBeside, monthWords } from '../../../shared/format/months.ts';
import { type OtherKeys, useShortcuts } from '../../../shared/keyboard/use-shortcuts.ts';
import { useMotel } from '../../../shared/motel.tsx';
import { DeskButton, DeskLink, PageHead, UndoButton } from '../../../shared/parts/Page.tsx';
import { Segments } from '../../../shared/parts/Segments.tsx';
import { useDesk } from '../../../shared/wire/calls.ts';
import { dayAfter } from '../calendar.ts';
import { calendarPrices, nextKey, pickedNights } from '../draft.ts';
import { EditPanel } from '../edit/EditPanel.tsx';
import { ChangesPanel, PatternPanel } from '../edit/RatePanels.tsx';
import { PayPreview } from '../preview/PayPreview.tsx';
import { TWO_ADULTS, usePreview } from '../preview/preview.tsx';
import { panels } from '../RatePanels.css.ts';
import { RateTabs } from '../RateTabs.tsx';
import { RateDialog, RateDone, type RateSaving } from '../rate-change.tsx';
import { soft, top } from '../seasons/SeasonDialog.css.ts';
import { SeasonDialog } from '../seasons/SeasonDialog.tsx';
import { SeasonsCard } from '../seasons/SeasonsCard.tsx';
import { seasonAt } from '../seasons/season-draft.ts';
import { rectangleOf } from '../selection.ts';
import { type Rates, type RatesProps, type RatesView, reachTo, useRates } from '../use-rates.ts';
import { NO_ARRIVALS, NO_DEPARTURES } from './NightCell.tsx';
import { handMark, hatch, hints, legend, legendItem, monthSwitch } from './RateGrid.css.ts';
import { RateGrid } from './RateGrid.tsx';
import { RateList } from './RateList.tsx';
import { seasonColours } from './SeasonLine.tsx';

const ON_THE_GRID: OtherKeys = [
  [['↑', '↓', '←', '→'], 'Walk over the nights'],
  [['Shift'], 'Select nights, with the arrows or a press'],
];

/** A month of prices by room type (§14.7). */
export function RatesPage() {
  const rates = useRates();
  useRateKeys(rates);
  const { month, view, saving, selecting, dialog } = rates;
  const isPhone = useMedia('phoneOnly');
  // By keyboard a price is typed at once into the panel of the nights.
  const isBehind = useDeferredValue(selecting.selection) !== selecting.selection && isPhone;
  if (month === undefined) return <PageHead title="Rates" />;
  const lastYear = Number(month.month.slice(0, 4)) - 1;
  const dialogProps = { saving, onClose: rates.close };
  return (
    <>
      <RatesHead rates={rates} month={month} lastYear={lastYear} />
      <RateDone saving={saving} />
      {saving.problem !== undefined && selecting.selection === undefined && dialog === undefined && (
        <Alert tone="error">{saving.problem.message}</Alert>
      )}
      <Nights rates={rates} month={month} />
      <RatesLegend view={view} year={lastYear} />
      <RatePanels rates={rates} month={month} isBehind={isBehind} />
      <SeasonsCard month={month} mayChange={rates.mayChange} onSeason={rates.open} />
      {dialog === 'steps' && <StepsDialog {...dialogProps} steps={month.steps} />}
      {dialog && dialog !== 'steps' && <SeasonDialog {...dialogProps} month={month} season={dialog} />}
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

function Nights({ rates, month }: RatesProps) {
  const { view, selecting } = rates;
  const { selection, draft, held } = selecting;
  const isPhone = useMedia('phoneOnly');
  const parts = { month: month.month };
  const { data: then } = useDesk('rateLastYear', { parts }, { enabled: view === 'year' });
  const nights = month.rooms[0]?.nights ?? [];
  const colours = useMemo(() => seasonColours(month), [month]);
  const passed = nights.findIndex(({ date }) => date >= month.today);
  const firstCol = passed < 0 ? nights.length : passed;
  const size = { rows: month.rooms.length, cols: nights.length, firstCol };
  const shared = { month, size, view, lastYear: then?.rooms, colours, selection, draft };
  const hands = { onSelect: rates.select, onEdit: rates.edit };
  return isPhone ? (
    <RateList {...shared} {...hands} row={rates.row} onRow={rates.showRow} />
  ) : (
    <RateGrid {...shared} {...hands} onReach={held && ((spot) => rates.reach(reachTo(held, month, spot)))} />
  );
}

/**
 * The panels below the nights: their prices, the pattern of a room type, a guest's price, and the changes. When other nights
 * have just been pressed on a phone, the nights are drawn first, and the panels in the next frame.
 */
const RatePanels = memo(Panels, (_, { isBehind }) => isBehind);

function Panels({ rates, month }: RatesProps & { readonly isBehind: boolean }) {
  const motel = useMotel();
  const { selecting, saving } = rates;
  const { selection, draft, typed } = selecting;
  const { room, first, stay } = stayOf(rates, month);
  const effect = usePreview(
    stay && !saving.isSaving ? { change: typed?.change, stay } : undefined,
    month.version,
  );
  const season = seasonAt(month.seasons, first ?? month.today);
  return (
    <div className={panels}>
      <EditPanel rates={rates} month={month} effect={effect} />
      {room !== undefined && season !== undefined && (
        <PatternPanel rates={rates} month={month} room={room} season={season} />
      )}
      {room !== undefined && stay !== undefined && (
        <PayPreview
          title={room.title}
          stay={stay}
          onStay={({ from, to, party }) => selecting.setGuest({ from, to, party })}
          effect={effect}
          calendar={selection ? calendarPrices(motel, pickedNights(month, selection), draft) : []}
        />
      )}
      <ChangesPanel rates={rates} />
    </div>
  );
}

/** The stay that a guest's price is shown for: the selected nights, or the first one to come. */
function stayOf({ selecting: { selection, guest }, row }: Rates, { rooms, today }: RateMonth) {
  const room = rooms[row];
  const nights = room?.nights ?? [];
  const rectangle = selection && rectangleOf(selection);
  const coming = nights.find(({ date }) => date >= today) ?? nights[0];
  const first = (rectangle && nights[rectangle.left]?.date) ?? coming?.date;
  const last = (rectangle && nights[rectangle.right]?.date) ?? first;
  const stay =
    room !== undefined && first !== undefined && last !== undefined
      ? { room: room.id, from: first, to: dayAfter(last), party: TWO_ADULTS, ...guest }
      : undefined;
  return { room, first, stay };
}

function RatesHead({ rates, month, lastYear }: RatesProps & { readonly lastYear: number }) {
  const { afterPrice } = useMotel();
  const { undoable, saving, openMonth } = rates;
  const turn = (icon: 'back' | 'forward', by: 1 | -1) => {
    const to = monthBeside(month.month, by);
    return (
      <DeskButton icon={icon} aria-label={monthWords(to)} onClick={() => openMonth(to)}>
        {null}
      </DeskButton>
    );
  };
  return (
    <PageHead
      title="Rates"
      note={`${month.taxes}, ${afterPrice('a night')}`}
      end={
        <>
          <span className={hints} aria-hidden="true">
            <kbd>Shift</kbd> + arrows select <kbd>E</kbd> set price
          </span>
          <DeskLink to="/rates/codes" icon="tag">
            Codes
          </DeskLink>
          {rates.mayChange && (
            <UndoButton
              shortcut="Z"
              disabled={undoable === undefined || saving.isSaving}
              onClick={rates.undo}
            />
          )}
        </>
      }
    >
      <RateTabs shown="Prices" />
      <div className={monthSwitch}>
        {turn('back', -1)}
        <DeskButton title="Back to this month" onClick={() => openMonth(month.today.slice(0, 7))}>
          {monthWords(month.month)}
        </DeskButton>
        {turn('forward', 1)}
      </div>
      <Segments
        label="Show"
        value={rates.view}
        onChange={rates.setView}
        options={optionsOf({ prices: 'Prices', sold: 'Sold', year: `Against ${lastYear}` })}
      />
    </PageHead>
  );
}

const MARKS = [
  [<b key="least">2 n</b>, 'nights at least'],
  [<b key="now">→98</b>, 'now, by demand'],
  [NO_ARRIVALS, 'no arrivals'],
  [NO_DEPARTURES, 'no departures'],
  [<i key="hand" className={handMark} />, 'set by hand'],
  [<i key="closed" className={hatch} />, 'closed'],
] as const;

function RatesLegend({ view, year }: { readonly view: RatesView; readonly year: number }) {
  const words = {
    prices: MARKS.map(([mark, of]) => (
      <span key={of} className={legendItem}>
        {mark} {of}
      </span>
    )),
    sold: 'Rooms sold, of the rooms that can be sold. Holds and closed rooms count as sold.',
    year: `The price more or less than on the same day of the week in ${year}, and below it the price then. A price alone: none is known of ${year}.`,
  };
  return <p className={legend}>{words[view]}</p>;
}

/** The discounts of long stays. */
function StepsDialog({ steps, ...dialog }: RateSaving & Pick<RateMonth, 'steps'>) {
  const [rows, setRows] = useState(() => steps.map(textsOf));
  return (
    <RateDialog
      {...dialog}
      title="Long stays"
      onSubmit={() => void dialog.saving.save({ kind: 'steps', steps: stepsOf(rows) })}
      fault={dialog.saving.problem?.message}
      beside={
        <DeskButton
          icon="plus"
          onClick={() => setRows([...rows, { key: nextKey(rows), fromNight: '', off: '', wholeStay: true }])}
        >
          Add a step
        </DeskButton>
      }
    >
      {rows.map((row, at) => {
        const change = (part: Partial<typeof row>) => setRows(rows.with(at, { ...row, ...part }));
        const field = fieldsOf(row, change);
        const types = row.room === undefined ? '' : `, ${row.room.length} types`;
        return (
          <div key={row.key} className={top}>
            <TextField label={`From night${types}`} inputMode="numeric" {...field('fromNight')} />
            <TextField label="Percent off" inputMode="decimal" {...field('off')} />
            <SelectField
              label="Of"
              options={STEP_NIGHTS}
              value={row.wholeStay ? 'stay' : 'later'}
              onChange={(nights) => change({ wholeStay: nights === 'stay' || undefined })}
            />
            <DeskButton onClick={() => setRows(rows.toSpliced(at, 1))}>Remove</DeskButton>
          </div>
        );
      })}
      <p className={soft}>
        A later step replaces the one before it. Where every night is cheaper, a stay can cost less than a
        shorter one.
      </p>
    </RateDialog>
  );
}

const STEP_NIGHTS = optionsOf({ stay: 'Every night of the stay', later: 'The nights from then on' });

function textsOf(step: StepWire, key: number) {
  return { ...step, key, fromNight: `${step.fromNight}`, off: step.off.replace('%', '') };
}

function stepsOf(rows: readonly ReturnType<typeof textsOf>[]): StepWire[] {
  return rows.map(({ key: _, fromNight, off, ...step }) => ({
    ...step,
    // Not a number becomes 0, which the server refuses by a sentence.
    fromNight: Math.trunc(Number(fromNight)) || 0,
    off: `${asRead(off, typedPercents(off, {}))}%`,
  }));
}
