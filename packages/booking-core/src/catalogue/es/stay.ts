import type { Catalogue } from '../catalogue.ts';
import { counted } from '../counted.ts';
import { dates } from './dates.ts';

/** The errors of a stay's dates. */
export const stay: Catalogue['stay'] = {
  ...dates,
  'check-in-past': 'La llegada no puede ser en el pasado.',
  'too-far-ahead': ({ most }) =>
    `La llegada se reserva con ${counted(most, 'día')} de anticipación como máximo.`,
};
