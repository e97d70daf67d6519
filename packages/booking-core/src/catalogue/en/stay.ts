import type { Catalogue } from '../catalogue.ts';
import { dates } from './dates.ts';

/** The errors of a stay's dates. */
export const stay: Catalogue['stay'] = {
  ...dates,
  'check-in-past': 'Check-in cannot be in the past.',
  'too-far-ahead': ({ most }) => `Check-in can be at most ${most} days ahead.`,
};
