import { TEXT_LIMITS } from './text-patterns.ts';

/** A field of the Guest Details form. */
interface Field {
  readonly name: string;
  /** A line of text (V20), an e-mail address (V2), a phone number (V3), or a note of several lines. */
  readonly kind: 'text' | 'email' | 'phone' | 'note';
  readonly isRequired: boolean;
  /** The most characters (V1). */
  readonly most: number;
  /** The rule that a missing or malformed value breaks; a text or note that is too long breaks V11. */
  readonly rule: string;
  /** HTML's `autocomplete` token, by which a browser fills in the field. */
  readonly autocomplete?: string;
}

/** In the order of the form (§2). The checks, the contract, the site and the stored column use this list. */
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
  { name: 'specialRequest', kind: 'note', isRequired: false, most: 1000, rule: 'V11' },
] as const satisfies readonly Field[];

export type GuestFieldName = (typeof FIELDS)[number]['name'];

/** A field that every booking needs; the others may be missing on the wire. */
export type RequiredGuestField = Extract<(typeof FIELDS)[number], { isRequired: true }>['name'];

export interface GuestField extends Field {
  readonly name: GuestFieldName;
}

export const GUEST_FIELDS: readonly GuestField[] = FIELDS;

/** The guest's entries in the Guest Details form, a text for each field; empty for a field that was left out. */
export type GuestDetails = Readonly<Record<GuestFieldName, string>>;

export function guestDetails(textOf: (field: GuestField) => string): GuestDetails {
  const texts = GUEST_FIELDS.map((field) => [field.name, textOf(field)] as const);
  return Object.fromEntries(texts) as GuestDetails;
}

/** Adds an empty text for each missing field: a row of last year lacks the fields of today. */
export function completeGuestDetails(
  given: {
    readonly [Name in GuestFieldName]?: string | undefined;
  },
): GuestDetails {
  return guestDetails(({ name }) => given[name] ?? '');
}
