import type { Catalogue } from '../catalogue.ts';
import { counted } from './counted.ts';

export const stay: Catalogue['stay'] = {
  'check-in-missing': 'Please choose a check-in date.',
  'check-out-missing': 'Please choose a check-out date.',
  'check-in-past': 'Check-in cannot be in the past.',
  'too-few-nights': ({ least }) => `Check-out must be at least ${counted(least, 'night')} after check-in.`,
  'too-many-nights': ({ most }) => `A stay can be at most ${most} nights.`,
  'too-far-ahead': ({ most }) => `Check-in can be at most ${most} days ahead.`,
};
