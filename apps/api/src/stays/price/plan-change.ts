import type { WantedStay } from '@motel/api-client/desk-contracts';
import {
  addDays,
  type Cents,
  type CivilDate,
  cents,
  dateAt,
  extraPersonsNeeded,
  NO_MONEY,
  type Party,
  type Priced,
  parseTariff,
  type Quote,
  type Stay,
  type StayRequest,
  smaller,
  subtract,
  sum,
  type Tariff,
} from '@motel/booking-core';
import { changedTerms, type SoldStay, tariffOfChange } from '@motel/booking-core/booking';
import type { Words } from '@motel/content/server';
import {
  type Booking,
  type ChangedStay,
  chargesOf,
  type NewEntry,
  pendingChangeOf,
  quotedOf,
  roomNightsAfter,
  roomNightsOf,
} from '../../booking/index.ts';
import type { Db } from '../../db/index.ts';
import {
  findPricedProperty,
  gainedNights,
  type PricedProperty,
  type RoomNights,
  tariffOfNow,
} from '../../inventory/index.ts';
import type { MotelContext } from '../../shared/motel-context.ts';
import { deskDay, earlierOf, laterOf, todayAt } from '../../shared/motel-time.ts';
import { refuse, refuseBroken, refuseIf } from '../../shared/outcome.ts';
import { sentenceOf } from '../../shared/words/refusals.ts';
import { type Actor, nameOf } from '../actor.ts';
import { invoicedOf, type StayMoney, stayMoney } from '../stay-money.ts';
import { whyNotNow } from '../why-not.ts';
import { priceByTariff, tariffBesideHand, whyTooLow } from './clerks-limit.ts';
import { type HandPrice, pricedByHand, termsByHand } from './hand-price.ts';
import { readStay, spokenPrice, withinPrice, withoutRestrictions } from './price-stay.ts';
import { whyGoneBy } from './why-not-free.ts';

export interface PlannedChange {
  readonly after: ChangedStay;
  readonly total: Cents;
  /** Paid before the change; below $0 it is refunded, never more than was paid. */
  readonly difference: Cents;
  /** The rooms that it takes beyond those of the stay. */
  readonly gained: readonly RoomNights[];
  readonly paid: StayMoney;
  /** The articles that it keeps, by their ids (F31). */
  readonly orders: Quote['orders'];
}

export interface WantedChange extends WantedStay {
  readonly byHand?: HandPrice | undefined;
}

/**
 * Works out a change of a stay by the rules of a booking, X5 and X6. Until 4 AM the desk's day is the day before, and
 * slept nights do not change. Whether the rooms are free is the database's to say.
 */
export async function planChange(
  context: MotelContext & { readonly db: Db },
  booking: Booking,
  wanted: WantedChange,
  actor: Actor,
): Promise<PlannedChange> {
  const { db, clock, motel, words } = context;
  const now = clock.now();
  const change = await pendingChangeOf(db, booking.id);
  const isGuest = actor === 'guest';
  refuseIf(whyNotNow(words, { booking, change }, isGuest ? 'own-change' : 'change', now));
  if (!isGuest) refuseIf(whyGoneBy(words, booking, wanted, deskDay(context)));
  const inForce = await findPricedProperty(db, wanted.typeId);
  const found = inForce && withSoldAges(inForce, booking);
  if (found === undefined && isGuest) refuse('rule-broken', 'change-by-phone', { phone: motel.phone.shown });
  if (found === undefined) refuse('not-found', 'property-unknown');
  const today = isGuest ? todayAt(context) : deskDay(context);
  const planned = await planStay(context, found, booking, wanted, { actor, today, now });
  const least = invoicedOf(booking);
  if (sum(planned.total, booking.folio.charged) < least)
    refuse('rule-broken', 'change-below-invoice', { least });
  if (!isGuest) return planned;
  const { after } = planned;
  if (after.party.rooms <= booking.party.rooms) return planned;
  const tariff = await tariffOfNow(context, found.tariff, [found.property.id], after);
  if (isDearerNow(words, tariff, booking, after)) refuse('rule-broken', 'change-more-rooms');
  return planned;
}

/** A stay that has children keeps them, also where only adults may stay since (X5). */
function withSoldAges(found: PricedProperty, { party }: Booking): PricedProperty {
  if (found.limits.adultsOnly !== true || party.children + party.infants === 0) return found;
  const { data } = found.tariff;
  const tariff = parseTariff({ ...data, ages: { ...data.ages, adultsOnly: false } });
  return { ...found, tariff, limits: { ...found.limits, adultsOnly: false } };
}

interface ChangedBy {
  readonly actor: Actor;
  readonly today: CivilDate;
  readonly now: Date;
}

async function planStay(
  context: MotelContext & { readonly db: Db },
  found: PricedProperty,
  booking: Booking,
  { byHand, ...wanted }: WantedChange,
  by: ChangedBy,
): Promise<PlannedChange> {
  const { words } = context;
  const { folio } = booking;
  const { property } = found;
  // A stay that has begun keeps its first night.
  const first = wanted.checkIn === booking.checkIn ? earlierOf(by.today, booking.checkIn) : by.today;
  const { party, ...stay } = readStay(words, wanted, found.limits, first);
  const isSameKind = property.id === booking.property.id;
  if (byHand === undefined && isSameKind && isSame(booking, { ...stay, party }))
    refuse('rule-broken', 'change-nothing');
  const after = { ...stay, party, propertyId: property.id };
  const gained = gainedNights(roomNightsOf(booking), roomNightsAfter(booking, after));
  if (gained.length > 0 && !property.in_stock) refuse('sold-out', 'room-out-of-stock');
  const tariff = await tariffOfNow(context, found.tariff, [property.id], stay);
  const { quote, policy, charges, nights, total, byTariff } = priceChange(
    words,
    { ...found, tariff },
    booking,
    { ...after, isSameKind, byHand },
    by,
  );
  if (by.actor !== 'guest')
    refuseIf(whyTooLow(words.motel, by.actor, { price: total, byTariff }, priceByTariff(folio)));

  const paid = stayMoney(booking);
  const more = subtract(total, folio.price);
  const owed = cents(Math.max(0, folio.balance));
  // What is not paid yet is not refunded.
  const back = smaller(paid.left, cents(Math.max(0, -more - owed)));
  return {
    after: {
      ...after,
      extraPersons: quote.extraPersons,
      policy: withinPrice(policy, total),
      nights,
      promotionCode: quote.code === undefined ? null : booking.promotionCode,
      charges,
    },
    total,
    difference: more > 0 ? more : subtract(NO_MONEY, back),
    gained,
    paid,
    orders: quote.orders,
  };
}

/** Prices the stay again; the nights that the guest has keep their price (X5). */
function priceChange(
  words: Words,
  { tariff: inForce, limits, property }: PricedProperty,
  booking: Booking,
  {
    checkIn: from,
    checkOut: to,
    party,
    isSameKind,
    byHand: hand,
  }: Stay & Pick<WantedChange, 'party' | 'byHand'> & { readonly isSameKind: boolean },
  { actor, today, now }: ChangedBy,
) {
  // The nights of another kind of room were not sold.
  const sold: SoldStay = {
    ...booking,
    room: property.id,
    nights: isSameKind ? booking.nights : [],
    plan: planOf(inForce, booking),
  };
  const own = tariffOfChange(inForce, sold, { checkIn: from, checkOut: to });
  // Nights that were slept break no rule, and a price by hand may.
  const isUnrestricted = booking.checkIn < today || booking.arrivedAt !== null || hand !== undefined;
  const tariff = isUnrestricted ? withoutRestrictions(own, property.id) : own;
  const extraPersons = extraPersonsNeeded(party, limits);
  const { articles, fees } = inForce.data;
  const orders = onlyOf(
    articles?.filter(({ offered }) => offered !== undefined),
    booking.orders,
  );
  const exempt = onlyOf(fees, booking.exempt);
  const { plan } = sold;
  const request = {
    room: property.id,
    from,
    to,
    party,
    rooms: party.rooms,
    extraPersons,
    orders,
    exempt,
    plan,
  };
  const priced = priceWithCode(words, tariff, request, booking);
  if (!priced.ok) refuseBroken(priced.violations);
  const { quote } = priced;
  // Nights keep their price by hand (X5): what the tariff asks for them is asked of the tariff in force.
  const isBesideHand = tariffBesideHand(booking.folio.entries) !== undefined;
  const asked = isBesideHand
    ? priceWithCode(words, withoutRestrictions(inForce, property.id), request, booking)
    : undefined;
  const byTariff = asked?.ok ? asked.quote.total : quote.total;
  const handed = hand && actor !== 'guest' ? pricedByHand(words, quote, hand, byTariff, actor) : undefined;
  const by = nameOf(actor);
  const termed =
    hand && handed ? { ...quote, policy: termsByHand(words.motel.money, quote, hand.total) } : quote;
  const { policy, kept } = changedTerms(sold, termed, now.getTime(), words.motel.houseRules);
  const charges =
    handed?.charges ??
    withAllowances(
      [...chargesOf(quote, by), ...keptCharge(words, kept, by)].map((charge, at) =>
        isBesideHand && at === 0 ? { ...charge, byTariff } : charge,
      ),
      booking.folio,
    );
  const total = sum(...charges.map(({ amount }) => amount));
  if (total === 0 && handed === undefined) refuse('rule-broken', 'price-missing');
  return { quote, policy, charges, nights: handed?.nights ?? quote.nights, total, byTariff };
}

/** The part of a record, such as of orders, that is about what the tariff in force has: others are not sold again. */
function onlyOf<Value>(
  known: readonly { readonly id: string }[] = [],
  record: Readonly<Record<string, Value>>,
) {
  return Object.fromEntries(Object.entries(record).filter(([one]) => known.some(({ id }) => id === one)));
}

const ALLOWANCE = { kind: 'charge', part: 'allowance' } as const;

/** The new price with the allowances that the desk has given (L5), as far as it covers them. */
function withAllowances(charges: readonly NewEntry[], { entries }: Booking['folio']): NewEntry[] {
  let left = sum(...charges.map(({ amount }) => amount));
  const kept = quotedOf(entries).filter(({ part }) => part === 'allowance');
  const allowances = kept.flatMap(({ what, label, detail, amount, rule, by }) => {
    const off = smaller(left, subtract(NO_MONEY, amount));
    left = subtract(left, off);
    return off > 0 ? [{ ...ALLOWANCE, what, label, detail, rule, by, amount: subtract(NO_MONEY, off) }] : [];
  });
  return [...charges, ...allowances];
}

/** The id of the plan of a stay, unless the tariff has it no more: a stopped one prices the stays that it has sold (F33). */
function planOf({ data }: Tariff, { plan }: Booking): string | undefined {
  return data.plans?.find(({ id }) => id === plan?.id)?.id;
}

/** Whether a room now costs more on a kept night: further rooms would be sold at a price that is over (X5). */
function isDearerNow(words: Words, inForce: Tariff, booking: Booking, { checkIn, checkOut }: Stay): boolean {
  const { id: room } = booking.property;
  const tariff = withoutRestrictions(inForce, room);
  const plan = planOf(inForce, booking);
  return booking.nights.some((run) => {
    const from = laterOf(checkIn, run.from);
    const to = earlierOf(checkOut, addDays(run.from, run.nights));
    if (from >= to) return false;
    const now = priceWithCode(words, tariff, { room, from, to, party: { adults: 1 }, plan }, booking);
    return !now.ok || now.quote.nights.some(({ price }) => price > run.price);
  });
}

/** Prices the stay as of its day of booking, with the code that it was booked with as long as that is valid for it (F14). */
function priceWithCode(
  words: Words,
  tariff: Tariff,
  request: StayRequest & Pick<Quote, 'from'>,
  { promotionCode, createdAt }: Booking,
): Priced {
  const bookedOn = dateAt(createdAt.getTime(), words.motel.houseRules.timeZone);
  // Until 4 AM the desk sells the night before.
  const dated = { ...request, bookedOn: earlierOf(bookedOn, request.from) };
  if (promotionCode === null) return spokenPrice(words, tariff, dated);
  const priced = spokenPrice(words, tariff, { ...dated, code: promotionCode });
  const isCodeAtFault = !priced.ok && priced.violations.some(({ rule }) => rule === 'F14');
  return isCodeAtFault ? spokenPrice(words, tariff, dated) : priced;
}

function isSame(
  booking: Booking,
  { checkIn, checkOut, party }: Pick<Booking, 'checkIn' | 'checkOut' | 'party'>,
) {
  return (
    booking.checkIn === checkIn &&
    booking.checkOut === checkOut &&
    (Object.keys(booking.party) as (keyof Party)[]).every((member) => booking.party[member] === party[member])
  );
}

/** The charge of a late change, as a line of the price (X6). */
function keptCharge(words: Words, kept: Quote['total'], by: string): NewEntry[] {
  if (kept === 0) return [];
  const label = sentenceOf(words, 'kept-by-terms');
  return [{ kind: 'charge', part: 'kept', what: 'kept', label, amount: kept, rule: 'X6', by }];
}
