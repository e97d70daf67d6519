import type { Catalogue } from '../catalogue/catalogue.ts';
import { guestFields as english } from '../catalogue/en/confirm-form.ts';
import { requireObject } from '../result/kind.ts';
import { requireText } from '../result/text.ts';
import { GUEST_FIELDS, type GuestDetails, type GuestField } from '../validation/guest-fields.ts';

/** One of the guest's details, with the label of its field. */
export interface GuestFact {
  /** The field of the form. */
  readonly field: GuestField;
  /** The label of the field in the chosen language. */
  readonly label: string;
  /** The guest's entry; never empty. */
  readonly text: string;
}

/** Returns the guest's full name. @param details the first and last name are used */
export function guestName(details: Pick<GuestDetails, 'firstname' | 'lastname'>): string {
  const { firstname, lastname } = requireObject('details', details);
  return `${requireText('firstname', firstname)} ${requireText('lastname', lastname)}`.trim();
}

/** Lists the guest's details without the name, in the order of the form and without empty fields. */
export function guestFacts(
  details: GuestDetails,
  labels: Catalogue['guestFields'] = english,
): readonly GuestFact[] {
  requireObject('details', details);
  return GUEST_FIELDS.filter(({ name }) => !NAMES.has(name)).flatMap((field) => {
    const text = requireText(field.name, details[field.name]);
    return text === '' ? [] : [{ field, label: labels[field.name], text }];
  });
}

const NAMES: ReadonlySet<string> = new Set(['firstname', 'lastname']);
