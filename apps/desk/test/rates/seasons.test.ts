import { fc, it } from '@fast-check/vitest';
import type { Weekday } from '@motel/booking-core';
import { WEEK } from '../../src/features/rates/calendar.ts';
import {
  endSeason,
  type MatrixCell,
  matrixOf,
  seasonAt,
  seasonChange,
  seasonDraft,
  seasonRows,
  withWeek,
} from '../../src/features/rates/seasons/season-draft.ts';
import { MOTEL } from '../motel.tsx';

const ROOMS = ['double', 'king'];
const SUMMER = {
  name: 'Summer',
  from: '2027-07-01',
  to: '2027-08-31',
  rows: [
    { rooms: ['double', 'king'], price: 149 },
    { rooms: ['king'], on: ['fri', 'sat'] as Weekday[], price: 169, minNights: 2 },
  ],
};

describe('§14.7 a season as a table', () => {
  const cell: fc.Arbitrary<MatrixCell> = fc.record(
    { price: fc.constantFrom(100, 120), minNights: fc.constantFrom(1, 2), closed: fc.boolean() },
    { requiredKeys: [] },
  );
  const week = fc.record(Object.fromEntries(WEEK.map((day) => [day, cell])) as Record<Weekday, typeof cell>);
  it.prop([fc.record({ double: week, king: week })])('its rows say the same as its table', (matrix) => {
    expect(matrixOf(seasonRows(matrix), ROOMS)).toEqual(matrix);
  });

  test('a season that is opened and saved unchanged is the same one', () => {
    const made = seasonChange(MOTEL, SUMMER, seasonDraft(SUMMER, ROOMS), ROOMS);
    const { season } = (made as { change: { season: typeof SUMMER } }).change;
    expect(matrixOf(season.rows, ROOMS)).toEqual(matrixOf(SUMMER.rows, ROOMS));
    expect(season).toMatchObject({ name: 'Summer', from: '2027-07-01', to: '2027-08-31' });
  });

  test('a week is filled at once, an empty price is left as all year has it', () => {
    const draft = { ...seasonDraft(undefined, ROOMS), name: ' Fair ', from: '2027-09-01', to: '2027-09-03' };
    const typed = { ...draft, prices: { ...draft.prices, king: { ...withWeek('120'), sun: '' } } };
    expect(seasonChange(MOTEL, undefined, typed, ROOMS)).toEqual({
      change: {
        kind: 'season',
        season: {
          name: 'Fair',
          from: '2027-09-01',
          to: '2027-09-03',
          rows: [{ rooms: ['king'], price: 120, on: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'] }],
        },
      },
    });
    expect(seasonChange(MOTEL, undefined, { ...typed, prices: { king: withWeek('+5') } }, ROOMS)).toEqual({
      fault: '"+5" is no price. Write 129 or 129.50.',
    });
  });

  test('a night belongs to the shortest season over it', () => {
    const fair = { name: 'Fair', from: '2027-07-30', to: '2027-08-01', rows: [] };
    const seasons = [{ rows: [] }, SUMMER, fair];
    expect(seasonAt(seasons, '2027-07-31')).toBe(fair);
    expect(seasonAt(seasons, '2027-07-05')).toBe(SUMMER);
    expect(seasonAt(seasons, '2027-09-05')).toBe(seasons[0]);
  });

  test('ending a season keeps the nights gone by', () => {
    const was = { name: 'Summer', from: '2027-07-01', to: '2027-08-31' };
    expect(endSeason(SUMMER, '2027-07-10')).toEqual({
      kind: 'season',
      was,
      season: { ...SUMMER, to: '2027-07-09' },
    });
    expect(endSeason(SUMMER, '2027-06-10')).toEqual({ kind: 'season', was });
  });
});
