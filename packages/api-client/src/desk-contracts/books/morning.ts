import * as z from 'zod/mini';
import { count } from '../../contracts/wire-fields.ts';
import type { DeskCall } from '../desk-call.ts';

const text = z.string();

/** The one thing to do about a fault. */
const remedy = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stay'), id: text, label: text }),
  z.object({ kind: z.literal('plan'), date: z.iso.date(), label: text }),
  z.object({ kind: z.literal('till'), date: z.iso.date(), label: text }),
  z.object({ kind: z.literal('receipts'), id: text, label: text }),
  /** At the command line of the motel's machine. */
  z.object({ kind: z.literal('command'), line: text, label: text }),
]);
export type Remedy = z.output<typeof remedy>;

export const CHECKS = [
  'payments',
  'nights',
  'numbers',
  'folios',
  'refunds',
  'open-items',
  'mails',
  'till',
  'receipts',
  'provider',
  'backup',
  'machine',
] as const;
export type CheckName = (typeof CHECKS)[number];

/** One page: payments = bookings = rooms. */
export const MORNING_CALLS = {
  morning: {
    method: 'GET',
    path: '/api/desk/morning',
    right: 'clerk',
    answer: z.object({
      checks: z.array(
        z.object({
          name: z.enum(CHECKS),
          title: text,
          /** A sentence that says what holds; shown while there is no fault. */
          good: text,
          faults: z.array(z.object({ sentence: text, remedy })),
          /** Further faults that are not listed. */
          more: count,
        }),
      ),
      /** The number of faults. */
      faults: count,
    }),
  },
} as const satisfies Record<string, DeskCall>;
