import type { PriceWords } from '../catalogue.ts';
import { counted } from './typography.ts';

/** The errors of dates, whether a stay is booked or only priced. */
export const dates = {
  'check-in-missing': 'Veuillez choisir une date d’arrivée.',
  'check-out-missing': 'Veuillez choisir une date de départ.',
  'too-few-nights': ({ least }) => `Le départ doit suivre l’arrivée d’au moins ${counted(least, 'nuit')}.`,
  'too-many-nights': ({ most }) => `Un séjour compte au plus ${counted(most, 'nuit')}.`,
} satisfies Partial<PriceWords['violations']>;
