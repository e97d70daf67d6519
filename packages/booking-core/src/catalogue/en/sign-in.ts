import type { Catalogue } from '../catalogue.ts';

/** The errors of a mobile number. */
export const signIn: Catalogue['signIn'] = {
  'mobile-invalid': 'Please enter a valid mobile number.',
  'country-code-missing': 'Please select a country code.',
};
