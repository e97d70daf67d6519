import type { PriceWords } from '../catalogue.ts';
import { counted } from '../counted.ts';

/** The errors of dates, whether a stay is booked or only priced. */
export const dates = {
  'check-in-missing': 'Elija una fecha de llegada.',
  'check-out-missing': 'Elija una fecha de salida.',
  'too-few-nights': ({ least }) =>
    `La salida debe ser al menos ${counted(least, 'noche')} después de la llegada.`,
  'too-many-nights': ({ most }) => `Una estadía puede tener ${counted(most, 'noche')} como máximo.`,
} satisfies Partial<PriceWords['violations']>;
