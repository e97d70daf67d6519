import type { CivilDate } from '@motel/booking-core';
import * as z from 'zod/mini';

/** Nights from `from` up to, but not including, `to`. */
export interface NightRange {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

/** The answer of `GET /api/property/availability/{id}?from&to`: rooms free on each night and its terms, `to` exclusive. */
export const availability = z.object({
  nights: z.array(
    z.object({
      date: z.iso.date(),
      /** 0 on a night that is not for sale. */
      free: z.int().check(z.gte(0)),
      /** One room, before fees, in dollars; absent on a night that is not for sale. */
      price: z.optional(z.number().check(z.gte(0))),
      /** The night is not for sale at all, rather than sold out. */
      closed: z.optional(z.boolean()),
      /** The night is sold only in stays of so many nights. */
      minNights: z.optional(z.int().check(z.gte(1))),
      maxNights: z.optional(z.int().check(z.gte(1))),
      /** No stay begins, or ends, on this day. */
      closedToArrival: z.optional(z.boolean()),
      closedToDeparture: z.optional(z.boolean()),
    }),
  ),
});

/**
 * The answer of `GET /api/property/night-prices?from&to&…`: each night alone for the party, in the cheapest plan that is sold
 * then, with taxes; `to` exclusive. With an `arrival` these are the plans that hold for every night from it on.
 */
export const nightPrices = z.object({
  nights: z.array(
    z.object({
      date: z.iso.date(),
      /** In dollars; absent where no room that fits is free, or sold. */
      total: z.optional(z.number().check(z.gte(0))),
      /** The fewest nights of a stay with this night, in the kind and plan that ask for the fewest; absent for 1. */
      minNights: z.optional(z.int().check(z.gte(2))),
      /** All rooms are sold out. */
      isFull: z.optional(z.boolean()),
    }),
  ),
});

export type NightPricesWire = z.output<typeof nightPrices>;

export type Availability = z.output<typeof availability>;
