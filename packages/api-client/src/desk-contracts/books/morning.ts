import * as z from 'zod/mini';
import { count } from '../../contracts/wire-fields.ts';
import { get, post } from '../desk-call.ts';
import { text } from '../stay-fields.ts';

/** The one thing to do about a fault. */
export const remedy = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stay'), id: text, label: text }),
  z.object({ kind: z.literal('plan'), date: z.iso.date(), label: text }),
  z.object({ kind: z.literal('till'), date: z.iso.date(), label: text }),
  z.object({ kind: z.literal('receipts'), id: text, label: text }),
  /** With a note, once it is resolved; `stay` is what it is about. */
  z.object({ kind: z.literal('close-item'), reference: text, stay: z.optional(text), label: text }),
  z.object({ kind: z.literal('retry-mail'), id: text, label: text }),
  /** The provider's events are requested now, not within the minute. */
  z.object({ kind: z.literal('ask-provider'), label: text }),
  /** At the command line of the motel's machine. */
  z.object({ kind: z.literal('command'), line: text, label: text }),
]);
export type Remedy = z.output<typeof remedy>;

export const CHECKS = [
  'payments',
  'nights',
  'numbers',
  'guests',
  'articles',
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
  morning: get('clerk', '/morning', {
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
      faults: count,
    }),
  }),
  /** Takes an open item off every list, once it was resolved by hand. */
  closeItem: post('clerk', '/open-items/close', {
    body: z.object({ reference: text, note: text.check(z.maxLength(10_000)) }),
  }),
  /** Requests the payment provider's events that have not come by themselves. Answers once they are applied. */
  askProvider: post('clerk', '/provider/ask'),
  /** Retries a mail that was given up. */
  retryMail: post('clerk', '/mails/{id}/retry'),
};
