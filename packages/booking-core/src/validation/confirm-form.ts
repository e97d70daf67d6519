import { allowedPersonsPerRoom, petLimit, type RoomLimits } from '../capacity/room-limits.ts';
import { fitsParty, MAX_EXTRA_PERSONS, minimumRooms, totalCapacity } from '../capacity/room-selection.ts';
import { LEAST_PARTY, MAX_COUNT, type Party, payingGuests } from '../party/party.ts';
import { accepted, type Checked, refused, type Violation } from '../result/checked.ts';
import { isWholeNumber } from '../result/whole-number.ts';
import { type GuestDetails, guestDetailsViolations, trimGuestDetails } from './guest-details.ts';

/** The overall message above a form with errors (V19). */
export const FIX_ERRORS = 'Please fix the errors below';

/** The confirm form as it stands when the guest presses the button. */
export interface ConfirmForm extends GuestDetails {
  readonly party: Party;
  /** The pets box is ticked. */
  readonly isPetFriendly: boolean;
  readonly roomQuantity: number;
  readonly extraPersons: number;
}

/**
 * Accepts the form with its texts trimmed, or names what is wrong with each field, in the order of the form and
 * at most one violation a field (V7–V17). A number that is not valid itself is not measured against others.
 */
export function checkConfirmForm(form: ConfirmForm, limits: RoomLimits): Checked<ConfirmForm> {
  const trimmed: ConfirmForm = { ...form, ...trimGuestDetails(form) };
  const violations = [
    ...guestDetailsViolations(trimmed),
    roomViolation(trimmed, limits),
    extraPersonsViolation(trimmed),
    countViolation(trimmed) ?? capacityViolation(trimmed, limits) ?? childrenViolation(trimmed, limits),
    petsViolation(trimmed, limits),
  ].filter((violation) => violation !== undefined);
  return violations.length === 0 ? accepted(trimmed) : refused(...violations);
}

/** Ticking the pets box sets the count to 1, unticking to 0 (P10). */
export function petsAfterTick(isTicked: boolean): 0 | 1 {
  return isTicked ? 1 : 0;
}

function roomViolation(form: ConfirmForm, limits: RoomLimits): Violation | undefined {
  if (form.roomQuantity < 1) return broken('roomQuantity', 'V12', 'At least 1 room is required');
  if (!hasValidRooms(form)) return broken('roomQuantity', 'V12', 'The number of rooms is not valid');
  if (countViolation(form) !== undefined) return undefined;
  const least = minimumRooms(form.party, limits);
  if (form.roomQuantity >= least) return undefined;
  const message = `Minimum ${least} room(s) required for ${payingGuests(form.party)} paying guests`;
  return broken('roomQuantity', 'V12', message);
}

function hasValidRooms({ roomQuantity }: ConfirmForm): boolean {
  return isWholeNumber(roomQuantity, 1, MAX_COUNT);
}

function extraPersonsViolation({ extraPersons }: ConfirmForm): Violation | undefined {
  if (isWholeNumber(extraPersons, 0, MAX_EXTRA_PERSONS)) return undefined;
  return broken('extraPersons', 'V13', `Extra persons must be a number from 0 to ${MAX_EXTRA_PERSONS}`);
}

function countViolation({ party }: ConfirmForm): Violation | undefined {
  if (party.adults < LEAST_PARTY.adults) return broken('guests', 'V14', 'At least 1 adult is required');
  const wrong = (['adults', 'children', 'infants'] as const).find(
    (member) => !isWholeNumber(party[member], 0, MAX_COUNT),
  );
  return wrong && broken('guests', 'V14', `The number of ${wrong} is not valid`);
}

function capacityViolation(form: ConfirmForm, limits: RoomLimits): Violation | undefined {
  if (!hasValidRooms(form) || extraPersonsViolation(form) !== undefined) return undefined;
  const selection = { rooms: form.roomQuantity, extraPersons: form.extraPersons };
  if (fitsParty(form.party, selection, limits)) return undefined;
  return broken('guests', 'V15', 'Not enough capacity. Add more rooms or extra persons.');
}

function childrenViolation(form: ConfirmForm, limits: RoomLimits): Violation | undefined {
  if (!hasValidRooms(form)) return undefined;
  if (form.party.children <= totalCapacity(form.roomQuantity, limits)) return undefined;
  const each = allowedPersonsPerRoom(limits);
  return broken('guests', 'V16', `At most ${each} children can stay free in each room`);
}

function petsViolation({ party, isPetFriendly }: ConfirmForm, limits: RoomLimits): Violation | undefined {
  const { pets } = party;
  const most = petLimit(limits);
  if (isPetFriendly && pets === 0) return broken('pets', 'V17', 'Please specify number of pets');
  if (pets === 0) return undefined;
  if (most === 0) return broken('pets', 'V17', 'Pets are not allowed at this property');
  if (pets > most) return broken('pets', 'V17', `Maximum ${most} pets allowed`);
  if (!isWholeNumber(pets, 1, most)) return broken('pets', 'V17', 'Please specify number of pets');
  return undefined;
}

function broken(field: string, rule: string, message: string): Violation {
  return { field, rule, message };
}
