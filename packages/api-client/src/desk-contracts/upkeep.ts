import * as z from 'zod/mini';
import { count } from '../contracts/wire-fields.ts';
import { get, post } from './desk-call.ts';
import { instant, stayDates, text } from './stay-fields.ts';

const span = { typeId: text, rooms: count, ...stayDates };

/** Calls that scripts make by `npm run desk`; no page has them. */
export const UPKEEP_CALLS = {
  /** The rooms that are held unpaid, oldest first, and the nights on which they leave others single rooms at most. */
  holds: get('clerk', '/holds', {
    answer: z.object({
      holds: z.array(
        z.object({
          reference: text,
          guest: text,
          /** A change of a paid stay waits for its payment. */
          isChange: z.boolean(),
          ...span,
          heldSince: instant,
          heldUntil: instant,
          /** A letter for each network, and how many holds came from there. */
          network: text,
          fromThere: count,
        }),
      ),
      crowded: z.array(z.object({ title: text, nights: z.array(z.iso.date()), unpaid: count })),
    }),
  }),
  /** Nights off sale, those of closed rooms among them. */
  blocks: get('clerk', '/blocks', {
    answer: z.object({ blocks: z.array(z.object({ id: text, ...span, reason: text })) }),
  }),
  /** Puts nights on sale that an earlier version blocked without a room's number. */
  liftBlock: post('clerk', '/blocks/{id}/lift'),
  /** Tells the morning check of a backup that another program made. */
  recordBackup: post('owner', '/backups', {
    body: z.object({ note: z.optional(text.check(z.maxLength(500))) }),
  }),
  /** Retries all mails that were given up. */
  retryMails: post('owner', '/mails/retry-all', { answer: z.object({ mails: count }) }),
  /** Mails the messages of the feedback form that are held back. */
  mailFeedback: post('owner', '/feedback/mail', { answer: z.object({ messages: count }) }),
  signOutGuest: post('owner', '/guests/sign-out', {
    body: z.object({ number: text.check(z.maxLength(32)) }),
    answer: z.object({ ended: count }),
  }),
};
