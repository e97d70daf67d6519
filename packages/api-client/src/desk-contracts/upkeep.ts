import * as z from 'zod/mini';
import type { DeskCall } from '../contracts/endpoint.ts';
import { count } from '../contracts/wire-fields.ts';

const text = z.string();
const instant = z.iso.datetime();
const span = { typeId: text, rooms: count, checkIn: z.iso.date(), checkOut: z.iso.date() };

/** Calls that scripts make by `npm run desk`; no page has them. */
export const UPKEEP_CALLS = {
  /** The rooms that are held unpaid, oldest first, and the nights on which they leave others single rooms at most. */
  holds: {
    method: 'GET',
    path: '/api/desk/holds',
    right: 'clerk',
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
  },
  /** Nights off sale, those of closed rooms among them. */
  blocks: {
    method: 'GET',
    path: '/api/desk/blocks',
    right: 'clerk',
    answer: z.object({ blocks: z.array(z.object({ id: text, ...span, reason: text })) }),
  },
  /** Puts nights on sale that an earlier version blocked without a room's number. */
  liftBlock: {
    method: 'POST',
    path: '/api/desk/blocks/{id}/lift',
    right: 'clerk',
    answer: z.object({}),
  },
  /** Tells the morning check of a backup that another program made. */
  recordBackup: {
    method: 'POST',
    path: '/api/desk/backups',
    right: 'owner',
    body: z.object({ note: z.optional(text.check(z.maxLength(500))) }),
    answer: z.object({}),
  },
  /** Retries all mails that were given up. */
  retryMails: {
    method: 'POST',
    path: '/api/desk/mails/retry-all',
    right: 'owner',
    answer: z.object({ mails: count }),
  },
  /** Mails the messages of the feedback form that are held back. */
  mailFeedback: {
    method: 'POST',
    path: '/api/desk/feedback/mail',
    right: 'owner',
    answer: z.object({ messages: count }),
  },
  /** Ends all sessions of a guest's mobile number. */
  signOutGuest: {
    method: 'POST',
    path: '/api/desk/guests/sign-out',
    right: 'owner',
    body: z.object({ number: text.check(z.maxLength(32)) }),
    answer: z.object({ ended: count }),
  },
} as const satisfies Record<string, DeskCall>;
