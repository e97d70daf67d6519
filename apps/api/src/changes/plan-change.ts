import type { PreviewChangeRequest } from '@motel/api-client/contracts';
import {
  addDays,
  type Cents,
  type CivilDate,
  cents,
  changedTerms,
  checkBookableStay,
  checkConfirmForm,
  completeGuestDetails,
  dateAt,
  ENGLISH,
  extraPersonsNeeded,
  issuesOf,
  MAX_COUNT,
  MAX_NIGHTS,
  type NightRun,
  NO_MONEY,
  nightDates,
  nightPrices,
  type Party,
  type Priced,
  parseTariff,
  price,
  type Quote,
  type RoomLimits,
  type SoldStay,
  type Stay,
  type StayRequest,
  smaller,
  subtract,
  sum,
  type Tariff,
  tariffOfChange,
} from '@motel/booking-core';
import { motel } from '@motel/content';
import {
  type Booking,
  type ChangedStay,
  chargesOf,
  type NewEntry,
  pendingChangeOf,
  quotedOf,
  roomNightsAfter,
  roomNightsOf,
} from '../booking/index.ts';
import type { Db } from '../db/index.ts';
import {
  findPricedProperty,
  gainedNights,
  type PricedProperty,
  type RoomNights,
  soldOn,
} from '../inventory/index.ts';
import { type Clock, todayAt } from '../shared/clock.ts';
import { type Outcome, type Refused, refuse, refuseBroken, succeed } from '../shared/outcome.ts';
import { sentenceOf } from '../shared/words/refusals.ts';
import { type StayMoney, stayMoney } from './stay-money.ts';
import { whyNotNow } from './why-not.ts';

/** A change that may be made, with what it costs. */
export interface PlannedChange {
  readonly after: ChangedStay;
  readonly total: Cents;
  /** Paid before the change; below $0 it is refunded, never more than was paid. */
  readonly difference: Cents;
  /** The rooms that it takes beyond those of the stay. */
  readonly gained: readonly RoomNights[];
  /** Rooms of its kind, on a night of which none was ever sold. */
  readonly capacity: number;
  /** The paid money of the stay. */
  readonly paid: StayMoney;
}

/**
 * Works out a guest's change of their stay: its dates, party and rooms by the same rules as a booking, its price and terms
 * by X5 and X6. Refused with `rule-broken`. Whether the rooms are free is the database's to say.
 */
export async function planChange(
  db: Db,
  clock: Clock,
  booking: Booking,
  wanted: PreviewChangeRequest,
): Promise<Outcome<PlannedChange>> {
  const change = await pendingChangeOf(db, booking.id);
  const refused = whyNotNow({ booking, change }, 'own-change', clock.now());
  if (refused !== undefined) return refused;
  const found = await findPricedProperty(db, booking.property.id);
  if (found === undefined) return refuse('rule-broken', 'change-by-phone', { phone: motel.phone.shown });
  const terms = { today: todayAt(clock), now: clock.now(), by: 'guest' };
  const planned = await planStay(found, booking, wanted, terms);
  if (!planned.ok) return planned;
  const { after } = planned.value;
  if (after.party.rooms > booking.party.rooms && isDearerNow(found.tariff, booking, after)) {
    return refuse('rule-broken', 'change-more-rooms');
  }
  return planned;
}

/** The terms by which a change is worked out. */
export interface ChangeTerms {
  /** No stay may begin before it. */
  readonly today: CivilDate;
  readonly now: Date;
  /** As the folio names them. */
  readonly by: string;
  /** The tariff's least and most nights and its closed days do not count. */
  readonly isUnrestricted?: boolean;
  /** Replaces the price by the tariff, or refuses to. */
  readonly priceByHand?: (
    quote: Quote,
  ) => Outcome<{ readonly charges: readonly NewEntry[]; readonly nights: readonly NightRun[] }>;
}

/**
 * Works out a change of a stay, of anyone: to dates, party and rooms of a kind, by the rules of a booking. Refused with
 * `rule-broken` or `sold-out`.
 * @param found the kind of room that the stay will have
 */
export async function planStay(
  found: PricedProperty,
  booking: Booking,
  wanted: PreviewChangeRequest,
  terms: ChangeTerms,
): Promise<Outcome<PlannedChange>> {
  const { folio } = booking;
  const { property } = found;
  const read = readStay(wanted, found.limits, terms.today);
  if (!read.ok) return read;
  const { party, ...stay } = read.value;
  const isSameKind = property.id === booking.property.id;
  if (terms.priceByHand === undefined && isSameKind && isSame(booking, { ...stay, party })) {
    return refuse('rule-broken', 'change-nothing');
  }
  const after = { ...stay, party, propertyId: property.id };
  const gained = gainedNights(roomNightsOf(booking), roomNightsAfter(booking, after));
  if (gained.length > 0 && !property.in_stock) return refuse('sold-out', 'room-out-of-stock');
  const priced = priceChange(found, booking, { ...after, isSameKind }, terms);
  if (!priced.ok) return priced;
  const { quote, policy, charges, nights, total } = priced.value;

  const paid = stayMoney(booking);
  const more = subtract(total, folio.price);
  const owed = cents(Math.max(0, folio.balance));
  // What is not paid yet is not given back.
  const back = smaller(paid.left, cents(Math.max(0, -more - owed)));
  return succeed({
    after: {
      ...after,
      extraPersons: quote.extraPersons,
      policy: { ...policy, late: smaller(policy.late, total) },
      nights,
      promotionCode: quote.code === undefined ? null : booking.promotionCode,
      charges,
    },
    total,
    difference: more > 0 ? more : subtract(NO_MONEY, back),
    gained,
    capacity: property.capacity,
    paid,
  });
}

/** Prices the stay anew; the nights that the guest has keep their price (X5). */
function priceChange(
  { tariff: inForce, limits, property }: PricedProperty,
  booking: Booking,
  {
    checkIn: from,
    checkOut: to,
    party,
    isSameKind,
  }: Stay & { readonly party: Party; readonly isSameKind: boolean },
  { now, by, isUnrestricted, priceByHand }: ChangeTerms,
) {
  // The nights of another kind of room were not sold.
  const sold: SoldStay = { ...booking, room: property.id, nights: isSameKind ? booking.nights : [] };
  const own = tariffOfChange(inForce, sold, { checkIn: from, checkOut: to });
  const tariff = isUnrestricted ? withoutRestrictions(own, property.id) : own;
  const extraPersons = extraPersonsNeeded(party, limits);
  const request = { room: property.id, from, to, party, rooms: party.rooms, extraPersons };
  const priced = priceWithCode(tariff, request, booking);
  if (!priced.ok) return refuseBroken(priced.violations);
  const { quote } = priced;
  const byHand = priceByHand?.(quote);
  if (byHand?.ok === false) return byHand;
  const hand = byHand?.value;
  const { policy, kept } = changedTerms(sold, quote, now.getTime(), motel.houseRules);
  const charges =
    hand?.charges ?? withAllowances([...chargesOf(quote, by), ...keptCharge(kept, by)], booking.folio);
  const total = sum(NO_MONEY, ...charges.map(({ amount }) => amount));
  if (total === 0 && hand === undefined) return refuse('rule-broken', 'price-missing');
  return succeed({ quote, policy, charges, nights: hand?.nights ?? quote.nights, total });
}

/** The same prices for stays of any length, on any day; a closed night stays closed. */
export function withoutRestrictions({ data }: Tariff, room: string): Tariff {
  const any = { room, minNights: 1, maxNights: MAX_NIGHTS, closedToArrival: false, closedToDeparture: false };
  return parseTariff({ ...data, nightly: [...(data.nightly ?? []), any] });
}

/** The new price with the allowances that the desk has given (L5), as far as it covers them. */
function withAllowances(charges: readonly NewEntry[], { entries }: Booking['folio']): NewEntry[] {
  let left = sum(NO_MONEY, ...charges.map(({ amount }) => amount));
  const kept = quotedOf(entries).filter(({ rule }) => rule === 'L5');
  const allowances = kept.flatMap(({ kind, what, label, detail, amount, rule, by }) => {
    const off = smaller(left, subtract(NO_MONEY, amount));
    left = subtract(left, off);
    return off > 0 ? [{ kind, what, label, detail, rule, by, amount: subtract(NO_MONEY, off) }] : [];
  });
  return [...charges, ...allowances];
}

/**
 * Whether a room of today would cost more than the guest's own, or is not for sale, on a night that they keep. Its nights
 * have one price for all rooms (X5): without this, further rooms would be sold at a price that is over.
 */
function isDearerNow(tariff: Tariff, { property, nights }: Booking, { checkIn, checkOut }: Stay): boolean {
  return nights.some((run) =>
    nightPrices(tariff, property.id, run.from, addDays(run.from, run.nights)).some(
      (night) =>
        checkIn <= night.date &&
        night.date < checkOut &&
        (night.price === undefined || night.price > run.price),
    ),
  );
}

/** Prices the stay with the code that it was booked with, as long as the code is valid for it (F14). */
function priceWithCode(tariff: Tariff, request: StayRequest, { promotionCode, createdAt }: Booking): Priced {
  if (promotionCode === null) return price(tariff, request);
  const bookedOn = dateAt(createdAt.getTime(), motel.houseRules.timeZone);
  const priced = price(tariff, { ...request, code: promotionCode, bookedOn });
  const isCodeAtFault = !priced.ok && priced.violations.some(({ rule }) => rule === 'F14');
  return isCodeAtFault ? price(tariff, request) : priced;
}

/** Why the rooms of a change are not free, as far as a look without locks can say. */
export async function whyNotFree(
  db: Db,
  { gained, capacity }: Pick<PlannedChange, 'gained' | 'capacity'>,
): Promise<Refused | undefined> {
  for (const run of gained) {
    const sold = await soldOn(db, run.propertyId, run);
    const isTaken = nightDates(run).some((date) => {
      const night = sold.get(date) ?? { capacity, sold: 0 };
      return night.sold + run.rooms > night.capacity;
    });
    if (isTaken) return refuse('sold-out', 'nights-sold-out');
  }
  return undefined;
}

/** Reads a stay by the rules of a booking: its dates, and its party by the rules of /confirm (V12–V17). */
export function readStay(
  { party, ...dates }: PreviewChangeRequest,
  limits: RoomLimits,
  today: CivilDate,
): Outcome<Stay & { readonly party: Party }> {
  const checked = checkBookableStay(dates, today);
  const issues = [
    ...(checked.ok ? [] : issuesOf(checked.error, ENGLISH.stay)),
    ...partyIssues(party, limits),
  ];
  return checked.ok && issues.length === 0 ? succeed({ ...checked.value, party }) : refuseBroken(issues);
}

function partyIssues(party: Party, limits: RoomLimits) {
  const isCountable = Object.values(party).every((count) => count <= MAX_COUNT);
  const extraPersons = isCountable ? extraPersonsNeeded(party, limits) : 0;
  const details = completeGuestDetails({});
  const form = { details, party, extraPersons, bringsPets: party.pets > 0 };
  const checked = checkConfirmForm(form, limits);
  if (checked.ok) return [];
  const about = checked.error.filter(({ field }) => !Object.hasOwn(details, field));
  return issuesOf(about, ENGLISH.confirmForm);
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
function keptCharge(kept: Quote['total'], by: string): NewEntry[] {
  if (kept === 0) return [];
  const label = sentenceOf('kept-by-terms');
  return [{ kind: 'charge', what: 'kept', label, amount: kept, rule: 'X6', by }];
}
