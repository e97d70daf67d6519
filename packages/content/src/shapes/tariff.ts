import type { Tariff } from '@motel/booking-core';
import * as z from 'zod/mini';
import { oneOf, whole } from './fields.ts';

const rounding = oneOf('floor', 'ceil');
const basis = oneOf('stay', 'night');
const fee = z.object({ percent: whole(0, 100), rounding });

/** Every field of core's `Tariff`. */
export const tariffShape = z.object({
  cardTax: fee,
  taxes: fee,
  tourismLevy: fee,
  totalRounding: rounding,
  petFeeBasis: basis,
  extraPersonBasis: basis,
}) satisfies z.ZodMiniType<Tariff>;
