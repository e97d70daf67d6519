import {
  fitsParty,
  MAX_EXTRA_PERSONS,
  placesOf,
  type RoomLimits,
  type RoomSelection,
  requireLimits,
  totalCapacity,
} from '../capacity/room-selection.ts';
import { LEAST_PARTY, MAX_COUNT } from '../party/party.ts';
import type { PriceFigures } from '../pricing/stay-request.ts';
import { isWholeNumber, requireFlag, requireObject } from '../result/kind.ts';
import { fail, succeed } from '../result/result.ts';
import { type Checked, type NoParams, type Violation, violation } from '../result/violation.ts';
import { type DetailViolation, guestDetailsViolations, trimGuestDetails } from './guest-details.ts';
import type { GuestDetails } from './guest-fields.ts';
import { isPhone } from './text-patterns.ts';

/** The form with which a guest confirms a stay, as the guest left it. */
export interface ConfirmForm extends RoomSelection {
  /** The guest's name, addresses and requests, as typed. */
  readonly details: GuestDetails;
  /** The pets box is ticked. */
  readonly bringsPets: boolean;
}

/** A reason to refuse the form (V7–V17, V20, V21). */
export type FormViolation = DetailViolation | Violation<FormFigures>;

/** The figures of each reason about rooms, guests and pets, by its code. */
export interface FormFigures
  extends Pick<PriceFigures, 'adults-missing' | 'adults-only' | 'rooms-invalid' | 'rooms-too-few'>,
    Pick<PriceFigures, 'children-too-many' | 'extra-persons-invalid' | 'pets-too-many'> {
  /** No room is chosen (V12). */
  'rooms-missing': NoParams;
  /** A count of guests is not whole, or outside 0 to 1000 (V14). */
  'guests-invalid': {
    /** The count at fault. */
    readonly member: 'adults' | 'children' | 'infants';
  };
  /** The paying guests do not fit (V15). */
  'capacity-exceeded': NoParams;
  /** The pets box is ticked without a whole number of pets (V17). */
  'pets-missing': NoParams;
  /** The property takes no pets (V17). */
  'pets-not-allowed': NoParams;
}

/**
 * Accepts the form with its texts trimmed, or reports each field at fault, in the order of the form and with at
 * most one violation a field (V7–V17, V20, V21). A number that is itself invalid is not compared with others.
 * @param readPhone reads the phone number into the accepted form; one that it does not read breaks V10. By default V3
 * checks the number as it was typed
 * @example
 * const details = completeGuestDetails({ firstname: 'Ann', lastname: 'Lee', email: 'ann@example.com', phone: '' });
 * const party = { adults: 2, children: 0, infants: 0, pets: 0, rooms: 1 };
 * const form = { details, party, extraPersons: 0, bringsPets: false };
 * const checked = checkConfirmForm(form, { sleeps: 4, included: 2, pets: 0 });
 * checked.ok ? [] : issuesOf(checked.error, ENGLISH.confirmForm)[0]?.message; // → Phone number is required
 */
export function checkConfirmForm(
  form: ConfirmForm,
  limits: RoomLimits,
  readPhone: (typed: string) => string | undefined = (typed) => (isPhone(typed) ? typed : undefined),
): Checked<ConfirmForm, FormViolation> {
  requireLimits(limits);
  requireObject('form', form);
  requireObject('party', form.party);
  const details = trimGuestDetails(form.details);
  const phone = readPhone(details.phone);
  const trimmed: ConfirmForm = { ...form, details: { ...details, phone: phone ?? details.phone } };
  const violations = [
    ...guestDetailsViolations(trimmed.details, () => phone !== undefined),
    roomViolation(trimmed, limits),
    extraPersonsViolation(trimmed),
    countViolation(trimmed, limits) ??
      capacityViolation(trimmed, limits) ??
      childrenViolation(trimmed, limits),
    petsViolation(trimmed, limits),
  ].filter((violation) => violation !== undefined);
  return violations.length === 0 ? succeed(trimmed) : fail(violations);
}

/** Returns the count of pets after the guest ticks the box that pets come, 1, or unticks it, 0 (P10). */
export function petsAfterTick(isTicked: boolean): 0 | 1 {
  requireFlag('isTicked', isTicked);
  return isTicked ? 1 : 0;
}

function roomViolation(form: ConfirmForm, limits: RoomLimits): FormViolation | undefined {
  if (form.party.rooms < LEAST_PARTY.rooms) return violation('roomQuantity', 'V12', 'rooms-missing');
  if (!hasValidRooms(form)) return violation('roomQuantity', 'V12', 'rooms-invalid');
  if (countViolation(form, limits) !== undefined) return undefined;
  const { least, paying } = placesOf(form.party, limits);
  if (form.party.rooms >= least) return undefined;
  return violation('roomQuantity', 'V12', 'rooms-too-few', { least, payingGuests: paying });
}

function hasValidRooms({ party }: ConfirmForm): boolean {
  return isWholeNumber(party.rooms, LEAST_PARTY.rooms, MAX_COUNT);
}

function extraPersonsViolation({ extraPersons }: ConfirmForm): FormViolation | undefined {
  if (isWholeNumber(extraPersons, 0, MAX_EXTRA_PERSONS)) return undefined;
  return violation('extraPersons', 'V13', 'extra-persons-invalid', { most: MAX_EXTRA_PERSONS });
}

function countViolation({ party }: ConfirmForm, limits: RoomLimits): FormViolation | undefined {
  if (party.adults < LEAST_PARTY.adults) return violation('guests', 'V14', 'adults-missing');
  const wrong = (['adults', 'children', 'infants'] as const).find(
    (member) => !isWholeNumber(party[member], 0, MAX_COUNT),
  );
  if (wrong !== undefined) return violation('guests', 'V14', 'guests-invalid', { member: wrong });
  const isTooYoung = limits.adultsOnly === true && party.children + party.infants > 0;
  return isTooYoung ? violation('guests', 'P11', 'adults-only') : undefined;
}

function capacityViolation(form: ConfirmForm, limits: RoomLimits): FormViolation | undefined {
  if (!hasValidRooms(form) || extraPersonsViolation(form) !== undefined) return undefined;
  if (fitsParty(form, limits)) return undefined;
  return violation('guests', 'V15', 'capacity-exceeded');
}

function childrenViolation(form: ConfirmForm, limits: RoomLimits): FormViolation | undefined {
  if (!hasValidRooms(form)) return undefined;
  const { free } = placesOf(form.party, limits);
  if (free <= totalCapacity(form.party.rooms, limits)) return undefined;
  return violation('guests', 'V16', 'children-too-many', { perRoom: limits.included });
}

function petsViolation({ party, bringsPets }: ConfirmForm, limits: RoomLimits): FormViolation | undefined {
  const { pets } = party;
  const most = limits.pets;
  if (bringsPets !== false && pets === 0) return violation('pets', 'V17', 'pets-missing');
  if (pets === 0) return undefined;
  if (most === 0) return violation('pets', 'V17', 'pets-not-allowed');
  if (pets > most) return violation('pets', 'V17', 'pets-too-many', { most });
  if (!isWholeNumber(pets, 1, most)) return violation('pets', 'V17', 'pets-missing');
  return undefined;
}
