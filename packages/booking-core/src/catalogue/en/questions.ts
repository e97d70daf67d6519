import type { Catalogue } from '../catalogue.ts';

/** The questions to the guest before payment. */
export const questions: Catalogue['questions'] = {
  extended: 'This will extend your existing booking. Continue to payment?',
  additional_rooms:
    'You already have a booking for these dates. This will add additional rooms. Continue to payment?',
};
