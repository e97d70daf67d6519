import type { ListedSeason, RateChange, RateStay } from '@motel/api-client/desk-contracts';
import { useMedia } from '@motel/ui';
import { useMemo, useRef, useState } from 'react';
import type { OtherKeys } from '../../shared/keyboard/key-list.ts';
import { useShortcuts } from '../../shared/keyboard/use-shortcuts.ts';
import { mayDo } from '../../shared/me/may-do.ts';
import { useMe } from '../../shared/me/use-me.ts';
import { Banner } from '../../shared/parts/Banner.tsx';
import { PageHead } from '../../shared/parts/PageHead.tsx';
import { useDesk } from '../../shared/wire/use-desk.ts';
import { ChangesPanel } from './ChangesPanel.tsx';
import { dayAfter } from './calendar.ts';
import { calendarPrices, changeOf } from './draft.ts';
import { EditPanel } from './EditPanel.tsx';
import { GuestPanel } from './GuestPanel.tsx';
import { type Held, heldNights, reachTo } from './held.ts';
import type { RatesView } from './night-view.ts';
import { PatternPanel } from './PatternPanel.tsx';
import { RateDone } from './RateDone.tsx';
import { RateGrid } from './RateGrid.tsx';
import { RateList } from './RateList.tsx';
import { panels } from './RatePanels.css.ts';
import { RatesHead } from './RatesHead.tsx';
import { RatesLegend } from './RatesLegend.tsx';
import { SeasonDialog } from './SeasonDialog.tsx';
import { SeasonsCard } from './SeasonsCard.tsx';
import { StepsDialog } from './StepsDialog.tsx';
import { seasonColours } from './season-colours.ts';
import { seasonAt } from './season-matrix.ts';
import { rectangleOf, type Selection } from './selection.ts';
import { usePreview } from './use-preview.ts';
import { useRateChange } from './use-rate-change.ts';
import { useSelecting } from './use-selecting.ts';

type OpenDialog =
  | { readonly kind: 'season'; readonly season: ListedSeason | 'new' }
  | { readonly kind: 'steps' };

const PARTY = { adults: 2, children: 0, infants: 0, pets: 0 };

const ON_THE_GRID: OtherKeys = [
  [['↑', '↓', '←', '→'], 'Walk over the nights'],
  [['Shift'], 'Select nights, with the arrows or a press'],
];

/** A month of prices by room type (§14.7). */
export function RatesPage() {
  const me = useMe();
  const mayChange = me !== undefined && mayDo(me.person.role, 'owner');
  const isPhone = useMedia('phoneOnly');
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const [view, setView] = useState<RatesView>('prices');
  const [dialog, setDialog] = useState<OpenDialog | undefined>(undefined);
  const [shownRow, setShownRow] = useState(0);
  const [guest, setGuest] = useState<Partial<Pick<RateStay, 'from' | 'to' | 'party'>>>({});
  const form = useRef<HTMLFormElement>(null);

  const { data: month } = useDesk('rateMonth', { parts: { month: chosen ?? 'now' } });
  const selecting = useSelecting(month);
  const { selection, draft, held } = selecting;
  const { data: story } = useDesk('rateChanges', {});
  const name = month?.month ?? 'now';
  const { data: then } = useDesk('rateLastYear', { parts: { month: name } }, { enabled: view === 'year' });
  const lastYear = useMemo(() => new Map((then?.rooms ?? []).map(({ id, nights }) => [id, nights])), [then]);
  const colours = useMemo(() => seasonColours(month?.seasons ?? [], month?.rooms[0]?.nights ?? []), [month]);
  const saving = useRateChange(month?.version);

  const isShown = month !== undefined && (chosen === undefined || month.month === chosen);
  const typed =
    month !== undefined && isShown && selection !== undefined ? changeOf(month, selection, draft) : undefined;
  const room = month?.rooms[selection?.anchor.row ?? shownRow];
  const nights = room?.nights ?? [];
  const rectangle = selection && rectangleOf(selection);
  const firstNight = (rectangle && nights[rectangle.left]?.date) ?? firstComing(nights, month?.today);
  const lastNight = (rectangle && nights[rectangle.right]?.date) ?? firstNight;
  const stay =
    room && firstNight !== undefined && lastNight !== undefined
      ? { room: room.id, from: firstNight, to: dayAfter(lastNight), party: PARTY, ...guest }
      : undefined;
  const effect = usePreview(
    stay && !saving.isSaving ? { change: typed?.change, stay } : undefined,
    month?.version,
  );

  const clear = () => {
    selecting.clear();
    setGuest({});
    saving.forget();
  };
  const select = (next: Selection | undefined) => {
    if (next === undefined) return clear();
    saving.begin();
    selecting.select(next);
    if (view !== 'prices') setView('prices');
  };
  const edit = () => {
    form.current?.scrollIntoView({ block: 'nearest' });
    form.current?.querySelector('input')?.focus();
  };
  const save = async (change: RateChange) => {
    if (await saving.save(change)) {
      clear();
      setDialog(undefined);
    }
  };
  const changes = story?.changes ?? [];
  const undoable = changes.find(({ mayUndo, isUndo }) => mayUndo && !isUndo);
  const undo = () => undoable && mayChange && void saving.undo(undoable.version);
  const openSeason = (opened: ListedSeason | 'new') => {
    saving.begin();
    setDialog({ kind: 'season', season: opened });
  };
  const openMonth = (to: string) => {
    if (selection === undefined) saving.forget();
    setGuest({});
    selecting.turnTo(to);
    setChosen(to);
  };
  const reach = (next: Held) => {
    selecting.show(next);
    setChosen(next.month.month);
  };
  useShortcuts(
    {
      e: ['Set the price', edit],
      z: ['Undo', undo],
      Escape: [
        'Give up the selection',
        () => {
          if (selection === undefined) return held && clear();
          const { row, col } = selection.head;
          clear();
          document.querySelector<HTMLElement>(`[data-at="${row},${col}"]`)?.focus();
        },
      ],
    },
    { isOn: dialog === undefined, others: ON_THE_GRID },
  );

  if (month === undefined || !isShown) return <PageHead title="Rates" />;
  const passed = nights.findIndex(({ date }) => date >= month.today);
  const size = {
    rows: month.rooms.length,
    cols: nights.length,
    firstCol: passed < 0 ? nights.length : passed,
  };
  const season = seasonAt(month.seasons, firstNight ?? month.today);
  const shared = { month, size, view, lastYear, colours, selection, draft, onSelect: select, onEdit: edit };
  return (
    <>
      <RatesHead
        name={name}
        today={month.today}
        onMonth={openMonth}
        view={view}
        onView={setView}
        undo={mayChange ? { isReady: undoable !== undefined && !saving.isSaving, press: undo } : undefined}
      />
      <RateDone saving={saving} />
      {saving.problem !== undefined && selection === undefined && dialog === undefined && (
        <Banner tone="bad">{saving.problem.message}</Banner>
      )}
      {isPhone ? (
        <RateList
          {...shared}
          row={selection?.anchor.row ?? shownRow}
          onRow={(row) => {
            clear();
            setShownRow(row);
          }}
        />
      ) : (
        <RateGrid {...shared} onReach={held && ((spot) => reach(reachTo(held, month, spot)))} />
      )}
      <RatesLegend view={view} year={Number(name.slice(0, 4)) - 1} />
      <div className={panels}>
        <EditPanel
          month={month}
          selection={selection}
          held={isPhone ? undefined : held && heldNights(held)}
          draft={draft}
          onDraft={selecting.setDraft}
          onUntil={selecting.extend}
          faults={typed?.faults ?? []}
          isEmpty={typed?.change === undefined}
          effect={effect}
          mayChange={mayChange}
          isSaving={saving.isSaving}
          problem={saving.problem}
          onSave={() => typed?.change !== undefined && void save(typed.change)}
          form={form}
        />
        {room !== undefined && season !== undefined && (
          <PatternPanel
            month={month}
            room={room}
            season={season}
            mayChange={mayChange}
            onSteps={() => {
              saving.begin();
              setDialog({ kind: 'steps' });
            }}
          />
        )}
        {room !== undefined && stay !== undefined && (
          <GuestPanel
            title={room.title}
            stay={stay}
            onStay={({ from, to, party }) => setGuest({ from, to, party })}
            effect={effect}
            calendar={selection && calendarPrices(month, selection, draft)}
          />
        )}
        <ChangesPanel
          changes={changes}
          mayChange={mayChange}
          isSaving={saving.isSaving}
          onUndo={({ version }) => void saving.undo(version)}
        />
      </div>
      <SeasonsCard month={month} mayChange={mayChange} onSeason={openSeason} />
      {dialog?.kind === 'season' && (
        <SeasonDialog
          month={month}
          season={dialog.season}
          isSaving={saving.isSaving}
          problem={saving.problem}
          onSave={(change) => void save(change)}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog?.kind === 'steps' && (
        <StepsDialog
          steps={month.steps}
          isSaving={saving.isSaving}
          problem={saving.problem}
          onSave={(change) => void save(change)}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  );
}

function firstComing(
  nights: readonly { readonly date: string }[],
  today: string | undefined,
): string | undefined {
  return nights.find(({ date }) => today !== undefined && date >= today)?.date ?? nights[0]?.date;
}
