import * as z from 'zod/mini';
import type { DeskCall } from '../contracts/endpoint.ts';
import { count, money } from '../contracts/wire-fields.ts';
import { get, post } from './desk-call.ts';
import { instant, text } from './stay-fields.ts';

/** The fields of a stay that a column of a file can have. `name` is a whole name; `none` is left out. */
export const IMPORT_FIELDS = [
  'none',
  'name',
  'firstname',
  'lastname',
  'type',
  'checkIn',
  'checkOut',
  'price',
  'paid',
  'rooms',
  'adults',
  'children',
  'phone',
  'email',
  'status',
  'note',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** The order of year, month and day in a file's dates. */
export const DATE_ORDERS = ['year-month-day', 'day-month-year', 'month-day-year'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/** Rows in one import. */
export const MOST_ROWS = 2000;
const MOST_COLUMNS = 60;
/** Characters in a cell. */
export const LONGEST_CELL = 500;

/** Days in which an import can be undone. */
export const UNDO_DAYS = 7;

/** Bytes of a request: a file of that many rows. */
const MOST_BYTES = 1024 * 1024;

/** A file's rows as text, below its headings. */
const table = z.object({
  columns: z.array(z.enum(IMPORT_FIELDS)).check(z.minLength(1), z.maxLength(MOST_COLUMNS)),
  rows: z
    .array(z.array(z.string().check(z.maxLength(LONGEST_CELL))).check(z.maxLength(MOST_COLUMNS)))
    .check(z.minLength(1), z.maxLength(MOST_ROWS)),
  /** Absent: the one in which most rows can be read. */
  dates: z.optional(z.enum(DATE_ORDERS)),
});
export type ImportTable = z.output<typeof table>;

/** A row of the file as a stay. */
const plannedRow = z.object({
  guest: text,
  /** The title of its kind of room; absent where none is called so, like what cannot be read below. */
  type: z.optional(text),
  checkIn: z.optional(z.iso.date()),
  checkOut: z.optional(z.iso.date()),
  total: z.optional(money),
  /** Left out are `here`, which the motel has already, and `cancelled`, by its own status. */
  state: z.enum(['ready', 'wrong', 'here', 'cancelled']),
  problem: z.optional(
    z.object({
      field: z.enum(IMPORT_FIELDS),
      message: text,
      /** A text for the cell, with which the row would be right. */
      instead: z.optional(text),
    }),
  ),
});
export type PlannedRowWire = z.input<typeof plannedRow>;

export const IMPORT_CALLS = {
  /** A dry run: each row as it would be, without any effect. */
  previewImport: {
    ...post('owner', '/imports/preview'),
    mostBytes: MOST_BYTES,
    body: table,
    answer: z.object({
      dates: z.enum(DATE_ORDERS),
      rows: z.array(plannedRow),
      ready: count,
      /** Of the rows that are ready. */
      total: money,
    }),
  },
  /** Books the rows that are ready, all or none. */
  importStays: {
    ...post('owner', '/imports'),
    mostBytes: MOST_BYTES,
    body: z.extend(table, {
      /** The file's name. */
      file: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
      /** The rows that the person was shown as ready, and their total: others are refused. */
      ready: count,
      total: money,
      /** Guests with an address get a confirmation. @default false */
      isMailed: z.optional(z.boolean()),
    }),
    answer: z.object({ id: text, stays: count }),
  },
  /** The last imports, newest first. */
  imports: {
    ...get('owner', '/imports'),
    answer: z.object({
      imports: z.array(
        z.object({
          id: text,
          file: text,
          by: text,
          at: instant,
          stays: count,
          /** Until then it can be undone; absent once it is. */
          undoUntil: z.optional(instant),
        }),
      ),
    }),
  },
  /** Takes an import back: its stays go, except those that something was done to since. */
  undoImport: {
    ...post('owner', '/imports/{id}/undo'),
    answer: z.object({
      undone: count,
      kept: z.array(z.object({ id: text, reference: text, guest: text })),
    }),
  },
} as const satisfies Record<string, DeskCall>;
