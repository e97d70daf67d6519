import type { PriceWords } from '../catalogue.ts';

/** The errors of a party and its rooms, in a form or in a request for a price. */
export const partyCounts = {
  'rooms-invalid': 'The number of rooms is not valid',
  'rooms-too-few': ({ least, payingGuests }) =>
    `Minimum ${least} room(s) required for ${payingGuests} paying guests`,
  'extra-persons-invalid': ({ most }) => `Extra persons must be a number from 0 to ${most}`,
  'adults-missing': 'At least 1 adult is required',
  'adults-only': 'Adults only: children and infants cannot stay here',
  'guests-invalid': ({ member }) => `The number of ${member} is not valid`,
  'children-too-many': ({ perRoom }) => `At most ${perRoom} guests can stay free in each room`,
  'pets-too-many': ({ most }) => `Maximum ${most} pets allowed`,
} satisfies Partial<PriceWords['violations']>;
