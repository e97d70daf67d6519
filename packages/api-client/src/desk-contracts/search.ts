import { STAY_STATES } from '@motel/booking-core';
import * as z from 'zod/mini';
import type { DeskCall } from '../contracts/endpoint.ts';
import { get } from './desk-call.ts';
import { listedStay, text } from './stay-fields.ts';

/** A part of a text: from its first to behind its last UTF-16 unit. */
const mark = z.tuple([z.int(), z.int()]);

const foundStay = z.object({
  stay: listedStay,
  state: z.enum(STAY_STATES),
  /** The parts of its texts that match; of the name as `First Last`. */
  marks: z.object({
    reference: z.optional(z.array(mark)),
    name: z.optional(z.array(mark)),
    phone: z.optional(z.array(mark)),
    email: z.optional(z.array(mark)),
  }),
  /** Shown where it matches. */
  email: z.optional(text),
  /** Some word only resembles the typed one. */
  isAlike: z.boolean(),
  /** Its guests are still to come, and may be checked in now. */
  isDue: z.boolean(),
});
export type FoundStay = z.output<typeof foundStay>;

export const SEARCH_CALLS = {
  /** Stays by name, part of a number, reference or room: confirmed ones first, then holds, then all others. */
  search: {
    ...get('clerk', '/search'),
    query: z.object({ words: text.check(z.maxLength(200)) }),
    answer: z.object({ found: z.array(foundStay), more: z.boolean() }),
  },
} as const satisfies Record<string, DeskCall>;
