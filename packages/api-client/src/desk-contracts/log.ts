import * as z from 'zod/mini';
import type { DeskCall } from '../contracts/endpoint.ts';
import { get } from './desk-call.ts';

const text = z.string();
const instant = z.iso.datetime();

/** An action by hand. */
const entry = z.object({
  id: text,
  at: instant,
  who: text,
  /** In words, such as `Checked in`. */
  action: text,
  /** The number of a stay, or what else it is about. */
  subject: text,
  /** The subject is a stay. */
  isStay: z.boolean(),
  details: text,
});
export type LogEntry = z.output<typeof entry>;

/** The actions with their person and time. */
export const LOG_CALLS = {
  log: {
    ...get('owner', '/log'),
    query: z.object({
      /** Only what was done before; the answer's last entry begins the next page. */
      before: z.optional(instant),
      /** Words in the person's name, the stay's number or the line. */
      words: z.optional(text.check(z.trim(), z.maxLength(100))),
    }),
    answer: z.object({ entries: z.array(entry), hasMore: z.boolean() }),
  },
} as const satisfies Record<string, DeskCall>;
