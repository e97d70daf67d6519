import { requireObject } from '../result/kind.ts';
import { TEXT_LIMITS } from './text-patterns.ts';

/** Every property of a field. */
interface Field {
  /** Its key in the details. */
  readonly name: string;
  /** A line of text (V20), an e-mail address (V2), a phone number (V3), or a note of several lines. */
  readonly kind: 'text' | 'email' | 'phone' | 'note';
  /** An empty text is refused. */
  readonly isRequired: boolean;
  /** The most characters, in UTF-16 units (V1). */
  readonly most: number;
  /** The rule that a missing or malformed value breaks; a text or note that is too long breaks V11. */
  readonly rule: string;
  /** HTML's `autocomplete` token, by which a browser fills in the field. */
  readonly autocomplete?: string;
}

/** In the order of the form. Forms, checks and stored details use this list. */
const FIELDS = [
  { name: 'firstname', kind: 'text', isRequired: true, most: 100, rule: 'V7', autocomplete: 'given-name' },
  { name: 'lastname', kind: 'text', isRequired: true, most: 100, rule: 'V8', autocomplete: 'family-name' },
  {
    name: 'phone',
    kind: 'phone',
    isRequired: true,
    most: TEXT_LIMITS.phone,
    rule: 'V10',
    autocomplete: 'tel',
  },
  {
    name: 'email',
    kind: 'email',
    isRequired: true,
    most: TEXT_LIMITS.email,
    rule: 'V9',
    autocomplete: 'email',
  },
  { name: 'specialRequest', kind: 'note', isRequired: false, most: TEXT_LIMITS.specialRequest, rule: 'V11' },
] as const satisfies readonly Field[];

/** The key of a field. */
export type GuestFieldName = (typeof FIELDS)[number]['name'];

/** The key of a field that every booking needs; the others may be left out. */
export type RequiredGuestField = Extract<(typeof FIELDS)[number], { isRequired: true }>['name'];

/** A field of the Guest Details form. */
export interface GuestField extends Field {
  /** Its key in the details. */
  readonly name: GuestFieldName;
}

/** Every field, in the order of the form. */
export const GUEST_FIELDS: readonly GuestField[] = FIELDS;

/** The guest's entries in the Guest Details form, a text for each field; empty for a field that was left out. */
export type GuestDetails = Readonly<Record<GuestFieldName, string>>;

/** Makes the details from the text of each field. */
export function guestDetails(textOf: (field: GuestField) => string): GuestDetails {
  if (typeof textOf !== 'function') throw new TypeError(`textOf must be a function, not ${String(textOf)}`);
  const texts = GUEST_FIELDS.map((field) => [field.name, textOf(field)] as const);
  return Object.fromEntries(texts) as GuestDetails;
}

/**
 * Puts an empty text in the place of a missing field: details stored last year lack the fields of today.
 * @example
 * completeGuestDetails({ firstname: 'Ann' }).lastname === ''; // → true
 */
export function completeGuestDetails(
  given: {
    readonly [Name in GuestFieldName]?: string | undefined;
  },
): GuestDetails {
  requireObject('details', given);
  return guestDetails(({ name }) => {
    const text = given[name];
    return typeof text === 'string' ? text : '';
  });
}
