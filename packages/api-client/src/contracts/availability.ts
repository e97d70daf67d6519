import * as z from 'zod/mini';

/** The answer of `GET /api/property/availability/{id}?from&to`: rooms free on each night, `to` exclusive. */
export const availability = z.object({
  nights: z.array(z.object({ date: z.iso.date(), free: z.int().check(z.gte(0)) })),
});

export type Availability = z.output<typeof availability>;
