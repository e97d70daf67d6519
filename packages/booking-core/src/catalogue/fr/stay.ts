import type { Catalogue } from '../catalogue.ts';
import { dates } from './dates.ts';
import { counted } from './typography.ts';

/** The errors of a stay's dates. */
export const stay: Catalogue['stay'] = {
  ...dates,
  'check-in-past': 'L’arrivée ne peut pas être dans le passé.',
  'too-far-ahead': ({ most }) => `L’arrivée se réserve au plus ${counted(most, 'jour')} à l’avance.`,
};
