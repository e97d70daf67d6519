import { type NoParams, type Violation, violation } from '../result/violation.ts';
import {
  GUEST_FIELDS,
  type GuestDetails,
  type GuestField,
  type GuestFieldName,
  guestDetails,
} from './guest-fields.ts';
import { isEmail, isPhone } from './text-patterns.ts';
import { hasWebAddress } from './web-address.ts';

/** A reason to refuse the details of a guest. */
export type DetailViolation = Violation<{
  'detail-missing': { readonly detail: GuestFieldName };
  'detail-too-long': { readonly detail: GuestFieldName; readonly most: number };
  'detail-has-web-address': { readonly detail: GuestFieldName };
  'email-invalid': NoParams;
  'phone-invalid': NoParams;
}>;

export function trimGuestDetails(details: GuestDetails): GuestDetails {
  return guestDetails(({ name }) => details[name].trim());
}

/** Returns the rules that trimmed details break, in the order of the form (§2), at most one a field (V7–V11, V20). */
export function guestDetailsViolations(details: GuestDetails): DetailViolation[] {
  return GUEST_FIELDS.map((field) => fieldViolation(field, details[field.name])).filter(
    (broken) => broken !== undefined,
  );
}

function fieldViolation(field: GuestField, text: string): DetailViolation | undefined {
  const { name, kind, rule, most } = field;
  if (text === '') {
    return field.isRequired ? violation(name, rule, 'detail-missing', { detail: name }) : undefined;
  }
  switch (kind) {
    case 'email':
      return isEmail(text) ? undefined : violation(name, rule, 'email-invalid');
    case 'phone':
      return isPhone(text) ? undefined : violation(name, rule, 'phone-invalid');
    case 'text':
    case 'note':
      if (text.length > most) return violation(name, 'V11', 'detail-too-long', { detail: name, most });
      return kind === 'text' && hasWebAddress(text)
        ? violation(name, 'V20', 'detail-has-web-address', { detail: name })
        : undefined;
  }
}
