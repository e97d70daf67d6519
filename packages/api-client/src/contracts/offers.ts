import * as z from 'zod/mini';
import { optionalTexts } from './property-fields.ts';
import { count, money } from './wire-fields.ts';

/** Rooms of one kind for a party, and what they cost with taxes. */
const wayToStay = z.object({
  rooms: z.int().check(z.gte(1)),
  /** Persons to pay for beyond those that the rooms include. */
  extraPersons: count,
  /** The whole stay with fees and taxes, in dollars. */
  total: money,
  /** The plan by which it is sold, as guests read it; absent where rooms are sold in one way. */
  plan: z.optional(z.string()),
  planId: z.optional(z.string()),
  /** It can be cancelled free of charge, at least at first. */
  isRefundable: z.optional(z.boolean()),
});

/** Other dates for the same party, at the cheapest way's total. */
const nearStay = z.object({ from: z.iso.date(), to: z.iso.date(), total: money });

/** A kind of room for the dates and the party of the request. */
export const offer = z.object({
  _id: z.string().check(z.minLength(1)),
  /** On every night. */
  free: count,
  /** The cheapest way to stay; absent where the party cannot book these nights. */
  stay: z.optional(wayToStay),
  /** The other way, dearer: more rooms instead of extra persons, or fewer rooms with them. */
  instead: z.optional(wayToStay),
  /** The cheapest way that can be cancelled free of charge, where `stay` cannot. */
  refundable: z.optional(wayToStay),
  /** The terms of this stay, as the room's card says them. */
  terms: optionalTexts,
  /** Why there is no `stay`: a code and its sentence, in which dates are yyyy-mm-dd. */
  reason: z.optional(z.object({ code: z.string(), message: z.string() })),
  /** Where there is no `stay`: up to two that can be booked, the nearest to the asked dates first. */
  near: z.optional(z.array(nearStay)),
});

/** The answer of `GET /api/property/offers`: every room of the list, in the owner's order. */
export const offers = z.object({ offers: z.array(offer) });

export type NearStay = z.output<typeof nearStay>;
export type Offer = z.output<typeof offer>;
export type OffersWire = z.input<typeof offers>;

/** The code of a `reason` where no room is free on a night. */
export const SOLD_OUT_OFFER = 'sold-out';
/** The code of a `reason` where the owner has closed the room (D13). */
export const CLOSED_OFFER = 'out-of-stock';
