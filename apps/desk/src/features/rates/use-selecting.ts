import type { RateMonth, RateStay } from '@motel/api-client/desk-contracts';
import { useState } from 'react';
import { type Draft, EMPTY } from './draft.ts';
import type { Held } from './held.ts';
import type { Selection } from './selection.ts';
import { withUntil } from './until.ts';

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
export function useSelecting(month: RateMonth | undefined) {
  const [now, setNow] = useState(NOTHING);
  const { selection, draft, held } = now;
  const show = ({ selection, draft }: Held, guest = now.guest) =>
    setNow({ selection, draft, held: undefined, guest });
  return {
    ...now,
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
