import type { RateMonth } from '@motel/api-client/desk-contracts';
import { civilDate, daysBetween } from '@motel/booking-core';
import { ALL, type Draft } from './draft.ts';
import { rectangleOf, type Selection } from './selection.ts';

interface Selecting {
  readonly selection: Selection;
  readonly draft: Draft;
}

/**
 * The selection up to a last night. A night of the month that is shown moves its end; a later one keeps the rest of the
 * month, and the draft has the date: its nights then have one price, which is typed once.
 * @param date `yyyy-mm-dd`; one that is no date, or before the first night, changes nothing
 */
export function withUntil({ rooms }: RateMonth, { selection, draft }: Selecting, date: string): Selecting {
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
export function countedNights({ rooms }: RateMonth, { selection, draft }: Selecting): number {
  const { left, right } = rectangleOf(selection);
  const first = rooms[0]?.nights[left]?.date;
  return draft.until === '' || first === undefined
    ? right - left + 1
    : daysBetween(civilDate(first), civilDate(draft.until)) + 1;
}
