import type { GuestFieldName } from '../../validation/guest-fields.ts';
import type { Catalogue } from '../catalogue.ts';
import { partyCounts } from './party-counts.ts';

/** The labels of the fields for the guest's details. */
export const guestFields: Catalogue['guestFields'] = {
  firstname: 'First name',
  lastname: 'Last name',
  phone: 'Phone',
  email: 'Email',
  specialRequest: 'Special requests',
};

/** The errors of the form with which a guest confirms a stay. */
export const confirmForm: Catalogue['confirmForm'] = {
  'detail-missing': ({ detail }) => `${inSentence(detail)} is required`,
  'detail-too-long': ({ detail, most }) => `${inSentence(detail)} can be at most ${most} characters`,
  'detail-turns-text': ({ detail }) =>
    `${inSentence(detail)} cannot have characters that turn the direction of text`,
  'detail-has-web-address': ({ detail }) => `${inSentence(detail)} cannot have a web address in it`,
  'email-invalid': 'Please enter a valid email address',
  'phone-invalid': 'Please enter a valid phone number',
  'rooms-missing': 'At least 1 room is required',
  ...partyCounts,
  'capacity-exceeded': 'Not enough capacity. Add more rooms or extra persons.',
  'pets-missing': 'Please specify number of pets',
  'pets-not-allowed': 'Pets are not allowed at this property',
};

/** The sentence above a form with mistakes. */
export const fixErrors: Catalogue['fixErrors'] = 'Please fix the errors below';

/** The form's label is "Phone", its sentences say "Phone number". */
function inSentence(detail: GuestFieldName): string {
  return detail === 'phone' ? 'Phone number' : guestFields[detail];
}
