import { ENGLISH, GUEST_FIELDS, type GuestField, type GuestFieldName } from '@motel/booking-core';

/** The labels of a guest's details: core's words, but for the desk's own. */
export const DETAIL_LABELS: Readonly<Record<GuestFieldName, string>> = {
  ...ENGLISH.guestFields,
  email: 'Mail',
  specialRequest: 'Special request',
};

/** The details beside the name, which is a stay's title, in the order of core's list. */
export const DETAILS_BESIDE_NAME = GUEST_FIELDS.filter(
  ({ name }) => name !== 'firstname' && name !== 'lastname',
);

export function detailsOf(kind: GuestField['kind']): readonly GuestField[] {
  return GUEST_FIELDS.filter((field) => field.kind === kind);
}

/** A detail as a person reads it; empty where the guest gave none. */
export function shownDetail({ kind }: GuestField, typed: string): string {
  return kind === 'phone' ? dashedNumber(typed) : typed;
}

/** North American numbers as people read them to each other: `403-555-0188`; others as they are. */
export function dashedNumber(mobile: string): string {
  return mobile.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3');
}
