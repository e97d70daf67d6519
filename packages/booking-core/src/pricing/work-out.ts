import { type Cents, NO_MONEY, smaller } from '../money/cents.ts';
import type { SmallestUnit } from '../money/currencies.ts';
import { checkedShareOf, nearestIn, ROUNDINGS, WHOLE_SHARE } from '../money/rounding.ts';
import { isViolation, violation } from '../result/violation.ts';
import { MAX_NIGHTS } from '../stay/bookable-stay.ts';
import { fromDayNumber } from '../stay/civil-date.ts';
import { CLOSED, NO_ARRIVAL, NO_DEPARTURE, type RateTable } from '../tariff/rate-table.ts';
import { type AmountFee, type Fee, isIncludedTax, isSameBase, type PercentFee } from '../tariff/read-fees.ts';
import type { Code, TariffParts } from '../tariff/rules.ts';
import type { Tariff } from '../tariff/tariff.ts';
import type { FeeUnit } from '../tariff/tariff-data.ts';
import { type RoomCost, roomCost } from './room-cost.ts';
import { type PriceViolation, type ReadRequest, readRequest, type StayRequest } from './stay-request.ts';
import { taxWithin } from './tax-within.ts';

/** Every figure of a price, before it has words. */
export interface WorkedOut {
  readonly request: ReadRequest;
  readonly table: RateTable;
  /** One room. */
  readonly room: RoomCost;
  /** More for the persons, all nights (F34). */
  readonly personal: Cents;
  /** $0 or more. */
  readonly codeDiscount: Cents;
  /** All rooms, after discounts and the code. */
  readonly roomNights: Cents;
  /** By the position of the fee in the tariff. */
  readonly fees: readonly Cents[];
  readonly rounding: Cents;
  readonly total: Cents;
}

/** Works out the price of a stay (Q1–Q5), or the first reason that it has none. */
export function workOut(tariff: Tariff, parts: TariffParts, wanted: StayRequest): WorkedOut | PriceViolation {
  const request = readRequest(parts, wanted);
  if (isViolation(request)) return request;
  const { first, nights, plan } = request;
  const table = tariff.table(request.terms, first, first + nights, plan);
  return nightViolation(table, first, nights) ?? figures(parts, request, table);
}

/** Works out the price of checked nights, whatever their restrictions. */
export function figures(parts: TariffParts, request: ReadRequest, table: RateTable): WorkedOut {
  const { plan, nights } = request;
  const room = roomCost(parts, request, table);
  // The tariff's own check keeps every sum exact, so that none is checked again here (Q6).
  const personal =
    plan === undefined ? NO_MONEY : ((plan.perPerson * countOf('person', request) * nights) as Cents);
  const beforeCode = (room.cost * request.rooms + personal) as Cents;
  const code = request.given.found;
  const codeDiscount = code === undefined ? NO_MONEY : discountOf(code.off, beforeCode, parts.unit);
  const roomNights = (beforeCode - codeDiscount) as Cents;
  const fees = feeAmounts(parts, request, roomNights);
  let sum: number = roomNights;
  for (let at = 0; at < fees.length; at++) sum += fees[at] as Cents;
  const before = sum as Cents;
  const total = parts.rounding === undefined ? before : checkedShareOf(before, WHOLE_SHARE, parts.rounding);
  const rounding = (total - before) as Cents;
  return { request, table, room, personal, codeDiscount, roomNights, fees, rounding, total };
}

function discountOf(off: Code['off'], roomNights: Cents, unit: SmallestUnit): Cents {
  if ('share' in off) return checkedShareOf(roomNights, off.share, nearestIn(unit));
  return smaller(off.amount, roomNights);
}

/** Works out each fee in its order, so that a later one can be a share of earlier ones (F2, F11–F13). */
function feeAmounts(parts: TariffParts, request: ReadRequest, roomNights: Cents): Cents[] {
  const { fees } = parts;
  const amounts: Cents[] = [];
  // Loops by position: this is the part of a price that takes longest, and they are a fifth faster.
  for (let at = 0; at < fees.length; at++) {
    const fee = fees[at] as Fee;
    if (!isCharged(fee, request) || isIncludedTax(fee)) amounts.push(NO_MONEY);
    else if (fee.kind === 'amount') amounts.push(Math.min(uncapped(fee, request), fee.most) as Cents);
    else
      amounts.push(
        checkedShareOf(baseOf(fee, parts, request, amounts, roomNights), fee.percent, ROUNDINGS[fee.round]),
      );
  }
  return amounts;
}

/** Returns the amount that a stay would pay of a fee without a most (F26). */
export function uncapped(fee: AmountFee, request: ReadRequest): Cents {
  return ((fee.amount[request.terms.at] ?? 0) * quantityOf(fee, request)) as Cents;
}

/** Returns the nights of a stay that pay a fee by the night (F25). */
export function paidNights({ firstNights }: AmountFee, { nights }: ReadRequest): number {
  return Math.min(nights, firstNights);
}

/** Returns the amount that a percentage is taken of: its lines, or, where it is net, without the taxes in them (F12, F37). */
export function baseOf(
  { of, net }: PercentFee,
  parts: TariffParts,
  request: ReadRequest,
  amounts: readonly Cents[],
  roomNights: Cents,
): Cents {
  let base = linesOf(of, amounts, roomNights);
  if (!net) return base;
  const within = parts.fees.filter((tax) => isIncludedTax(tax) && isCharged(tax, request)) as PercentFee[];
  for (const [at, tax] of within.entries()) {
    if (within.findIndex((other) => isSameBase(other.of, tax.of)) < at) continue;
    const percents = percentsWithin(tax, parts, request);
    const lines = tax.of.filter((line) => of.includes(line));
    base = (base -
      taxWithin(linesOf(lines, amounts, roomNights), percents, percents, parts.unit).amount) as Cents;
  }
  return base;
}

/** Returns the percent of all taxes together that the price of an included tax has in it (F27). */
export function percentsWithin({ of }: PercentFee, { fees }: TariffParts, request: ReadRequest): number {
  let shares = 0;
  for (const fee of fees)
    if (isIncludedTax(fee) && isSameBase(fee.of, of) && isCharged(fee, request)) shares += fee.percent;
  return shares / 10_000;
}

/** Returns the sum of lines. @param of positions of earlier fees; −1 is the room nights */
function linesOf(of: readonly number[], amounts: readonly Cents[], roomNights: Cents): Cents {
  let base = 0;
  for (let at = 0; at < of.length; at++) {
    const position = of[at] as number;
    base += position < 0 ? roomNights : (amounts[position] as Cents);
  }
  return base as Cents;
}

/** Returns whether the fee has begun, and has not ended, by the day of check-in (F2). */
export function isInForce({ from, to }: Fee, { first }: ReadRequest): boolean {
  return from <= first && first <= to;
}

/** Returns whether the stay pays the fee: by its check-in, its length, and the exemptions recorded (F13). */
function isCharged(fee: Fee, request: ReadRequest): boolean {
  const { nights, given } = request;
  if (!isInForce(fee, request) || nights >= fee.exempt.fromNights) return false;
  return given.exempt === undefined || !Object.hasOwn(given.exempt, fee.id);
}

/** Returns how many times the fee is charged (F2), an article also by the plan that includes it (F35). */
export function quantityOf(fee: AmountFee, request: ReadRequest): number {
  const count = feeCount(fee, request);
  return (fee.per === 'night' ? count * paidNights(fee, request) : count) + includedCount(fee, request);
}

function includedCount({ id, isOrdered }: AmountFee, request: ReadRequest): number {
  const unit = isOrdered && request.plan?.includes.get(id);
  if (!unit) return 0;
  const each = unit.startsWith('person') ? countOf('person', request) : 1;
  return unit.endsWith('night') ? each * request.nights : each;
}

/** Returns how many of its units a stay has, or of an article, how many are ordered. */
export function feeCount({ id, each, isOrdered }: AmountFee, request: ReadRequest): number {
  if (isOrdered) return request.given.orders?.[id] ?? 0;
  return each === undefined ? 1 : countOf(each, request);
}

export function countOf(unit: FeeUnit, request: ReadRequest): number {
  const { adults: adult, children: child, infants: infant, rooms: room, pets: pet } = request;
  const person = adult + child + infant;
  return { room, person, adult, child, infant, pet, 'extra-person': request.extraPersons }[unit];
}

/** Returns the first reason for which the nights cannot be sold together (F6–F8). */
function nightViolation(
  { from, prices, flags, least: leasts, most: mosts }: RateTable,
  first: number,
  nights: number,
): PriceViolation | undefined {
  const start = first - from;
  const end = start + nights;
  const dateAt = (at: number) => ({ date: fromDayNumber(from + at) });
  let least = 0;
  let most = MAX_NIGHTS;
  for (let at = start; at < end; at++) {
    if ((flags[at] as number) & CLOSED) return violation('from', 'F6', 'night-closed', dateAt(at));
    if ((prices[at] as number) < 0) return violation('from', 'F6', 'night-without-price', dateAt(at));
    least = Math.max(least, leasts[at] as number);
    most = Math.min(most, mosts[at] as number);
  }
  if ((flags[start] as number) & NO_ARRIVAL) {
    return violation('from', 'F8', 'closed-to-arrival', dateAt(start));
  }
  if ((flags[end] as number) & NO_DEPARTURE) {
    return violation('to', 'F8', 'closed-to-departure', dateAt(end));
  }
  if (nights < least) return violation('to', 'F7', 'stay-too-short', { least });
  if (nights > most) return violation('to', 'F7', 'stay-too-long', { most });
  return undefined;
}
