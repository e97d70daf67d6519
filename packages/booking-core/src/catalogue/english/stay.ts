import type { Catalogue } from '../catalogue.ts';
import { dates } from './dates.ts';

/** What is wrong with the dates of a stay. */
export const stay: Catalogue['stay'] = {
  ...dates,
  'check-in-past': 'Check-in cannot be in the past.',
  'too-far-ahead': ({ most }) => `Check-in can be at most ${most} days ahead.`,
};
