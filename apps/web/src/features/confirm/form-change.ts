import type { User } from '@motel/api-client/contracts';
import {
  type ConfirmForm,
  completeGuestDetails,
  extraPersonsNeeded,
  type GuestFieldName,
  LEAST_PARTY,
  minimumRooms,
  type Party,
  petsAfterTick,
  type RoomLimits,
  roomSelection,
  TEXT_LIMITS,
} from '@motel/booking-core';
import type { BookingDraft } from '../../shared/booking/booking-draft.ts';
import type { OrderRoom } from '../../shared/booking/remembered-form.ts';

export type FormChange =
  | { readonly type: 'detail'; readonly field: GuestFieldName; readonly text: string }
  | { readonly type: 'party'; readonly party: Party }
  | { readonly type: 'rooms'; readonly rooms: number }
  | { readonly type: 'extra-persons'; readonly count: number }
  | { readonly type: 'order'; readonly article: string; readonly count: number }
  | { readonly type: 'more-rooms'; readonly rooms: readonly OrderRoom[] }
  | { readonly type: 'pets-box'; readonly isTicked: boolean };

/** The form, and what the guest wants of its rooms: those above that come and go with the party. */
export interface RoomsForm extends ConfirmForm {
  /** Rooms that the guest has chosen, here or on the card. */
  readonly wantedRooms: number;
  /** The number of rooms before the party changed it; absent unless the last change did. */
  readonly roomsBefore?: number | undefined;
  /** The articles that the guest orders, by their ids (F31). */
  readonly orders?: Readonly<Record<string, number>> | undefined;
  /** Booked with it, for the same nights (§4.17). */
  readonly moreRooms?: readonly OrderRoom[] | undefined;
}

export function openingForm(draft: BookingDraft, user: User | undefined, limits: RoomLimits): RoomsForm {
  const { firstname, lastname, email, mobile = '' } = user ?? {};
  const phone = mobile.length <= TEXT_LIMITS.phone ? mobile : '';
  const pets = Math.min(draft.guests.pets, limits.pets);
  const { rooms } = draft.guests;
  return {
    details: completeGuestDetails({ firstname, lastname, email, phone }),
    bringsPets: pets > 0,
    ...roomSelection({ ...draft.guests, pets }, limits),
    // The party needs the minimum; more than that is the guest's wish.
    wantedRooms: rooms > minimumRooms(draft.guests, limits) ? rooms : LEAST_PARTY.rooms,
  };
}

/** One change. Rooms and extra persons follow the party, up and down again (§4, D3, decision 053). */
export function changed(form: RoomsForm, change: FormChange, limits: RoomLimits): RoomsForm {
  switch (change.type) {
    case 'detail':
      return { ...form, details: { ...form.details, [change.field]: change.text } };
    case 'party': {
      const selection = roomSelection({ ...change.party, rooms: form.wantedRooms }, limits);
      const { rooms } = form.party;
      const roomsBefore = selection.party.rooms === rooms ? undefined : rooms;
      return { ...form, ...selection, roomsBefore };
    }
    case 'rooms': {
      // Fewer than the minimum stay as chosen: the form then says how many are needed (§5).
      const party = { ...form.party, rooms: change.rooms };
      const { extraPersons } = roomSelection(party, limits);
      return { ...form, party, extraPersons, wantedRooms: change.rooms, roomsBefore: undefined };
    }
    case 'extra-persons':
      return { ...form, extraPersons: Math.min(change.count, extraPersonsNeeded(form.party, limits)) };
    case 'order':
      return { ...form, orders: { ...form.orders, [change.article]: change.count } };
    case 'more-rooms':
      return { ...form, moreRooms: change.rooms };
    case 'pets-box': {
      const pets = Math.min(petsAfterTick(change.isTicked), limits.pets);
      return { ...form, bringsPets: change.isTicked, party: { ...form.party, pets } };
    }
  }
}
