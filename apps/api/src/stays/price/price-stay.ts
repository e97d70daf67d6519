import type { PreviewChangeRequest } from '@motel/api-client/contracts';
import type { WantedStay } from '@motel/api-client/desk-contracts';
import {
  type Cents,
  type CivilDate,
  type CodeData,
  checkBookableStay,
  checkConfirmForm,
  completeGuestDetails,
  extraPersonsNeeded,
  issuesOf,
  MAX_COUNT,
  MAX_NIGHTS,
  type Party,
  parseTariff,
  price,
  type Quote,
  type QuotePolicy,
  type RoomLimits,
  type Stay,
  type StayRequest,
  smaller,
  type Tariff,
} from '@motel/booking-core';
import { findCode } from '@motel/booking-core/rates';
import type { Words } from '@motel/content/server';
import { type Booking, chargesOf, type NewEntry } from '../../booking/index.ts';
import { isSoldByPlan, type PricedProperty, type StoredProperty } from '../../inventory/index.ts';
import { refuse, refuseBroken, refuseIf } from '../../shared/outcome.ts';
import type { Actor } from '../actor.ts';
import { whyTooLow } from './clerks-limit.ts';
import { type HandPrice, pricedByHand, termsByHand } from './hand-price.ts';

/** A new stay, read by the rules of a booking. */
export interface NewStay extends Pick<StayRequest, 'code' | 'orders' | 'plan' | 'exempt'> {
  readonly stay: Stay;
  readonly party: Party;
  readonly extraPersons: number;
  readonly byHand?: HandPrice | undefined;
}

export interface PricedStay
  extends Omit<NewStay, 'code' | 'byHand' | 'plan'>,
    Pick<Quote, 'lines' | 'total' | 'nights' | 'policy'> {
  readonly property: StoredProperty;
  /** The price as the folio enters it. */
  readonly charges: readonly NewEntry[];
  readonly byTariff: Cents | undefined;
  readonly code: CodeData | undefined;
  readonly plan: Booking['plan'];
}

/** Prices a new stay by the tariff in force, or by hand, without restrictions. @param today for codes */
export function priceStay(
  words: Words,
  { property, tariff }: PricedProperty,
  { code, byHand: hand, orders, exempt, plan, ...wanted }: NewStay,
  today: CivilDate,
  actor: Actor,
): PricedStay {
  if (!property.in_stock) refuse('sold-out', 'room-out-of-stock');
  const { stay, party, extraPersons } = wanted;
  const { checkIn: from, checkOut: to } = stay;
  const room = property.id;
  const { rooms } = party;
  const isGuest = actor === 'guest';
  // The empty id is no plan's: a request that names none is refused where the website sells plans.
  const soldBy = plan ?? (isGuest && isSoldByPlan(tariff, room) ? '' : undefined);
  const sale = { code, plan: soldBy, bookedOn: today, place: isGuest ? 'website' : 'desk' } as const;
  const request = { room, from, to, party, rooms, extraPersons, orders, exempt, ...sale };
  const own = spokenPrice(words, tariff, request);
  const priced =
    own.ok || hand === undefined ? own : spokenPrice(words, withoutRestrictions(tariff, room), request);
  if (!priced.ok) {
    const isOfPlan = soldBy !== undefined && spokenPrice(words, tariff, { ...request, plan: undefined }).ok;
    const violations = priced.violations.map((one) =>
      isOfPlan && (one.field === 'from' || one.field === 'to') ? { ...one, field: 'plan' } : one,
    );
    refuseBroken(violations, isGuest ? words.rules.fixErrors : undefined);
  }
  const { quote } = priced;
  const byHand = hand && !isGuest ? pricedByHand(words, quote, hand, quote.total, actor) : undefined;
  if (hand && !isGuest) refuseIf(whyTooLow(words.motel, actor, { price: hand.total, byTariff: quote.total }));
  if (byHand === undefined && quote.total === 0)
    refuse('rule-broken', isGuest ? 'price-missing' : 'desk-price-missing');
  const total = byHand === undefined ? quote.total : (hand?.total ?? quote.total);
  return {
    ...wanted,
    property,
    orders: quote.orders,
    exempt,
    lines: quote.lines,
    total,
    byTariff: own.ok ? own.quote.total : undefined,
    code: code === undefined ? undefined : findCode(tariff, code),
    plan: quote.plan ?? null,
    policy: byHand === undefined ? quote.policy : termsByHand(words.motel.money, quote, total),
    nights: byHand?.nights ?? quote.nights,
    charges: byHand?.charges ?? chargesOf(quote, isGuest ? 'website' : actor.name),
  };
}

/** Prices a stay in a language: its lines, its refusals, and the motel's names of fees. */
export function spokenPrice({ rules, own }: Words, tariff: Tariff, request: Parameters<typeof price>[1]) {
  const priced = price(tariff, request, rules.price);
  if (!priced.ok) return priced;
  const { quote } = priced;
  const lines = quote.lines.map((line) => ({ ...line, label: own(line.label) }));
  const plan = quote.plan && { ...quote.plan, label: own(quote.plan.label) };
  return { ...priced, quote: { ...quote, lines, ...(plan && { plan }) } };
}

/** Terms never keep more than the price. */
export function withinPrice({ noShow, ...terms }: QuotePolicy, price: Cents): QuotePolicy {
  const late = smaller(terms.late, price);
  return { ...terms, late, ...(noShow && { noShow: { ...noShow, amount: smaller(noShow.amount, price) } }) };
}

/** The same prices for stays of any length, on any day, whenever they are booked; a closed night stays closed. */
export function withoutRestrictions({ data }: Tariff, room: string): Tariff {
  const any = { room, minNights: 1, maxNights: MAX_NIGHTS, closedToArrival: false, closedToDeparture: false };
  const plans = data.plans?.map(({ fromDaysAhead: _, toDaysAhead: __, ...plan }) => ({
    ...plan,
    nightly: [...(plan.nightly ?? []), any],
  }));
  return parseTariff({ ...data, nightly: [...data.nightly, any], ...(plans && { plans }) });
}

export function readStay(
  { rules }: Words,
  { party, ...dates }: PreviewChangeRequest,
  limits: RoomLimits,
  today: CivilDate,
): Stay & { readonly party: Party } {
  const checked = checkBookableStay(dates, today);
  const issues = [
    ...(checked.ok ? [] : issuesOf(checked.error, rules.stay)),
    ...partyIssues(rules, party, limits),
  ];
  return checked.ok && issues.length === 0 ? { ...checked.value, party } : refuseBroken(issues);
}

function partyIssues({ confirmForm }: Words['rules'], party: Party, limits: RoomLimits) {
  const isCountable = Object.values(party).every((count) => count <= MAX_COUNT);
  const extraPersons = isCountable ? extraPersonsNeeded(party, limits) : 0;
  const details = completeGuestDetails({});
  const form = { details, party, extraPersons, bringsPets: party.pets > 0 };
  const checked = checkConfirmForm(form, limits);
  if (checked.ok) return [];
  const about = checked.error.filter(({ field }) => !Object.hasOwn(details, field));
  return issuesOf(about, confirmForm);
}

/** A stay of a query, whose other fields are its party. */
export function wantedStayOf({ typeId, checkIn, checkOut, ...party }: Omit<WantedStay, 'party'> & Party) {
  return { typeId, checkIn, checkOut, party };
}
