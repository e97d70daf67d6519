import type { ListedSeason, RateChange, RateMonth, RateStay } from '@motel/api-client/desk-contracts';
import { civilDate, daysBetween } from '@motel/booking-core';
import { useRef, useState } from 'react';
import { useAskedMonth } from '../../shared/format/months.ts';
import { useMay } from '../../shared/me/use-me.ts';
import { useMotel } from '../../shared/motel.tsx';
import { useDesk, usePress } from '../../shared/wire/calls.ts';
import { ALL, changeOf, type Draft, EMPTY } from './draft.ts';
import { type NightSpot, rectangleOf, type Selection } from './selection.ts';

export type RatesView = 'prices' | 'sold' | 'year';

/** A season, a new one, or the steps of long stays. */
type OpenDialog = ListedSeason | 'new' | 'steps';

export type Rates = ReturnType<typeof useRates>;

export interface RatesProps {
  readonly rates: Rates;
  readonly month: RateMonth;
}

export function useRates() {
  const mayChange = useMay('owner');
  const [chosen, setChosen] = useState(useAskedMonth());
  const [view, setView] = useState<RatesView>('prices');
  const [dialog, setDialog] = useState<OpenDialog | undefined>(undefined);
  const [shownRow, setShownRow] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const { data } = useDesk('rateMonth', { parts: { month: chosen ?? 'now' } });
  const { data: story } = useDesk('rateChanges', {});
  const selecting = useSelecting(data);
  const saving = useRateChange(data?.version, () => {
    selecting.clear();
    setDialog(undefined);
  });
  const changes = story?.changes ?? [];
  const undoable = changes.find(({ mayUndo, isUndo }) => mayUndo && !isUndo);
  const clear = () => {
    selecting.clear();
    saving.forget();
  };
  return {
    mayChange,
    view,
    setView,
    dialog,
    selecting,
    saving,
    changes,
    undoable,
    form,
    clear,
    /** Absent until the chosen month is there. */
    month: chosen === undefined || data?.month === chosen ? data : undefined,
    /** The row that a phone shows. */
    row: selecting.selection?.anchor.row ?? shownRow,
    showRow(row: number) {
      clear();
      setShownRow(row);
    },
    select(next: Selection | undefined) {
      if (next === undefined) return clear();
      saving.begin();
      selecting.select(next);
      setView('prices');
    },
    edit() {
      form.current?.scrollIntoView({ block: 'nearest' });
      form.current?.querySelector('input')?.focus();
    },
    undo: () => undoable && mayChange && void saving.undo(undoable.version),
    open(next: OpenDialog) {
      saving.begin();
      setDialog(next);
    },
    close: () => setDialog(undefined),
    openMonth(to: string) {
      if (selecting.selection === undefined) saving.forget();
      selecting.turnTo(to);
      setChosen(to);
    },
    reach(next: Held) {
      selecting.show(next);
      setChosen(next.month.month);
    },
  };
}

/** Saves against the version that the person saw first; once refused, the next press is against the one shown then. */
export function useRateChange(shown: number | undefined, onSaved: () => void) {
  const { press, isPressing, problem, forgetProblem } = usePress('changeRates');
  const seen = useRef<number | undefined>(undefined);
  const [done, setDone] = useState<number | undefined>(undefined);

  async function make(change: RateChange, version = 0): Promise<boolean> {
    setDone(undefined);
    const answer = await press({ body: { version, change } });
    seen.current = undefined;
    setDone(answer?.version);
    return answer !== undefined;
  }

  return {
    isSaving: isPressing,
    problem,
    /** The version of the last change, until something else begins. */
    done,
    /** A person begins to change something. */
    begin(): void {
      seen.current ??= shown;
      setDone(undefined);
      forgetProblem();
    },
    forget(): void {
      seen.current = undefined;
      forgetProblem();
    },
    async save(change: RateChange) {
      if (await make(change, seen.current ?? shown)) onSaved();
    },
    undo: (version: number) => make({ kind: 'undo', version }, shown),
  };
}

interface Selected {
  readonly selection: Selection;
  readonly draft: Draft;
}

/** Moves the last night. After the month shown the draft has it, with one price. An earlier date changes nothing. */
export function withUntil({ rooms }: RateMonth, { selection, draft }: Selected, date: string): Selected {
  const { top, bottom, left } = rectangleOf(selection);
  const nights = rooms[0]?.nights ?? [];
  const [first, last] = [nights[left]?.date ?? '', nights.at(-1)?.date ?? ''];
  if (date < first) return { selection, draft };
  const isLater = date > last;
  const right = isLater ? nights.length - 1 : nights.findIndex((night) => night.date === date);
  const typed = Object.values(draft.prices).filter((text) => text !== '');
  return {
    selection: { anchor: { row: top, col: left }, head: { row: bottom, col: right } },
    draft: {
      ...draft,
      until: isLater ? date : '',
      prices: isLater && typed.length > 0 ? { [ALL]: typed[0] ?? '' } : draft.prices,
    },
  };
}

/** The nights that a draft is about, those of later months included; a night of several room types is one. */
export function countedNights(month: RateMonth, selected: Selected): number {
  const [first, last] = heldNights({ month, ...selected });
  return daysBetween(civilDate(first), civilDate(last)) + 1;
}

/** Selected nights of a month, while another month is shown. */
interface Held extends Selected {
  readonly month: RateMonth;
}

/** The first and the last of the nights that are held: `yyyy-mm-dd`. */
export function heldNights({ month, selection, draft }: Held): readonly [first: string, last: string] {
  const { left, right } = rectangleOf(selection);
  const nights = month.rooms[0]?.nights ?? [];
  return [nights[left]?.date ?? '', draft.until || (nights[right]?.date ?? '')];
}

/** The nights held and those up to a night of another month as one selection, of the month in which it begins. */
export function reachTo(held: Held, month: RateMonth, spot: NightSpot): Held {
  const isLater = month.month > held.month.month;
  const [first, last] = heldNights(held);
  const date = month.rooms[0]?.nights[spot.col]?.date ?? '';
  const [begun, from, until] = isLater ? [held.month, first, date] : [month, date, last];
  const col = begun.rooms[0]?.nights.findIndex((night) => night.date === from) ?? 0;
  const [top, bottom] =
    'row' in spot ? [held.selection.anchor.row, spot.row] : [0, Math.max(0, month.rooms.length - 1)];
  const selection = { anchor: { row: top, col }, head: { row: bottom, col } };
  return { month: begun, ...withUntil(begun, { selection, draft: held.draft }, until) };
}

interface Selecting {
  readonly selection: Selection | undefined;
  readonly draft: Draft;
  /** Absent while nights are selected in the month that is shown. */
  readonly held: Held | undefined;
  /** The stay of the guest whose price is shown, where it is another one than the selected nights. */
  readonly guest: Partial<Pick<RateStay, 'from' | 'to' | 'party'>>;
}

const NOTHING: Selecting = { selection: undefined, draft: EMPTY, held: undefined, guest: {} };

/** The selected nights, what is typed for them, and those that are held while another month is shown. */
function useSelecting(month: RateMonth | undefined) {
  const motel = useMotel();
  const [now, setNow] = useState(NOTHING);
  const { selection, draft, held } = now;
  const show = ({ selection, draft }: Held, guest = now.guest) =>
    setNow({ selection, draft, held: undefined, guest });
  return {
    ...now,
    /** The change that the draft makes; absent while no night is selected. */
    typed: month && selection && changeOf(motel, month, selection, draft),
    clear: () => setNow(NOTHING),
    setDraft: (next: Draft) => setNow({ ...now, draft: next }),
    setGuest: (guest: Selecting['guest']) => setNow({ ...now, guest }),
    select: (next: Selection) =>
      setNow({ ...now, selection: next, draft: { ...draft, until: '' }, held: undefined }),
    /** Moves the last night to a date. */
    extend(date: string) {
      if (month !== undefined && selection !== undefined) {
        setNow({ ...now, ...withUntil(month, { selection, draft }, date) });
      }
    },
    show,
    /** Goes to another month: what is selected is held, and selected again in its own. @param to `yyyy-mm` */
    turnTo(to: string) {
      const kept = month !== undefined && selection !== undefined ? { month, selection, draft } : held;
      if (kept?.month.month === to) show(kept, {});
      else setNow({ ...NOTHING, held: kept });
    },
  };
}
