import type { Catalogue } from '../catalogue.ts';

/** The errors of a message to the motel. */
export const feedback: Catalogue['feedback'] = {
  'feedback-invalid': 'Please fill all fields correctly and accept the terms.',
};
