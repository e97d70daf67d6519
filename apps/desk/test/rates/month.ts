import type { MonthNightWire, RateMonth } from '@motel/api-client/desk-contracts';
import { addDays, civilDate } from '@motel/booking-core';

const FIRST = civilDate('2027-07-01');

/** July 2027 of two room types, at $149 and $100 unless told otherwise. */
export function july(
  change: (night: { date: string; room: string }) => Partial<MonthNightWire> = () => ({}),
): RateMonth {
  return {
    version: 3,
    month: '2027-07',
    today: '2027-07-10',
    rooms: [
      { id: 'double', title: 'Hoodoo Double', price: 149 },
      { id: 'king', title: 'Canyon King', price: 100 },
    ].map(({ id, title, price }) => ({
      id,
      title,
      capacity: 12,
      inStock: true,
      nights: Array.from({ length: 31 }, (_, day) => {
        const date = addDays(FIRST, day);
        return { date, price, source: 'base' as const, sold: 2, free: 10, ...change({ date, room: id }) };
      }),
    })),
    seasons: [{ rows: [{ rooms: ['double'], price: 149 }], wins: [], above: [] }],
    steps: [],
    taxes: 'before taxes',
    fees: [],
  };
}
