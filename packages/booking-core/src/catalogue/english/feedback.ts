import type { Catalogue } from '../catalogue.ts';

export const feedback: Catalogue['feedback'] = {
  'feedback-invalid': 'Please fill all fields correctly and accept the terms.',
};
