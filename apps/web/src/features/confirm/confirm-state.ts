import type { User } from '@motel/api-client/contracts';
import {
  type ConfirmForm,
  type GuestDetails,
  MAX_EXTRA_PERSONS,
  type Party,
  petLimit,
  petsAfterTick,
  type RoomLimits,
  roomSelection,
  TEXT_LIMITS,
} from '@motel/booking-core';
import type { BookingDraft } from '../../shared/booking/booking-draft.ts';

/** What the guest has filled in on /confirm; everything else there follows from it. */
export interface ConfirmState {
  readonly details: GuestDetails;
  readonly party: Party;
  /** The pets box is ticked. */
  readonly bringsPets: boolean;
  readonly rooms: number;
  readonly extraPersons: number;
}

export type ConfirmAction =
  | { readonly type: 'detail'; readonly field: keyof GuestDetails; readonly text: string }
  | { readonly type: 'party'; readonly party: Party }
  | { readonly type: 'rooms'; readonly rooms: number }
  | { readonly type: 'extra-persons'; readonly count: number }
  | { readonly type: 'pets-box'; readonly isTicked: boolean };

/** What the form opens with: the draft's party, and what is known of the guest. */
export function openingState(draft: BookingDraft, user: User | undefined, limits: RoomLimits): ConfirmState {
  const phone = user?.mobile ?? '';
  const party = { ...draft.guests, pets: Math.min(draft.guests.pets, petLimit(limits)) };
  return {
    details: {
      firstname: user?.firstname ?? '',
      lastname: user?.lastname ?? '',
      email: user?.email ?? '',
      phone: phone.length <= TEXT_LIMITS.phone ? phone : '',
      specialRequest: '',
    },
    party,
    bringsPets: party.pets > 0,
    ...roomSelection(party, draft.rooms, limits),
  };
}

/** One change. Rooms rise by themselves with the guests, and the extra-person entry follows them (§4, D3). */
export function changed(state: ConfirmState, action: ConfirmAction, limits: RoomLimits): ConfirmState {
  switch (action.type) {
    case 'detail':
      return { ...state, details: { ...state.details, [action.field]: action.text } };
    case 'party':
      return { ...state, party: action.party, ...roomSelection(action.party, state.rooms, limits) };
    case 'rooms': {
      // Fewer than the minimum stay as chosen: the form then says how many are needed (§5).
      const { extraPersons } = roomSelection(state.party, action.rooms, limits);
      return { ...state, rooms: action.rooms, extraPersons };
    }
    case 'extra-persons':
      return { ...state, extraPersons: Math.min(action.count, MAX_EXTRA_PERSONS) };
    case 'pets-box': {
      const pets = Math.min(petsAfterTick(action.isTicked), petLimit(limits));
      return { ...state, bringsPets: action.isTicked, party: { ...state.party, pets } };
    }
  }
}

/** The form as core checks it (§5). */
export function confirmForm(state: ConfirmState): ConfirmForm {
  return {
    ...state.details,
    party: state.party,
    isPetFriendly: state.bringsPets,
    roomQuantity: state.rooms,
    extraPersons: state.extraPersons,
  };
}
