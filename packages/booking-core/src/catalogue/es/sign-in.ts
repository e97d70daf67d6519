import type { Catalogue } from '../catalogue.ts';

/** The errors of a mobile number. */
export const signIn: Catalogue['signIn'] = {
  'mobile-invalid': 'Escriba un número de celular válido.',
  'country-code-missing': 'Elija un código de país.',
};
