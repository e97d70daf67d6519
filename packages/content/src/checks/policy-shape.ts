import * as z from 'zod/mini';
import { whole } from './fields.ts';
import { money } from './money-field.ts';

const hour = whole(0, 24);
const hours = z.object({ from: hour, to: hour });

export const policyShape = z.object({
  smokingCleaningFee: money(0),
  quietHours: hours,
  visitorHours: hours,
  refundBusinessDays: z
    .object({ from: whole(0, 365), to: whole(0, 365) })
    .check(z.refine(({ from, to }) => from <= to, 'must not end before it begins')),
});
