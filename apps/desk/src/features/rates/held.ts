import type { RateMonth } from '@motel/api-client/desk-contracts';
import type { Draft } from './draft.ts';
import { type NightSpot, rectangleOf, type Selection } from './selection.ts';
import { withUntil } from './until.ts';

/** Selected nights of a month, while another month is shown. */
export interface Held {
  readonly month: RateMonth;
  readonly selection: Selection;
  readonly draft: Draft;
}

/** The first and the last of the nights that are held: `yyyy-mm-dd`. */
export function heldNights({ month, selection, draft }: Held): readonly [first: string, last: string] {
  const { left, right } = rectangleOf(selection);
  const nights = month.rooms[0]?.nights ?? [];
  return [nights[left]?.date ?? '', draft.until || (nights[right]?.date ?? '')];
}

/**
 * The nights that are held and those up to a night of another month as one selection, of the month in which it begins.
 * @param spot a cell of the other month, or the heading of a night, which is about every room type
 */
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
