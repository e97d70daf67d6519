import type { Catalogue } from '../catalogue/catalogue.ts';
import { guestFields as english } from '../catalogue/english/confirm-form.ts';
import { GUEST_FIELDS, type GuestDetails, type GuestField } from '../validation/guest-fields.ts';

/** One of the guest's details, with the label of its field. */
export interface GuestFact {
  readonly field: GuestField;
  readonly label: string;
  readonly text: string;
}

/** Returns the guest's full name for a letter or the desk. */
export function guestName({ firstname, lastname }: GuestDetails): string {
  return `${firstname} ${lastname}`;
}

/** Lists the guest's details without the name, in the order of the form and without empty fields. */
export function guestFacts(
  details: GuestDetails,
  labels: Catalogue['guestFields'] = english,
): readonly GuestFact[] {
  return GUEST_FIELDS.filter(({ name }) => !NAMES.has(name) && details[name] !== '').map((field) => ({
    field,
    label: labels[field.name],
    text: details[field.name],
  }));
}

const NAMES: ReadonlySet<string> = new Set(['firstname', 'lastname']);
