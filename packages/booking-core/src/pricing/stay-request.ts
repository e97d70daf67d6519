import { extraAmong, placesOf } from '../capacity/room-selection.ts';
import { MAX_COUNT, type Party } from '../party/party.ts';
import { isRecord, isWholeNumber } from '../result/kind.ts';
import { isViolation, type NoParams, type Violation, violation } from '../result/violation.ts';
import { MAX_NIGHTS, type StayFigures } from '../stay/bookable-stay.ts';
import { dayOf, FIRST_DAY, LAST_DAY } from '../stay/day-of.ts';
import type { Plan } from '../tariff/read-plans.ts';
import { type Code, MAX_ORDER, type RoomTerms, type TariffParts } from '../tariff/rules.ts';
import type { PlanPlace } from '../tariff/tariff-data.ts';

/** The people and pets of a request (P1). */
export interface PartyCounts {
  /** 13 years or older; whole, 1 to 1000. */
  readonly adults: number;
  /** 2 to 12 years; whole, 0 to 1000. @default 0 */
  readonly children?: number;
  /** Under 2 years; whole, 0 to 1000. @default 0 */
  readonly infants?: number;
  /** Whole, 0 to 1000. @default 0 */
  readonly pets?: number;
  /** The rooms that the party takes, where the request does not name them itself. */
  readonly rooms?: number;
}

/** A stay to be priced. */
export interface StayRequest {
  /** The room's key in the tariff. */
  readonly room: string;
  /** Check-in, `yyyy-mm-dd`. */
  readonly from: string;
  /** Check-out, `yyyy-mm-dd`; 1 to 365 nights later. */
  readonly to: string;
  /** The party. */
  readonly party: PartyCounts;
  /** Rooms of this kind; whole, 1 to 1000. @default those of the party, else the fewest that hold it (C10) */
  readonly rooms?: number | undefined;
  /** Extra persons to pay for, whole, 0 to 2000; those that are needed are charged in any case (C9). @default 0 */
  readonly extraPersons?: number | undefined;
  /** A promotion code, in any case of letters (F14). */
  readonly code?: string | undefined;
  /** The day of booking, `yyyy-mm-dd`, for codes with dates. */
  readonly bookedOn?: string | undefined;
  /** The ids of fees that are not charged, each with the reason to record: 1 to 200 characters (F13). */
  readonly exempt?: Readonly<Record<string, string>> | undefined;
  /** The articles that the guest orders, by their ids: whole, 0 to 100 of each; each night where they are by the night (F31). */
  readonly orders?: Readonly<Record<string, number>> | undefined;
  /** The id of the plan by which it is sold (F33). @default none: the tariff's own prices */
  readonly plan?: string | undefined;
  /** Where it is sold: a plan that is not sold there is refused (F33). @default anywhere */
  readonly place?: Exclude<PlanPlace, 'code'> | undefined;
}

/** A reason to give no price. */
export type PriceViolation = Violation<PriceFigures>;

/** The figures of each reason, by its code. */
export interface PriceFigures extends Omit<StayFigures, 'check-in-past' | 'too-far-ahead'> {
  /** The request, or its party, has a field that no request has (Q6). */
  'field-unknown': {
    /** Its path, such as `promo` or `party.kids`. */
    readonly field: string;
  };
  /** The tariff has no such room (Q6). */
  'room-unknown': NoParams;
  /** No adult comes (P2). */
  'adults-missing': NoParams;
  /** A child or an infant comes where only adults may stay (P11). */
  'adults-only': NoParams;
  /** A count is not whole, or outside 0 to 1000 (P1). */
  'guests-invalid': {
    /** The count at fault. */
    readonly member: keyof PartyCounts;
  };
  /** The number of rooms is not whole, or outside 1 to 1000 (P1). */
  'rooms-invalid': NoParams;
  /** The paying guests need more rooms (C3). */
  'rooms-too-few': {
    /** The fewest rooms that hold the party. */
    readonly least: number;
    /** The guests who need a paid place. */
    readonly payingGuests: number;
  };
  /** More guests of a free age come than stay free in the rooms (V16). */
  'children-too-many': {
    /** Guests who stay free in one room. */
    readonly perRoom: number;
  };
  /** The number of extra persons is not whole, or out of range (V13). */
  'extra-persons-invalid': {
    /** The most extra persons. */
    readonly most: number;
  };
  /** The tariff has no such plan (F33). */
  'plan-unknown': NoParams;
  /** The plan is not sold for the room, or not there, or not any more (F33). */
  'plan-not-sold': NoParams;
  /** The plan needs a code that is for it (F33). */
  'plan-needs-code': NoParams;
  /** The plan is booked earlier (F33). */
  'plan-too-late': {
    /** The fewest days before check-in. */
    readonly least: number;
  };
  /** The plan is booked later (F33). */
  'plan-too-early': {
    /** The most days before check-in. */
    readonly most: number;
  };
  /** The room takes fewer pets (C7). */
  'pets-too-many': {
    /** The most pets in a booking. */
    readonly most: number;
  };
  /** No entry of the tariff has a price for a night (F6). */
  'night-without-price': {
    /** The first such night, `yyyy-mm-dd`. */
    readonly date: string;
  };
  /** A night is closed (F6). */
  'night-closed': {
    /** The first such night, `yyyy-mm-dd`. */
    readonly date: string;
  };
  /** A night is sold only in longer stays (F7). */
  'stay-too-short': {
    /** The fewest nights of a stay with these dates. */
    readonly least: number;
  };
  /** A night is sold only in shorter stays (F7). */
  'stay-too-long': {
    /** The most nights of a stay with these dates. */
    readonly most: number;
  };
  /** No stay may begin on the day (F8). */
  'closed-to-arrival': {
    /** The day, `yyyy-mm-dd`. */
    readonly date: string;
  };
  /** No stay may end on the day (F8). */
  'closed-to-departure': {
    /** The day, `yyyy-mm-dd`. */
    readonly date: string;
  };
  /** `bookedOn` is no date of the calendar (F14). */
  'booking-day-invalid': NoParams;
  /** The tariff has no such code (F14). */
  'code-unknown': NoParams;
  /** The code is not for this stay, or not on this day of booking (F14). */
  'code-not-valid': NoParams;
  /** `exempt` is no object of reasons (F13). */
  'exemptions-invalid': NoParams;
  /** The tariff has no such fee (F13). */
  'exemption-unknown': {
    /** The id in the request. */
    readonly fee: string;
  };
  /** A fee is left out without a reason of 1 to 200 characters (F13). */
  'exemption-without-reason': {
    /** The id of the fee. */
    readonly fee: string;
  };
  /** `orders` is no object, or the tariff offers no such article to guests (F31). */
  'order-unknown': {
    /** Its id. */
    readonly article: string;
  };
  /** So many of an article are not whole, or more than can be ordered (F31). */
  'order-invalid': {
    /** Its id. */
    readonly article: string;
    /** The most of one article. */
    readonly most: number;
  };
}

/** A checked request in numbers. */
export interface ReadRequest extends Party {
  readonly room: string;
  readonly terms: RoomTerms;
  /** Days since 1970-01-01. */
  readonly first: number;
  readonly nights: number;
  /** Persons charged beyond the allowance (C9). */
  readonly extraPersons: number;
  readonly given: Given;
  readonly plan: Plan | undefined;
}

/** The parts of a request that most requests do not have. */
interface Given extends Pick<StayRequest, 'code' | 'bookedOn' | 'exempt' | 'orders'> {
  readonly found?: Code | undefined;
}

const MEMBERS = ['adults', 'children', 'infants', 'pets'] as const;

/** Checks everything of a request that does not depend on its nights (Q6). Reads each field once. */
export function readRequest(tariff: TariffParts, request: StayRequest): ReadRequest | PriceViolation {
  // A program in plain JavaScript may pass nothing at all.
  const { room, from, to, party, rooms: ownRooms, extraPersons: asked = 0, ...rest } = request ?? {};
  const { adults, children = 0, infants = 0, pets = 0, rooms: partyRooms, ...unknownOfParty } = party ?? {};
  const { code, bookedOn, exempt, orders, plan: planId, place, ...unknown } = rest;
  for (const name in unknown) return unknownField(name);
  for (const name in unknownOfParty) return unknownField(`party.${name}`);
  const terms = tariff.rooms.get(room);
  if (terms === undefined) return violation('room', 'Q6', 'room-unknown');

  const first = dayOf(from);
  const end = dayOf(to);
  if (first === undefined) return violation('from', 'W1', 'check-in-missing');
  if (end === undefined) return violation('to', 'W1', 'check-out-missing');
  const nights = end - first;
  if (nights < 1) return violation('to', 'W3', 'too-few-nights', { least: 1 });
  if (nights > MAX_NIGHTS) return violation('to', 'W3', 'too-many-nights', { most: MAX_NIGHTS });

  const counts = { adults, children, infants, pets };
  const wrong = MEMBERS.find((member) => !isWholeNumber(counts[member], 0, MAX_COUNT));
  if (wrong !== undefined) return violation('party', 'P1', 'guests-invalid', { member: wrong });
  if (adults < 1) return violation('party', 'P2', 'adults-missing');
  if (terms.adultsOnly && children + infants > 0) return violation('party', 'P11', 'adults-only');
  if (pets > terms.pets) return violation('pets', 'C7', 'pets-too-many', { most: terms.pets });

  const { paying, free, least, fewest } = placesOf(counts, terms);
  const wanted = ownRooms === undefined ? partyRooms : ownRooms;
  const rooms = wanted === undefined ? fewest : wanted;
  if (!isWholeNumber(rooms, 1, MAX_COUNT)) return violation('rooms', 'P1', 'rooms-invalid');
  if (rooms < least) return violation('rooms', 'C3', 'rooms-too-few', { least, payingGuests: paying });
  if (free > rooms * terms.included) {
    return violation('party', 'V16', 'children-too-many', { perRoom: terms.included });
  }
  if (!isWholeNumber(asked, 0, 2 * MAX_COUNT)) {
    return violation('extraPersons', 'V13', 'extra-persons-invalid', { most: 2 * MAX_COUNT });
  }
  const extraPersons = extraAmong(paying, rooms, terms.included, asked);

  const day = dayOf(bookedOn);
  if (bookedOn !== undefined && day === undefined) return violation('bookedOn', 'F14', 'booking-day-invalid');
  const found = code === undefined ? undefined : codeNamed(tariff, code);
  const plan = tariff.plans.find(({ id }) => id === planId);
  if (planId !== undefined) {
    const refused = planViolation(plan, { room, place }, first - (day ?? first), found);
    if (refused !== undefined) return refused;
  }
  if (code !== undefined) {
    if (found === undefined) return violation('code', 'F14', 'code-unknown');
    if (!fits(found, room, first, nights, day) || !isForPlan(found, plan))
      return violation('code', 'F14', 'code-not-valid');
  }
  const given = readGiven(tariff, { code, found, bookedOn, exempt, orders });
  if (isViolation(given)) return given;
  return { room, terms, first, nights, ...counts, rooms, extraPersons, given, plan };
}

/**
 * Returns why a plan is not for the stay (F33); its nights are looked at with all others.
 * @param days from the day of booking to check-in
 */
function planViolation(
  plan: Plan | undefined,
  { room, place }: Pick<StayRequest, 'room' | 'place'>,
  days: number,
  found: Code | undefined,
): PriceViolation | undefined {
  if (plan === undefined) return violation('plan', 'F33', 'plan-unknown');
  const { id, room: rooms, sold, fromDaysAhead: least, toDaysAhead: most } = plan;
  const needsCode = place === 'website' && isByCodeAlone(plan);
  if (!rooms.includes(room) || (place !== undefined && !sold.includes(place) && !needsCode))
    return violation('plan', 'F33', 'plan-not-sold');
  if (needsCode && !found?.plan?.includes(id)) return violation('plan', 'F33', 'plan-needs-code');
  if (days < least) return violation('plan', 'F33', 'plan-too-late', { least });
  if (days > most) return violation('plan', 'F33', 'plan-too-early', { most });
  return undefined;
}

/** A misspelt field would change the price in silence. */
function unknownField(field: string): PriceViolation {
  return violation(field, 'Q6', 'field-unknown', { field });
}

function codeNamed({ codes }: TariffParts, code: string): Code | undefined {
  return codes.find((one) => typeof code === 'string' && one.code === code.trim().toLowerCase());
}

function readGiven(
  tariff: TariffParts,
  { code, found, bookedOn, exempt, orders }: Given,
): Given | PriceViolation {
  const reasons = readExempt(tariff, exempt);
  if (reasons !== undefined && isViolation(reasons)) return reasons;
  const ordered = readOrders(tariff, orders);
  if (ordered !== undefined && isViolation(ordered)) return ordered;
  return { code, found, bookedOn, exempt: reasons, orders: ordered };
}

/** Returns whether a code is valid for the stay; `bookedOn` is the day of booking (F14). */
function fits(
  { room: rooms, from, to, minNights, bookedFrom, bookedTo }: Code,
  room: string,
  first: number,
  nights: number,
  bookedOn = Number.NaN,
): boolean {
  if (!rooms.includes(room) || first < from || first + nights - 1 > to || nights < minNights) return false;
  const isAnyDay = bookedFrom === FIRST_DAY && bookedTo === LAST_DAY;
  return isAnyDay || (bookedFrom <= bookedOn && bookedOn <= bookedTo);
}

/** A code without plans is not for those that are sold by a code alone (F33). */
function isForPlan({ plan: plans }: Code, plan: Plan | undefined): boolean {
  if (plan === undefined) return plans === undefined;
  return plans === undefined ? !isByCodeAlone(plan) : plans.includes(plan.id);
}

/** Returns whether guests need a code for the plan. */
function isByCodeAlone({ sold }: Plan): boolean {
  return sold.includes('code') && !sold.includes('website');
}

const MAX_REASON = 200;

function readExempt(tariff: TariffParts, exempt: Given['exempt']): Given['exempt'] | PriceViolation {
  if (exempt === undefined) return undefined;
  if (!isRecord(exempt)) return violation('exempt', 'F13', 'exemptions-invalid');
  for (const [fee, reason] of Object.entries(exempt)) {
    if (!tariff.fees.some(({ id }) => id === fee)) {
      return violation('exempt', 'F13', 'exemption-unknown', { fee });
    }
    if (typeof reason !== 'string' || reason.trim() === '' || reason.length > MAX_REASON) {
      return violation('exempt', 'F13', 'exemption-without-reason', { fee });
    }
  }
  return Object.freeze({ ...exempt });
}

/** Returns the orders of one or more, in the order of the tariff. */
function readOrders(tariff: TariffParts, orders: Given['orders']): Given['orders'] | PriceViolation {
  if (orders === undefined) return undefined;
  if (!isRecord(orders)) return violation('orders', 'F31', 'order-unknown', { article: '' });
  const offered = tariff.articles.filter((article) => article.offered !== undefined).map(({ id }) => id);
  for (const [article, count] of Object.entries(orders)) {
    if (!offered.includes(article)) return violation('orders', 'F31', 'order-unknown', { article });
    if (!isWholeNumber(count, 0, MAX_ORDER)) {
      return violation('orders', 'F31', 'order-invalid', { article, most: MAX_ORDER });
    }
  }
  const made = offered.flatMap((id) => (orders[id] ? [[id, orders[id]] as const] : []));
  return made.length === 0 ? undefined : Object.freeze(Object.fromEntries(made));
}
