import type { PromotionCode, User } from '@motel/api-client/contracts';
import type { Party, RoomLimits } from '@motel/booking-core';
import type { BookingDraft } from '../../shared/booking/booking-draft.ts';
import type { CheckoutKey } from '../../shared/booking/checkout-key.ts';
import { openingForm, type RoomsForm } from './form-change.ts';
import { rememberedForm } from './form-memory.ts';

interface OpenedForm {
  readonly form: RoomsForm;
  readonly promotion?: PromotionCode | undefined;
  /** The idempotency key of an attempt to pay for it. */
  readonly key?: CheckoutKey | undefined;
}

/**
 * The first entries of the form: for the stay that this tab remembers everything as the guest left it, for another stay
 * or party the details. A form that another guest filled in is not shown.
 */
export function openForm(draft: BookingDraft, user: User | undefined, limits: RoomLimits): OpenedForm {
  const opening = openingForm(draft, user, limits);
  const filledIn = user && rememberedForm();
  if (filledIn === undefined || filledIn.userId !== user?.id) return { form: opening };
  const { form, promotion, key } = filledIn;
  // The guest comes back by the draft, or by the payment page, which knows the party that they chose here.
  const isSame =
    isSameStay(filledIn.draft, draft) &&
    [filledIn.draft.guests, form.party].some((party) => isSameParty(party, draft.guests));
  return isSame ? { form, promotion, key } : { form: { ...opening, details: form.details } };
}

function isSameStay(one: BookingDraft, other: BookingDraft): boolean {
  return (['propertyId', 'checkIn', 'checkOut'] as const).every((field) => one[field] === other[field]);
}

function isSameParty(one: Party, other: Party): boolean {
  return (['adults', 'children', 'infants', 'pets', 'rooms'] as const).every(
    (member) => one[member] === other[member],
  );
}
