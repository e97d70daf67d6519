import type { User } from '@motel/api-client/contracts';
import { PARTY_COUNTS, type Party, type RoomLimits } from '@motel/booking-core';
import type { BookingDraft } from '../../shared/booking/booking-draft.ts';
import { areSameNights, type OpenedForm, rememberedForm } from '../../shared/booking/remembered-form.ts';
import { openingForm } from './form-change.ts';

/** The form as this tab remembers it for the stay; for another stay or party its details. Never another guest's. */
export function openForm(draft: BookingDraft, user: User | undefined, limits: RoomLimits): OpenedForm {
  const opening = openingForm(draft, user, limits);
  const filledIn = user && rememberedForm();
  const { promotion } = draft;
  if (filledIn === undefined || filledIn.userId !== user?.id) return { form: opening, promotion };
  const { form, key } = filledIn;
  // The guest comes back by the draft, or by the payment page, which knows the party that they chose here.
  const isSame =
    isSameStay(filledIn.draft, draft) &&
    [filledIn.draft.guests, form.party].some((party) => isSameParty(party, draft.guests));
  const { details, moreRooms } = form;
  if (!isSame) {
    // Another first room for the same nights keeps those that are booked with it.
    const kept = areSameNights(filledIn.draft, draft) && { moreRooms };
    return { form: { ...opening, details, ...kept }, promotion };
  }
  const isSameCode = filledIn.draft.promotion?.code === promotion?.code;
  return { form, promotion: isSameCode ? filledIn.promotion : promotion, key };
}

function isSameStay(one: BookingDraft, other: BookingDraft): boolean {
  return areSameNights(one, other) && one.propertyId === other.propertyId && one.plan === other.plan;
}

function isSameParty(one: Party, other: Party): boolean {
  return PARTY_COUNTS.every((count) => one[count] === other[count]);
}
