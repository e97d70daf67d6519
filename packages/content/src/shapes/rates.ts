import { parseCivilDate } from '@motel/booking-core';
import * as z from 'zod/mini';
import { dollars } from './dollars.ts';
import { oneOf, text, whole } from './fields.ts';
import type { ReadOnly } from './read-only.ts';

/** The motel's first prices beside each room's own, its amounts read. */
export type Rates = ReadOnly<z.infer<typeof ratesShape>>;

const date = z
  .string('must be a date such as 2027-07-01')
  .check(z.refine((day) => parseCivilDate(day) !== undefined, 'must be a date such as 2027-07-01'));

const nights = whole(1, 365);

const PERCENT = 'must be a percentage from 0 to 100 with at most 4 decimals, such as 9.975';

/** A tax of every stay. */
const tax = z.strictObject({
  label: text,
  percent: z.number(PERCENT).check(
    z.gte(0, PERCENT),
    z.lte(100, PERCENT),
    z.refine((share) => `${share}`.length < 9, PERCENT),
  ),
  /** As receipts name it, with the motel's registration number; left out, receipts have its label. */
  tax: z.exactOptional(z.strictObject({ name: text, number: z.exactOptional(text) })),
});

const season = z.strictObject({
  name: z.exactOptional(text),
  from: z.exactOptional(date),
  to: z.exactOptional(date),
  on: z.exactOptional(z.array(oneOf('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'))),
  minNights: z.exactOptional(nights),
  maxNights: z.exactOptional(nights),
  /** In dollars more than the room's price per night. */
  more: dollars(0),
});

const rooms = z.exactOptional(z.union([text, z.array(text)]));

export const ratesShape = z.strictObject({
  petFeePerPet: dollars(0),
  extraPersonCharge: dollars(0),
  chargedBy: oneOf('stay', 'night'),
  taxes: tax,
  tourismLevy: tax,
  policies: z
    .array(
      z.strictObject({
        freeHours: z.exactOptional(whole(0, 8760)),
        keep: text,
        room: rooms,
        from: z.exactOptional(date),
        to: z.exactOptional(date),
      }),
    )
    .check(z.minLength(1, 'must have the terms of cancelling')),
  seasons: z.array(season),
  steps: z.array(z.strictObject({ fromNight: whole(2, 365), off: text, room: rooms })),
});
