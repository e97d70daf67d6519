import * as z from 'zod/mini';
import type { DeskCall } from '../../contracts/endpoint.ts';
import { count, signedMoney } from '../../contracts/wire-fields.ts';

const text = z.string();

/** Rooms and money of a day, or of several. */
const figures = {
  /** Room nights that are sold, of those that are not closed. */
  sold: count,
  open: count,
  arrivals: count,
  /** Of the rooms alone, before extras and taxes. */
  revenue: signedMoney,
  /** Revenue for each room night sold. */
  rate: signedMoney,
};
const lastYear = z.object(figures);

/** The bookings from today on, beside the same days of last year. */
export const AHEAD_CALLS = {
  ahead: {
    method: 'GET',
    path: '/api/desk/ahead',
    right: 'clerk',
    answer: z.object({
      types: z.array(z.object({ id: text, title: text, rooms: count })),
      days: z.array(
        z.object({
          date: z.iso.date(),
          ...figures,
          /** In the order of `types`. */
          types: z.array(z.object({ sold: count, open: count })),
          /** The same weekday 52 weeks before. */
          before: z.object({ date: z.iso.date(), ...figures }),
        }),
      ),
      /** Of the first 14 days, and of all 90. */
      spans: z.array(z.object({ days: count, ...figures, before: lastYear })),
    }),
  },
} as const satisfies Record<string, DeskCall>;
