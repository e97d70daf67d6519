import type { GuestFieldName } from '../../validation/guest-fields.ts';
import type { Catalogue } from '../catalogue.ts';

export const guestFields: Catalogue['guestFields'] = {
  firstname: 'First name',
  lastname: 'Last name',
  phone: 'Phone',
  email: 'Email',
  specialRequest: 'Special requests',
};

export const confirmForm: Catalogue['confirmForm'] = {
  'detail-missing': ({ detail }) => `${inSentence(detail)} is required`,
  'detail-too-long': ({ detail, most }) => `${inSentence(detail)} can be at most ${most} characters`,
  'detail-has-web-address': ({ detail }) => `${inSentence(detail)} cannot have a web address in it`,
  'email-invalid': 'Please enter a valid email address',
  'phone-invalid': 'Please enter a valid phone number',
  'rooms-missing': 'At least 1 room is required',
  'rooms-invalid': 'The number of rooms is not valid',
  'rooms-too-few': ({ least, payingGuests }) =>
    `Minimum ${least} room(s) required for ${payingGuests} paying guests`,
  'extra-persons-invalid': ({ most }) => `Extra persons must be a number from 0 to ${most}`,
  'adults-missing': 'At least 1 adult is required',
  'guests-invalid': ({ member }) => `The number of ${member} is not valid`,
  'capacity-exceeded': 'Not enough capacity. Add more rooms or extra persons.',
  'children-too-many': ({ perRoom }) => `At most ${perRoom} children can stay free in each room`,
  'pets-missing': 'Please specify number of pets',
  'pets-not-allowed': 'Pets are not allowed at this property',
  'pets-too-many': ({ most }) => `Maximum ${most} pets allowed`,
};

export const fixErrors: Catalogue['fixErrors'] = 'Please fix the errors below';

/** The form's label is "Phone", its sentences say "Phone number". */
function inSentence(detail: GuestFieldName): string {
  return detail === 'phone' ? 'Phone number' : guestFields[detail];
}
