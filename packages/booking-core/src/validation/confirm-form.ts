import { allowedPersonsPerRoom, petLimit, type RoomLimits } from '../capacity/room-limits.ts';
import {
  fitsParty,
  MAX_EXTRA_PERSONS,
  minimumRooms,
  type RoomSelection,
  totalCapacity,
} from '../capacity/room-selection.ts';
import { LEAST_PARTY, MAX_COUNT, payingGuests } from '../party/party.ts';
import { fail, succeed } from '../result/result.ts';
import { type Checked, type NoParams, type Violation, violation } from '../result/violation.ts';
import { isWholeNumber } from '../result/whole-number.ts';
import { type DetailViolation, guestDetailsViolations, trimGuestDetails } from './guest-details.ts';
import type { GuestDetails } from './guest-fields.ts';

/** The state of the confirm form when the guest presses the button. */
export interface ConfirmForm extends RoomSelection {
  readonly details: GuestDetails;
  /** The pets box is ticked. */
  readonly bringsPets: boolean;
}

/** A reason to refuse the form; the page shows the sentence of V19 above it. */
export type FormViolation =
  | DetailViolation
  | Violation<{
      'rooms-missing': NoParams;
      'rooms-invalid': NoParams;
      'rooms-too-few': { readonly least: number; readonly payingGuests: number };
      'extra-persons-invalid': { readonly most: number };
      'adults-missing': NoParams;
      'guests-invalid': { readonly member: 'adults' | 'children' | 'infants' };
      'capacity-exceeded': NoParams;
      'children-too-many': { readonly perRoom: number };
      'pets-missing': NoParams;
      'pets-not-allowed': NoParams;
      'pets-too-many': { readonly most: number };
    }>;

/**
 * Accepts the form with its texts trimmed, or reports each field at fault, in the order of the form and with at
 * most one violation a field (V7–V17, V20). A number that is itself invalid is not compared with others.
 */
export function checkConfirmForm(form: ConfirmForm, limits: RoomLimits): Checked<ConfirmForm, FormViolation> {
  const trimmed: ConfirmForm = { ...form, details: trimGuestDetails(form.details) };
  const violations = [
    ...guestDetailsViolations(trimmed.details),
    roomViolation(trimmed, limits),
    extraPersonsViolation(trimmed),
    countViolation(trimmed) ?? capacityViolation(trimmed, limits) ?? childrenViolation(trimmed, limits),
    petsViolation(trimmed, limits),
  ].filter((violation) => violation !== undefined);
  return violations.length === 0 ? succeed(trimmed) : fail(violations);
}

/** Returns the count of pets after the guest ticks the pets box (1) or unticks it (0) (P10). */
export function petsAfterTick(isTicked: boolean): 0 | 1 {
  return isTicked ? 1 : 0;
}

function roomViolation(form: ConfirmForm, limits: RoomLimits): FormViolation | undefined {
  if (form.party.rooms < LEAST_PARTY.rooms) return violation('roomQuantity', 'V12', 'rooms-missing');
  if (!hasValidRooms(form)) return violation('roomQuantity', 'V12', 'rooms-invalid');
  if (countViolation(form) !== undefined) return undefined;
  const least = minimumRooms(form.party, limits);
  if (form.party.rooms >= least) return undefined;
  return violation('roomQuantity', 'V12', 'rooms-too-few', { least, payingGuests: payingGuests(form.party) });
}

function hasValidRooms({ party }: ConfirmForm): boolean {
  return isWholeNumber(party.rooms, LEAST_PARTY.rooms, MAX_COUNT);
}

function extraPersonsViolation({ extraPersons }: ConfirmForm): FormViolation | undefined {
  if (isWholeNumber(extraPersons, 0, MAX_EXTRA_PERSONS)) return undefined;
  return violation('extraPersons', 'V13', 'extra-persons-invalid', { most: MAX_EXTRA_PERSONS });
}

function countViolation({ party }: ConfirmForm): FormViolation | undefined {
  if (party.adults < LEAST_PARTY.adults) return violation('guests', 'V14', 'adults-missing');
  const wrong = (['adults', 'children', 'infants'] as const).find(
    (member) => !isWholeNumber(party[member], 0, MAX_COUNT),
  );
  return wrong && violation('guests', 'V14', 'guests-invalid', { member: wrong });
}

function capacityViolation(form: ConfirmForm, limits: RoomLimits): FormViolation | undefined {
  if (!hasValidRooms(form) || extraPersonsViolation(form) !== undefined) return undefined;
  if (fitsParty(form, limits)) return undefined;
  return violation('guests', 'V15', 'capacity-exceeded');
}

function childrenViolation(form: ConfirmForm, limits: RoomLimits): FormViolation | undefined {
  if (!hasValidRooms(form)) return undefined;
  if (form.party.children <= totalCapacity(form.party.rooms, limits)) return undefined;
  return violation('guests', 'V16', 'children-too-many', { perRoom: allowedPersonsPerRoom(limits) });
}

function petsViolation({ party, bringsPets }: ConfirmForm, limits: RoomLimits): FormViolation | undefined {
  const { pets } = party;
  const most = petLimit(limits);
  if (bringsPets && pets === 0) return violation('pets', 'V17', 'pets-missing');
  if (pets === 0) return undefined;
  if (most === 0) return violation('pets', 'V17', 'pets-not-allowed');
  if (pets > most) return violation('pets', 'V17', 'pets-too-many', { most });
  if (!isWholeNumber(pets, 1, most)) return violation('pets', 'V17', 'pets-missing');
  return undefined;
}
