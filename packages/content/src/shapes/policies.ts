import * as z from 'zod/mini';
import { dollars } from './dollars.ts';
import { type ReadOnly, whole } from './fields.ts';

/** Figures that only the policies use. Hours are 0 to 24. */
export type PolicyFigures = ReadOnly<z.infer<typeof policyShape>>;

const hour = whole(0, 24);
const hours = z.strictObject({ from: hour, to: hour });

export const policyShape = z.strictObject({
  smokingCleaningFee: dollars(0),
  quietHours: hours,
  visitorHours: hours,
  refundBusinessDays: z
    .object({ from: whole(0, 365), to: whole(0, 365) })
    .check(z.refine(({ from, to }) => from <= to, 'must not end before it begins')),
});
