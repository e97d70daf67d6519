import { type CheckoutRequest, confirmFormOf, type ProblemIssue } from '@motel/api-client/contracts';
import { readPhoneOf } from '@motel/api-client/phone';
import {
  type ConfirmForm,
  checkBookableStay,
  checkConfirmForm,
  type GuestDetails,
  issuesOf,
  nightsOf,
  parseDollars,
  type RoomLimits,
  type Stay,
} from '@motel/booking-core';
import { type StayPayments, stayPayments } from '@motel/booking-core/booking';
import { termsSentence, type Words } from '@motel/content/server';
import type { SignedIn } from '../../guests/index.ts';
import { type PricedProperty, tariffOfNow } from '../../inventory/index.ts';
import type { MoneyContext } from '../../money/index.ts';
import { todayAt } from '../../shared/motel-time.ts';
import { RefusedError, refuse, refuseBroken } from '../../shared/outcome.ts';
import { type ParamsOf, type Reason, sentenceOf } from '../../shared/words/refusals.ts';
import { type PricedStay, priceStay } from '../price/price-stay.ts';

export interface GuestStay extends PricedStay {
  /** The guest's details, trimmed and with the telephone number as `+14035550142`. */
  readonly details: GuestDetails;
  /** The part that is paid now, and what is paid later (X7). */
  readonly payments: StayPayments;
}

export type ReadContext = Pick<MoneyContext, 'db' | 'clock' | 'motel' | 'words'>;

/**
 * Checks a request by §5. Of its figures only the total counts, to refuse: no guest pays another than they saw.
 * @param found its kind of room @param formOf its form, by the limits of that @default the form of the request
 */
export async function readCheckout(
  context: ReadContext,
  guest: Pick<SignedIn, 'mobile'>,
  request: CheckoutRequest,
  found: PricedProperty | undefined,
  formOf: (limits: RoomLimits) => ConfirmForm = () => confirmFormOf(request),
): Promise<GuestStay> {
  const { words } = context;
  const { rules } = words;
  if (found === undefined) refuse('not-found', 'property-unknown');

  const today = todayAt(context);
  const checkedStay = checkBookableStay(
    { checkIn: request.checkInDate, checkOut: request.checkOutDate },
    today,
  );
  const checkedForm = checkConfirmForm(formOf(found.limits), found.limits, (phone) =>
    readPhoneOf(guest, phone),
  );
  const { currency } = found.tariff.data;
  const shownTotal = parseDollars(request.totalAmount);
  const issues: ProblemIssue[] = [
    ...(checkedStay.ok
      ? nightsViolation(words, checkedStay.value, request)
      : issuesOf(checkedStay.error, rules.stay)),
    ...(checkedForm.ok ? petsViolation(words, request) : issuesOf(checkedForm.error, rules.confirmForm)),
    ...(request.currency === currency.toLowerCase()
      ? []
      : [issue(words, 'currency', 'F1', 'currency-other', { currency })]),
    ...(shownTotal === undefined ? [issue(words, 'totalAmount', 'M2', 'total-unreadable')] : []),
  ];
  if (!checkedStay.ok || !checkedForm.ok || issues.length > 0) refuseBroken(issues, rules.fixErrors);
  const { details, party, extraPersons } = checkedForm.value;
  const { promotionCode: code, orders, plan } = request;
  const wanted = { stay: checkedStay.value, party, extraPersons, code, orders, plan };
  const tariff = await tariffOfNow(context, found.tariff, [found.property.id], wanted.stay);
  const priced = priceStay(words, { ...found, tariff }, wanted, today, 'guest');
  const { total } = priced;
  if (total !== shownTotal) refuse('price-changed', 'price-changed', { total });
  const { checkIn } = checkedStay.value;
  const payments = stayPayments(priced, checkIn, today);
  const { dueNow } = request;
  if (dueNow !== undefined && parseDollars(dueNow) !== payments.now)
    refuse('price-changed', 'due-now-changed', { now: payments.now });
  const stayTerms = { checkIn, policy: priced.policy, price: total };
  const terms = termsSentence(words, stayTerms, context.clock.now().getTime());
  // The page keeps figures and their units on one line.
  if (
    request.terms === undefined ||
    request.terms.replaceAll('\u00a0', ' ') === terms.replaceAll('\u00a0', ' ')
  )
    return { ...priced, details, payments };
  const changed = [{ field: 'terms', rule: 'F15', message: terms }];
  throw new RefusedError({
    code: 'price-changed',
    reason: 'terms-changed',
    params: { terms },
    issues: changed,
  });
}

function nightsViolation(words: Words, stay: Stay, { totalStay }: CheckoutRequest): ProblemIssue[] {
  const nights = nightsOf(stay);
  return nights === totalStay
    ? []
    : [issue(words, 'totalStay', 'T3', 'nights-differ', { nights, said: totalStay })];
}

function petsViolation(words: Words, { guests, roomDetails }: CheckoutRequest): ProblemIssue[] {
  return guests.pets === roomDetails.pets ? [] : [issue(words, 'pets', 'V17', 'pets-differ')];
}

function issue<R extends Reason>(
  words: Words,
  field: string,
  rule: string,
  reason: R,
  ...params: ParamsOf<R>
): ProblemIssue {
  return { field, rule, message: sentenceOf(words, reason, ...params) };
}
