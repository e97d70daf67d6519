import * as z from 'zod/mini';
import { count, signedMoney } from '../../contracts/wire-fields.ts';
import { get } from '../desk-call.ts';
import { askedDate, text } from '../stay-fields.ts';
import type { Cell, Table } from './csv.ts';

/** Rooms and money of a day, or of several. */
const figures = {
  /** Room nights that are sold, of those that are not closed. */
  sold: count,
  open: count,
  arrivals: count,
  /** Of the rooms alone, before extras and taxes. */
  revenue: signedMoney,
  /** Revenue for each room night sold (ADR). */
  rate: signedMoney,
  /** Revenue for each room night that is not closed (RevPAR). */
  perRoom: signedMoney,
};
const lastYear = z.object(figures);
/** Beside the same weekdays 52 weeks before. */
export const compared = z.object({ ...figures, before: lastYear });
export type ComparedFigures = z.output<typeof compared>;

const sold = { sold: count, revenue: signedMoney };
const titled = z.array(z.object({ title: text, ...sold }));

/** The nights of a span by where they were booked and by code, and the habits of its guests. */
const shares = z.object({
  sources: titled,
  codes: titled,
  /** Booked in so many days until today. */
  pickUp: z.object({ ...sold, days: count }),
  /** Stays that begin in the span, with their mean length and the days from booking to arrival. */
  stays: count,
  nightsPerStay: z.number(),
  daysAhead: z.number(),
  /** Stays that were to begin in the span. */
  cancelled: count,
  noShows: count,
});

/** A day beside the same weekday 52 weeks before. */
const day = z.object({
  date: z.iso.date(),
  ...figures,
  before: z.object({ date: z.iso.date(), ...figures }),
});
export type ComparedDay = z.output<typeof day>;

const shown = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  before: z.object({ from: z.iso.date(), to: z.iso.date() }),
  types: z.array(z.object({ id: text, title: text, ...compared.shape })),
  total: compared,
  days: z.array(day),
  shares,
});
export type ShownFigures = z.output<typeof shown>;

/** The share of the open rooms that is sold, in whole per cent. */
export function occupancy({ sold, open }: Pick<ComparedFigures, 'sold' | 'open'>): number {
  return open === 0 ? 0 : Math.round((100 * sold) / open);
}

/** Figures for spreadsheets, each row beside the year before. */
export function figuresTable({ types, total, shares }: ShownFigures): Table {
  const names = ['Sold', 'Open', 'Occupancy %', 'Arrivals', 'Revenue', 'ADR', 'RevPAR'];
  const cells = (of: z.output<typeof lastYear>): Cell[] => [
    ...[of.sold, of.open, occupancy(of), of.arrivals].map(String),
    ...[of.revenue, of.rate, of.perRoom],
  ];
  const rows = [...types, { title: 'All', ...total }];
  return [
    ['Type', ...names, ...names.map((name) => `${name}, year before`)],
    ...rows.map((row) => [row.title, ...cells(row), ...cells(row.before)]),
    ...[...shares.sources, ...shares.codes.map((code) => ({ ...code, title: `Code ${code.title}` }))].map(
      (row): Cell[] => [row.title, String(row.sold), '', '', '', row.revenue],
    ),
  ];
}

/** Rooms and money by night, ahead and of any span, beside the same days of the year before. */
export const FIGURE_CALLS = {
  ahead: get('clerk', '/ahead', {
    answer: z.object({
      types: z.array(z.object({ id: text, title: text, rooms: count })),
      days: z.array(
        z.extend(day, {
          /** Stays whose last night was the one before. */
          departures: count,
          /** In the order of `types`. */
          types: z.array(z.object({ sold: count, open: count })),
        }),
      ),
      /** Of the first 14 days, and of all 90. */
      spans: z.array(z.object({ days: count, ...compared.shape })),
      /** Stays with one of these nights that were booked yesterday or today, each with its room nights. */
      booked: z.array(z.object({ source: text, nights: count })),
    }),
  }),
  /** The nights from one date to another, both inclusive: at most a year. */
  figures: get('owner', '/figures', {
    query: z.object({ from: askedDate, to: askedDate }),
    answer: shown,
  }),
};
