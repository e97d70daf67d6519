import * as z from 'zod/mini';
import type { DeskCall } from '../contracts/endpoint.ts';
import { count, money } from '../contracts/wire-fields.ts';
import { get } from './desk-call.ts';
import { askedDate, countText, partyQuery, text } from './stay-fields.ts';

/** A kind of room for the nights and the party of the question. */
const deskOffer = z.object({
  type: z.object({ id: text, title: text }),
  /** Rooms that are free on every night. */
  free: count,
  /** With taxes; absent where the tariff does not sell it so. */
  total: z.optional(money),
  /** Why not, in a sentence. */
  refusal: z.optional(text),
});
export type DeskOffer = z.output<typeof deskOffer>;

/** The rooms that the desk can sell. */
export const DESK_OFFER_CALLS = {
  /** Every kind of room with its price and its free rooms, for as many nights from a day on. */
  offers: {
    ...get('clerk', '/offers'),
    query: z.object({
      /** @default the desk's date */
      checkIn: z.optional(askedDate),
      nights: countText,
      ...partyQuery,
    }),
    answer: z.object({ checkIn: z.iso.date(), offers: z.array(deskOffer) }),
  },
} as const satisfies Record<string, DeskCall>;
