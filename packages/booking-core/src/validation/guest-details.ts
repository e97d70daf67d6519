import type { Violation } from '../result/checked.ts';
import { isEmail, isPhone, TEXT_LIMITS } from './text-patterns.ts';

/** Who books, as typed into the Guest Details form. */
export interface GuestDetails {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly phone: string;
  readonly specialRequest: string;
}

export function trimGuestDetails(details: GuestDetails): GuestDetails {
  return {
    firstname: details.firstname.trim(),
    lastname: details.lastname.trim(),
    email: details.email.trim(),
    phone: details.phone.trim(),
    specialRequest: details.specialRequest.trim(),
  };
}

/** The rules broken by trimmed details, in the order of the form (§2), at most one a field (V7–V11). */
export function guestDetailsViolations(details: GuestDetails): Violation[] {
  const { firstname, lastname, email, phone, specialRequest } = details;
  return [
    firstname === '' && broken('firstname', 'V7', 'First name is required'),
    tooLong('firstname', 'First name', firstname),
    lastname === '' && broken('lastname', 'V8', 'Last name is required'),
    tooLong('lastname', 'Last name', lastname),
    phone === '' && broken('phone', 'V10', 'Phone number is required'),
    phone !== '' && !isPhone(phone) && broken('phone', 'V10', 'Please enter a valid phone number'),
    email === '' && broken('email', 'V9', 'Email is required'),
    email !== '' && !isEmail(email) && broken('email', 'V9', 'Please enter a valid email address'),
    tooLong('specialRequest', 'Special requests', specialRequest),
  ].filter((violation) => violation !== false);
}

function tooLong(
  field: 'firstname' | 'lastname' | 'specialRequest',
  label: string,
  text: string,
): Violation | false {
  const most = TEXT_LIMITS[field];
  return text.length > most && broken(field, 'V11', `${label} can be at most ${most} characters`);
}

function broken(field: string, rule: string, message: string): Violation {
  return { field, rule, message };
}
