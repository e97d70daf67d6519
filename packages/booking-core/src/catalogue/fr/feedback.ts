import type { Catalogue } from '../catalogue.ts';

/** The errors of a message to the motel. */
export const feedback: Catalogue['feedback'] = {
  'feedback-invalid': 'Veuillez remplir correctement tous les champs et accepter les conditions.',
};
