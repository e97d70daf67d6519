import * as z from 'zod/mini';
import { count, money } from '../contracts/wire-fields.ts';
import { get, post } from './desk-call.ts';
import { instant, stayDates, text } from './stay-fields.ts';

/** The parts of a found stay that can be wrong. */
export const IMPORT_FIELDS = [
  'name',
  'phone',
  'email',
  'kind',
  'checkIn',
  'checkOut',
  'rooms',
  'adults',
  'total',
  'paid',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** Stays in one dry run. */
export const MOST_STAYS = 20_000;

/** Stays that are booked at once: an import of more takes several requests. */
export const STAYS_AT_ONCE = 500;

/** Days in which an import can be undone. */
export const UNDO_DAYS = 7;

/** Bytes of a request: a file of that many stays. */
const MOST_BYTES = 12 * 1024 * 1024;

const cell = z.string().check(z.maxLength(500));
const counted = count.check(z.lte(999));

/** A stay as the browser has found it in a file. */
const foundStay = z.object({
  firstname: cell,
  lastname: cell,
  phone: cell,
  email: cell,
  typeId: cell,
  ...stayDates,
  party: z.object({ adults: counted, children: counted, infants: counted, pets: counted, rooms: counted }),
  total: money,
  /** Before it was brought over. */
  paid: money,
  note: z.string().check(z.maxLength(1000)),
  /** The other system's; empty where it has none. */
  reference: cell,
  /** As many stays here that seem to be it are others. @default 0 */
  others: z.optional(counted),
  /** Brought over although its nights are sold out. @default false */
  mayOversell: z.optional(z.boolean()),
});
export type ImportedStay = z.output<typeof foundStay>;

const stays = (most: number) => z.array(foundStay).check(z.minLength(1), z.maxLength(most));

const file = z.object({
  stays: stays(MOST_STAYS),
  /** Whether the prices have the taxes in them. */
  taxes: z.enum(['with', 'before']),
});
export type ImportedFile = z.output<typeof file>;
export type ImportedFileWire = z.input<typeof file>;

const plannedStay = z.object({
  /** With taxes; absent where it has no price. */
  total: z.optional(money),
  /** Left out are those that are `here` already. */
  state: z.enum(['ready', 'wrong', 'here']),
  /** As many stays here seem to be it: where it is ready, they are others. */
  others: z.optional(count),
  problem: z.optional(
    z.object({ field: z.enum(IMPORT_FIELDS), message: text, isSoldOut: z.optional(z.boolean()) }),
  ),
});

export const IMPORT_CALLS = {
  /** A dry run: each stay as it would be, without any effect. */
  previewImport: post('owner', '/imports/preview', {
    mostBytes: MOST_BYTES,
    body: file,
    answer: z.object({
      stays: z.array(plannedStay),
      ready: count,
      /** Of the stays that are ready. */
      total: money,
    }),
  }),
  /** Books stays that were shown as ready, all or none. */
  importStays: post('owner', '/imports', {
    mostBytes: MOST_BYTES,
    body: z.extend(file, {
      stays: stays(STAYS_AT_ONCE),
      /** The file's name. */
      file: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
      /** As it was shown; another one is refused. */
      total: money,
      /** The import of the file's stays before these. */
      id: z.optional(text),
      /** Guests with an address get a confirmation. @default false */
      isMailed: z.optional(z.boolean()),
    }),
    /** `stays` are all of the import. */
    answer: z.object({ id: text, stays: count }),
  }),
  /** The last ones, newest first. */
  imports: get('owner', '/imports', {
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
  }),
  /** Takes an import back: its stays go, except those that something was done to since. */
  undoImport: post('owner', '/imports/{id}/undo', {
    answer: z.object({ undone: count, kept: z.array(z.object({ id: text, reference: text, guest: text })) }),
  }),
};
