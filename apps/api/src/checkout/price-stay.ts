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
import { todayAt } from '../shared/clock.ts';
import { type Outcome, refuse, refuseBroken, succeed } from '../shared/outcome.ts';
import { sentenceOf } from '../shared/words/refusals.ts';
import type { CheckoutContext } from './checkout-context.ts';

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
  context: CheckoutContext,
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
    ...(shownTotal === undefined ? [UNREADABLE_TOTAL] : []),
  ];
  if (!checkedStay.ok || !checkedForm.ok || issues.length > 0) {
    return refuseBroken(issues, ENGLISH.fixErrors);
  }
  if (!property.in_stock) return refuse('sold-out', 'room-out-of-stock');

  const [stay, form] = [checkedStay.value, checkedForm.value];
  const quoted = quoteStay(offer, stay, form, tariff);
  const { total } = quoted;
  if (total === 0) {
    return refuse('rule-broken', 'price-missing');
  }
  if (total !== shownTotal) {
    return refuse('price-changed', 'price-changed', { total });
  }
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

const UNREADABLE_TOTAL: ProblemIssue = {
  field: 'totalAmount',
  rule: 'M2',
  message: sentenceOf('total-unreadable'),
};

function nightsViolation(stay: Stay, { totalStay }: CheckoutRequest): ProblemIssue[] {
  const nights = nightsOf(stay);
  if (nights === totalStay) return [];
  const message = sentenceOf('nights-differ', { nights, said: totalStay });
  return [{ field: 'totalStay', rule: 'T3', message }];
}

function petsViolation({ guests, roomDetails }: CheckoutRequest): ProblemIssue[] {
  if (guests.pets === roomDetails.pets) return [];
  return [{ field: 'pets', rule: 'V17', message: sentenceOf('pets-differ') }];
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

/** The motel has one tariff. */
const TARIFF = 'standard';

/** Each line of the quote as a charge, with the units that it is made up of. */
function chargesOf({ request }: Quote, lines: readonly QuoteLine[]): NewEntry[] {
  const { rate, nights, rooms, chargedPersons, pets } = request;
  const perStay = (count: number, basis: Parameters<typeof chargesPerStay>[0]) =>
    count * chargesPerStay(basis, nights);
  const units: Partial<Record<QuoteLineKind, Pick<NewEntry, 'quantity' | 'unitAmount'>>> = {
    rooms: { quantity: nights * rooms, unitAmount: rate.pricePerNight },
    'extra-persons': {
      quantity: perStay(chargedPersons, tariff.extraPersonBasis),
      unitAmount: rate.extraPersonCharge,
    },
    pets: { quantity: perStay(pets, tariff.petFeeBasis), unitAmount: rate.petFeePerPet },
  };
  return lines.map(({ kind, label, detail, amount }) => ({
    kind: 'charge',
    what: kind,
    label,
    detail: detail ?? null,
    ...units[kind],
    amount,
    rule: RULES[kind],
    tariff: TARIFF,
    by: 'website',
  }));
}
