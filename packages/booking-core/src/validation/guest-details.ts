import { requireObject } from '../result/kind.ts';
import { requireText } from '../result/text.ts';
import { type NoParams, type Violation, violation } from '../result/violation.ts';
import {
  GUEST_FIELDS,
  type GuestDetails,
  type GuestField,
  type GuestFieldName,
  guestDetails,
} from './guest-fields.ts';
import { isShownName, turnsText } from './shown-name.ts';
import { isEmail, isPhone } from './text-patterns.ts';
import { hasWebAddress } from './web-address.ts';

/** A reason to refuse the details of a guest. */
export type DetailViolation = Violation<{
  /** A required field is empty, or shows nothing (V7–V10). */
  'detail-missing': {
    /** The empty field. */
    readonly detail: GuestFieldName;
  };
  /** The text is too long (V11). */
  'detail-too-long': {
    /** The field with the text. */
    readonly detail: GuestFieldName;
    /** The most characters, in UTF-16 units. */
    readonly most: number;
  };
  /** A name has a web address in it (V20). */
  'detail-has-web-address': {
    /** The field with the name. */
    readonly detail: GuestFieldName;
  };
  /** A name turns the direction of the text around it (V21). */
  'detail-turns-text': {
    /** The field with the name. */
    readonly detail: GuestFieldName;
  };
  /** The text is no e-mail address (V2, V9). */
  'email-invalid': NoParams;
  /** The text is no phone number (V3, V10). */
  'phone-invalid': NoParams;
}>;

/** Returns the details without white space around them. */
export function trimGuestDetails(details: GuestDetails): GuestDetails {
  requireObject('details', details);
  return guestDetails(({ name }) => requireText(name, details[name]).trim());
}

/**
 * Returns the rules that trimmed details break, in the order of the form, at most one a field (V7–V11, V20, V21).
 * @param takesPhone whether a text is a phone number; V3 by default
 */
export function guestDetailsViolations(
  details: GuestDetails,
  takesPhone: (text: string) => boolean = isPhone,
): DetailViolation[] {
  requireObject('details', details);
  return GUEST_FIELDS.map((field) => fieldViolation(field, details[field.name], takesPhone)).filter(
    (broken) => broken !== undefined,
  );
}

function fieldViolation(
  field: GuestField,
  text: string,
  takesPhone: (text: string) => boolean,
): DetailViolation | undefined {
  const { name, kind, rule, most } = field;
  if (typeof text !== 'string' || (field.isRequired && !isShownName(text))) {
    return violation(name, rule, 'detail-missing', { detail: name });
  }
  if (text === '') return undefined;
  switch (kind) {
    case 'email':
      return isEmail(text) ? undefined : violation(name, rule, 'email-invalid');
    case 'phone':
      return takesPhone(text) ? undefined : violation(name, rule, 'phone-invalid');
    case 'text':
    case 'note':
      if (text.length > most) return violation(name, 'V11', 'detail-too-long', { detail: name, most });
      if (kind === 'text' && turnsText(text))
        return violation(name, 'V21', 'detail-turns-text', { detail: name });
      return kind === 'text' && hasWebAddress(text)
        ? violation(name, 'V20', 'detail-has-web-address', { detail: name })
        : undefined;
  }
}
