import type { Catalogue } from '../catalogue.ts';

/** The errors of a message to the motel. */
export const feedback: Catalogue['feedback'] = {
  'feedback-invalid': 'Llene correctamente todos los campos y acepte los términos.',
};
