/**
 * Checks of the things that a guest types or chooses on a booking site: dates, party, rooms, details, mobile number.
 *
 * @module forms
 */
export * from './booking/reserve.ts';
export * from './capacity/guest-selector.ts';
export * from './capacity/room-capacity.ts';
export {
  chargedPersons,
  extraPersonsNeeded,
  fitsParty,
  MAX_EXTRA_PERSONS,
  minimumRooms,
  type RoomLimits,
  type RoomSelection,
  roomSelection,
  totalCapacity,
} from './capacity/room-selection.ts';
export * from './capacity/ways-to-stay.ts';
export * from './party/ages.ts';
export {
  DEFAULT_PARTY,
  LEAST_PARTY,
  MAX_COUNT,
  PARTY_COUNTS,
  type Party,
  payingGuests,
  totalGuests,
} from './party/party.ts';
export * from './party/travelers.ts';
export * from './quote/card-price.ts';
export * from './result/result.ts';
export {
  type BrokenRule,
  type Checked,
  type NoParams,
  type Params,
  type Violation,
  violation,
} from './result/violation.ts';
export * from './stay/bookable-stay.ts';
export * from './validation/confirm-form.ts';
export * from './validation/feedback.ts';
export * from './validation/guest-details.ts';
export * from './validation/guest-fields.ts';
export * from './validation/mobile.ts';
export * from './validation/text-patterns.ts';
export * from './validation/web-address.ts';
