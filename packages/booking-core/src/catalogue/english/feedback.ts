import type { Catalogue } from '../catalogue.ts';

/** What is wrong with a message to the motel. */
export const feedback: Catalogue['feedback'] = {
  'feedback-invalid': 'Please fill all fields correctly and accept the terms.',
};
