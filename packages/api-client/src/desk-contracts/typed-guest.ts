import { completeGuestDetails, GUEST_FIELDS, type GuestDetails, type GuestField } from '@motel/booking-core';
import * as z from 'zod/mini';
import { text } from './stay-fields.ts';

/** A text for each detail of core's list (V7–V11), and for what the desk alone asks. Empty: the guest has none. */
export const typedGuest = z.object({
  .../* @__PURE__ */ detailTexts(),
  /** A car and its plate. */
  car: text,
  /** The code of the language of their letters. @default of a new stay: the motel's first */
  language: z.optional(text),
});
export type TypedGuest = z.output<typeof typedGuest>;

function detailTexts() {
  const texts = GUEST_FIELDS.map(({ name }) => [name, text] as const);
  return Object.fromEntries(texts) as Record<keyof GuestDetails, typeof text>;
}

/** A guest of whom nothing is typed yet. */
export const NO_GUEST: TypedGuest = { ...completeGuestDetails({}), car: '' };

/** Whether the desk needs a detail of a guest: one without an address gets no mail, one without a number does not sign in. */
export function isNeededAtDesk({ isRequired, kind }: GuestField): boolean {
  return isRequired && kind !== 'email' && kind !== 'phone';
}
