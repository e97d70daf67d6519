import type { PriceWords } from '../catalogue.ts';
import { counted } from '../counted.ts';

/** The errors of dates, whether a stay is booked or only priced. */
export const dates = {
  'check-in-missing': 'Please choose a check-in date.',
  'check-out-missing': 'Please choose a check-out date.',
  'too-few-nights': ({ least }) => `Check-out must be at least ${counted(least, 'night')} after check-in.`,
  'too-many-nights': ({ most }) => `A stay can be at most ${most} nights.`,
} satisfies Partial<PriceWords['violations']>;
