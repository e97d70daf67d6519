import { fc, it } from '@fast-check/vitest';
import type { RateMonth } from '@motel/api-client/desk-contracts';
import { addDays, civilDate, daysBetween } from '@motel/booking-core';
import { EMPTY } from '../../src/features/rates/draft.ts';
import { rectangleOf } from '../../src/features/rates/selection.ts';
import { countedNights, heldNights, reachTo } from '../../src/features/rates/use-rates.ts';
import { july } from './month.ts';

const JULY = july();
const SEPTEMBER: RateMonth = {
  ...JULY,
  month: '2027-09',
  rooms: JULY.rooms.map((room) => ({
    ...room,
    nights: room.nights
      .slice(0, 30)
      .map((night, day) => ({ ...night, date: addDays(civilDate('2027-09-01'), day) })),
  })),
};
const cells = (days: number) => fc.record({ row: fc.nat(1), col: fc.nat(days - 1) });

describe('§14.7 nights of two months are one selection by mouse', () => {
  test('Shift and a press in a later month reach from the nights of before', () => {
    const selection = { anchor: { row: 0, col: 29 }, head: { row: 0, col: 30 } };
    const held = { month: JULY, selection, draft: { ...EMPTY, prices: { 149: '189' } } };
    expect(heldNights(held)).toEqual(['2027-07-30', '2027-07-31']);
    const reached = reachTo(held, SEPTEMBER, { row: 1, col: 4 });
    expect(reached.month).toBe(JULY);
    expect(rectangleOf(reached.selection)).toEqual({ top: 0, bottom: 1, left: 29, right: 30 });
    expect(reached.draft).toMatchObject({ until: '2027-09-05', prices: { all: '189' } });
  });

  test('the heading of a day there reaches over every room type', () => {
    const selection = { anchor: { row: 1, col: 29 }, head: { row: 1, col: 29 } };
    const reached = reachTo({ month: JULY, selection, draft: EMPTY }, SEPTEMBER, { col: 4 });
    expect(rectangleOf(reached.selection)).toEqual({ top: 0, bottom: 1, left: 29, right: 30 });
    expect(reached.draft.until).toBe('2027-09-05');
  });

  it.prop([cells(31), cells(30)])('in whichever order the two nights are pressed', (early, late) => {
    const one = { month: JULY, selection: { anchor: early, head: early }, draft: EMPTY };
    const other = { month: SEPTEMBER, selection: { anchor: late, head: late }, draft: EMPTY };
    const [forth, back] = [reachTo(one, SEPTEMBER, late), reachTo(other, JULY, early)];
    for (const reached of [forth, back]) {
      expect(reached.month).toBe(JULY);
      const [first, last] = heldNights(reached);
      expect([first, last]).toEqual([
        JULY.rooms[0]?.nights[early.col]?.date,
        SEPTEMBER.rooms[0]?.nights[late.col]?.date,
      ]);
      const nights = daysBetween(civilDate(first), civilDate(last)) + 1;
      expect(countedNights(JULY, reached)).toBe(nights);
    }
  });
});
