import { type CheckoutRequest, confirmFormOf, type ProblemIssue } from '@motel/api-client/contracts';
import {
  addDays,
  type Cents,
  type ConfirmForm,
  chargesPerStay,
  checkBookableStay,
  checkConfirmForm,
  ENGLISH,
  issuesOf,
  nightsOf,
  parseDollars,
  type Quote,
  type QuoteLine,
  type QuoteLineKind,
  quoteLines,
  quoteStay,
  type Stay,
} from '@motel/booking-core';
import { tariff } from '@motel/content';
import type { NewEntry } from '../booking/index.ts';
import { findProperty, roomOfferOf, type StoredProperty, unknownProperty } from '../inventory/index.ts';
import type { MoneyContext } from '../money/index.ts';
import { todayAt } from '../shared/clock.ts';
import { type Outcome, refuse, refuseBroken, succeed } from '../shared/outcome.ts';
import { type ParamsOf, type Reason, sentenceOf } from '../shared/words/refusals.ts';

/** A stay that may be booked, at the price that the server has calculated. */
export interface PricedStay {
  readonly property: StoredProperty;
  readonly stay: Stay;
  /** The guest's details, trimmed, the party and the rooms. */
  readonly form: ConfirmForm;
  /** The price as the folio enters it. */
  readonly charges: readonly NewEntry[];
  readonly lines: readonly QuoteLine[];
  readonly total: Cents;
  readonly oneNightTotal: Cents;
}

/**
 * Checks the request by every rule of §5; core prices it from the stored property. Of the client's own figures only the
 * total counts, and only to refuse: no guest is charged another price than they saw.
 */
export async function priceStay(
  context: MoneyContext,
  request: CheckoutRequest,
): Promise<Outcome<PricedStay>> {
  const property = await findProperty(context.db, request.propertyId);
  if (property === undefined) return unknownProperty();

  const offer = roomOfferOf(property);
  const checkedStay = checkBookableStay(
    { checkIn: request.checkInDate, checkOut: request.checkOutDate },
    todayAt(context.clock),
  );
  const checkedForm = checkConfirmForm(confirmFormOf(request), offer);
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
  const quoted = quoteStay(offer, stay, form, tariff);
  const { total } = quoted;
  if (total === 0) return refuse('rule-broken', 'price-missing');
  if (total !== shownTotal) return refuse('price-changed', 'price-changed', { total });
  const lines = quoteLines(quoted, tariff);
  const oneNight: Stay = { checkIn: stay.checkIn, checkOut: addDays(stay.checkIn, 1) };
  return succeed({
    property,
    stay,
    form,
    charges: chargesOf(quoted, lines),
    lines,
    total,
    oneNightTotal: quoteStay(offer, oneNight, form, tariff).total,
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

/** The rule that each line of the quote follows from. */
const RULES: Record<QuoteLineKind, string> = {
  rooms: 'Q1',
  'extra-persons': 'Q2',
  'smoking-room': 'Q2',
  pets: 'Q2',
  taxes: 'Q3',
  'tourism-levy': 'Q3',
  rounding: 'Q5',
};

/** Each line of the quote as a charge, with the units that it is made up of. */
function chargesOf({ request }: Quote, lines: readonly QuoteLine[]): NewEntry[] {
  const { rate, nights, rooms, chargedPersons, pets } = request;
  const units: Partial<Record<QuoteLineKind, Pick<NewEntry, 'quantity' | 'unitAmount'>>> = {
    rooms: { quantity: nights * rooms, unitAmount: rate.pricePerNight },
    'extra-persons': {
      quantity: chargedPersons * chargesPerStay(tariff.extraPersonBasis, nights),
      unitAmount: rate.extraPersonCharge,
    },
    pets: { quantity: pets * chargesPerStay(tariff.petFeeBasis, nights), unitAmount: rate.petFeePerPet },
  };
  return lines.map(({ kind, label, detail, amount }) => ({
    kind: 'charge',
    what: kind,
    label,
    detail: detail ?? null,
    ...units[kind],
    amount,
    rule: RULES[kind],
    // The motel has one tariff.
    tariff: 'standard',
    by: 'website',
  }));
}
