import { type CheckoutRequest, confirmFormOf, type ProblemIssue } from '@motel/api-client/contracts';
import { readPhoneOf } from '@motel/api-client/phone';
import { checkFormWithPhone } from '@motel/api-client/phone/check-form';
import {
  type CodeData,
  type ConfirmForm,
  checkBookableStay,
  ENGLISH,
  issuesOf,
  nightsOf,
  parseDollars,
  price,
  type Quote,
  type Stay,
} from '@motel/booking-core';
import { findCode } from '@motel/booking-core/rates';
import { chargesOf, type NewEntry } from '../booking/index.ts';
import type { SignedIn } from '../guests/index.ts';
import { findPricedProperty, type StoredProperty, unknownProperty } from '../inventory/index.ts';
import type { MoneyContext } from '../money/index.ts';
import { todayAt } from '../shared/clock.ts';
import { type Outcome, refuse, refuseBroken, succeed } from '../shared/outcome.ts';
import { type ParamsOf, type Reason, sentenceOf } from '../shared/words/refusals.ts';

/** A stay that may be booked, at the price that the server has calculated. */
export interface PricedStay {
  readonly property: StoredProperty;
  readonly stay: Stay;
  /** The guest's details, trimmed and with the telephone number as `+14035550142`, the party and the rooms. */
  readonly form: ConfirmForm;
  readonly quote: Quote;
  /** The promotion code of the price, as the tariff has it. */
  readonly code: CodeData | undefined;
  /** The price as the folio enters it. */
  readonly charges: readonly NewEntry[];
}

/**
 * Checks the request by every rule of §5; core prices it by the tariff in force. Of the client's own figures only the
 * total counts, and only to refuse: no guest is charged another price than they saw.
 */
export async function priceStay(
  context: MoneyContext,
  guest: Pick<SignedIn, 'mobile'>,
  request: CheckoutRequest,
): Promise<Outcome<PricedStay>> {
  const found = await findPricedProperty(context.db, request.propertyId);
  if (found === undefined) return unknownProperty();

  const { property, tariff, limits } = found;
  const today = todayAt(context.clock);
  const checkedStay = checkBookableStay(
    { checkIn: request.checkInDate, checkOut: request.checkOutDate },
    today,
  );
  const checkedForm = checkFormWithPhone(confirmFormOf(request), limits, (phone) =>
    readPhoneOf(guest, phone),
  );
  const shownTotal = parseDollars(request.totalAmount);
  const issues: ProblemIssue[] = [
    ...(checkedStay.ok
      ? nightsViolation(checkedStay.value, request)
      : issuesOf(checkedStay.error, ENGLISH.stay)),
    ...(checkedForm.ok ? petsViolation(request) : issuesOf(checkedForm.error, ENGLISH.confirmForm)),
    ...(shownTotal === undefined ? [issue('totalAmount', 'M2', 'total-unreadable')] : []),
  ];
  if (!checkedStay.ok || !checkedForm.ok || issues.length > 0) return refuseBroken(issues, ENGLISH.fixErrors);
  if (!property.in_stock) return refuse('sold-out', 'room-out-of-stock');

  const [stay, form] = [checkedStay.value, checkedForm.value];
  const { party, extraPersons } = form;
  const code = request.promotionCode;
  const priced = price(tariff, {
    room: property.id,
    from: stay.checkIn,
    to: stay.checkOut,
    party,
    rooms: party.rooms,
    extraPersons,
    ...(code !== undefined && { code, bookedOn: today }),
  });
  if (!priced.ok) return refuseBroken(priced.violations, ENGLISH.fixErrors);
  const { quote } = priced;
  if (quote.total === 0) return refuse('rule-broken', 'price-missing');
  if (quote.total !== shownTotal) return refuse('price-changed', 'price-changed', { total: quote.total });
  return succeed({
    property,
    stay,
    form,
    quote,
    code: code === undefined ? undefined : findCode(tariff, code),
    charges: chargesOf(quote, 'website'),
  });
}

function nightsViolation(stay: Stay, { totalStay }: CheckoutRequest): ProblemIssue[] {
  const nights = nightsOf(stay);
  return nights === totalStay ? [] : [issue('totalStay', 'T3', 'nights-differ', { nights, said: totalStay })];
}

function petsViolation({ guests, roomDetails }: CheckoutRequest): ProblemIssue[] {
  return guests.pets === roomDetails.pets ? [] : [issue('pets', 'V17', 'pets-differ')];
}

function issue<R extends Reason>(
  field: string,
  rule: string,
  reason: R,
  ...params: ParamsOf<R>
): ProblemIssue {
  return { field, rule, message: sentenceOf(reason, ...params) };
}
