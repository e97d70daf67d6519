import type { Catalogue } from '../catalogue.ts';

/** The errors of a mobile number. */
export const signIn: Catalogue['signIn'] = {
  'mobile-invalid': 'Veuillez entrer un numéro de cellulaire valide.',
  'country-code-missing': 'Veuillez choisir un indicatif de pays.',
};
