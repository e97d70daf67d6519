import type { ListedSeason, RateChange } from '@motel/api-client/desk-contracts';
import { useRef, useState } from 'react';
import { useAskedMonth } from '../../shared/format/months.ts';
import { useMay } from '../../shared/me/use-me.ts';
import { useDesk } from '../../shared/wire/use-desk.ts';
import { useRateChange } from './rate-change.tsx';
import { type Held, useSelecting } from './selecting.ts';
import type { Selection } from './selection.ts';

export type RatesView = 'prices' | 'sold' | 'year';

type OpenDialog =
  | { readonly kind: 'season'; readonly season: ListedSeason | 'new' }
  | { readonly kind: 'steps' };

export type Rates = ReturnType<typeof useRates>;

/** The state of the page of rates: its month, the selected nights, the open dialog, and the saving of a change. */
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
  const saving = useRateChange(data?.version);
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
    async save(change: RateChange) {
      if (!(await saving.save(change))) return;
      clear();
      setDialog(undefined);
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
