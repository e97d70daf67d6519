import type { CheckoutRequest } from '@motel/api-client/contracts';
import {
  addDays,
  type Cents,
  type ConfirmForm,
  checkBookableStay,
  checkConfirmForm,
  FIX_ERRORS,
  formatDollars,
  nightsOf,
  parseDollars,
  type QuoteLine,
  quoteLines,
  quoteStay,
  type Stay,
  type Violation,
} from '@motel/booking-core';
import { tariff } from '@motel/content';
import { type Context, todayAt } from '../context.ts';
import { type Outcome, refuse, refuseBroken, succeed } from '../outcome.ts';
import { findProperty, roomOfferOf, type StoredProperty, unknownProperty } from '../stored-property.ts';

/** A stay that may be booked, at the price that the server has found. */
export interface PricedStay {
  readonly property: StoredProperty;
  readonly stay: Stay;
  /** The guest's details, trimmed, the party and the rooms. */
  readonly form: ConfirmForm;
  readonly lines: readonly QuoteLine[];
  readonly total: Cents;
  readonly oneNightTotal: Cents;
}

/**
 * Checks what is asked for by every rule of §5 and prices it by core from the property as it is stored. Of the
 * client's own figures only the total counts, and only to refuse: nobody is charged another price than they saw.
 */
export async function priceStay(context: Context, request: CheckoutRequest): Promise<Outcome<PricedStay>> {
  const property = await findProperty(context.db, request.propertyId);
  if (property === undefined) return unknownProperty();

  const offer = roomOfferOf(property);
  const checkedStay = checkBookableStay(
    { checkIn: request.checkInDate, checkOut: request.checkOutDate },
    todayAt(context.clock),
  );
  const checkedForm = checkConfirmForm(formOf(request), offer);
  const shownTotal = parseDollars(request.totalAmount);
  const violations: Violation[] = [
    ...(checkedStay.ok ? nightsViolation(checkedStay.value, request) : checkedStay.violations),
    ...(checkedForm.ok ? petsViolation(request) : checkedForm.violations),
    ...(shownTotal === undefined ? [UNREADABLE_TOTAL] : []),
  ];
  if (!checkedStay.ok || !checkedForm.ok || violations.length > 0) {
    return refuseBroken(violations, FIX_ERRORS);
  }
  if (!property.in_stock) return refuse('sold-out', 'This room is currently not available.');

  const [stay, form] = [checkedStay.value, checkedForm.value];
  const selection = { rooms: form.roomQuantity, extraPersons: form.extraPersons };
  const quoted = quoteStay(offer, stay, form.party, selection, tariff);
  const { total } = quoted;
  if (total === 0) {
    return refuse('rule-broken', 'This stay has no price to pay online. Please call us to book it.');
  }
  if (total !== shownTotal) {
    return refuse('price-changed', `The price has changed. The total is now $${formatDollars(total)} CAD.`);
  }
  const oneNight: Stay = { checkIn: stay.checkIn, checkOut: addDays(stay.checkIn, 1) };
  return succeed({
    property,
    stay,
    form,
    lines: quoteLines(quoted, tariff),
    total,
    oneNightTotal: quoteStay(offer, oneNight, form.party, selection, tariff).total,
  });
}

const UNREADABLE_TOTAL: Violation = {
  field: 'totalAmount',
  rule: 'M2',
  message: 'The total must be dollars with at most two decimal places.',
};

function formOf({ user, guests, roomDetails, specialRequest }: CheckoutRequest): ConfirmForm {
  return {
    ...user,
    specialRequest: specialRequest ?? '',
    party: guests,
    isPetFriendly: roomDetails.isPetFriendly,
    roomQuantity: roomDetails.quantity,
    extraPersons: roomDetails.extraPersons,
  };
}

function nightsViolation(stay: Stay, { totalStay }: CheckoutRequest): Violation[] {
  const nights = nightsOf(stay);
  if (nights === totalStay) return [];
  const message = `These dates are ${nights} night(s), not ${totalStay}.`;
  return [{ field: 'totalStay', rule: 'T3', message }];
}

function petsViolation({ guests, roomDetails }: CheckoutRequest): Violation[] {
  if (guests.pets === roomDetails.pets) return [];
  return [{ field: 'pets', rule: 'V17', message: 'The number of pets is given in two different ways.' }];
}
