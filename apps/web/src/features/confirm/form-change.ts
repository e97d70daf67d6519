import type { User } from '@motel/api-client/contracts';
import {
  type ConfirmForm,
  completeGuestDetails,
  type GuestFieldName,
  MAX_EXTRA_PERSONS,
  type Party,
  petsAfterTick,
  type RoomLimits,
  roomSelection,
  TEXT_LIMITS,
} from '@motel/booking-core';
import type { BookingDraft } from '../../shared/booking/booking-draft.ts';

export type FormChange =
  | { readonly type: 'detail'; readonly field: GuestFieldName; readonly text: string }
  | { readonly type: 'party'; readonly party: Party }
  | { readonly type: 'rooms'; readonly rooms: number }
  | { readonly type: 'extra-persons'; readonly count: number }
  | { readonly type: 'pets-box'; readonly isTicked: boolean };

/** What the form opens with: the draft's party, and what is known of the guest. */
export function openingForm(draft: BookingDraft, user: User | undefined, limits: RoomLimits): ConfirmForm {
  const { firstname, lastname, email, mobile = '' } = user ?? {};
  const phone = mobile.length <= TEXT_LIMITS.phone ? mobile : '';
  const pets = Math.min(draft.guests.pets, limits.pets);
  return {
    details: completeGuestDetails({ firstname, lastname, email, phone }),
    bringsPets: pets > 0,
    ...roomSelection({ ...draft.guests, pets }, limits),
  };
}

/** One change. Rooms rise by themselves with the guests, and the extra-person entry follows them (§4, D3). */
export function changed(form: ConfirmForm, change: FormChange, limits: RoomLimits): ConfirmForm {
  switch (change.type) {
    case 'detail':
      return { ...form, details: { ...form.details, [change.field]: change.text } };
    case 'party':
      return { ...form, ...roomSelection(change.party, limits) };
    case 'rooms': {
      // Fewer than the minimum stay as chosen: the form then says how many are needed (§5).
      const party = { ...form.party, rooms: change.rooms };
      return { ...form, party, extraPersons: roomSelection(party, limits).extraPersons };
    }
    case 'extra-persons':
      return { ...form, extraPersons: Math.min(change.count, MAX_EXTRA_PERSONS) };
    case 'pets-box': {
      const pets = Math.min(petsAfterTick(change.isTicked), limits.pets);
      return { ...form, bringsPets: change.isTicked, party: { ...form.party, pets } };
    }
  }
}
