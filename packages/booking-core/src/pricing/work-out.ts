import { type Cents, NO_MONEY, smaller } from '../money/cents.ts';
import type { SmallestUnit } from '../money/currencies.ts';
import { nearestIn } from '../money/rounding-in.ts';
import { checkedShareOf, WHOLE_SHARE } from '../money/share.ts';
import { isViolation, violation } from '../result/violation.ts';
import { MAX_NIGHTS } from '../stay/bookable-stay.ts';
import { fromDayNumber } from '../stay/civil-date.ts';
import { CLOSED, NO_ARRIVAL, NO_DEPARTURE, type RateTable } from '../tariff/rate-table.ts';
import type { Code, TariffParts } from '../tariff/rules.ts';
import type { Tariff } from '../tariff/tariff.ts';
import { feeAmounts } from './fee-amounts.ts';
import { type RoomCost, roomCost } from './room-cost.ts';
import { type PriceViolation, type ReadRequest, readRequest, type StayRequest } from './stay-request.ts';

/** Every figure of a price, before it has words. */
export interface WorkedOut {
  readonly request: ReadRequest;
  readonly table: RateTable;
  /** One room. */
  readonly room: RoomCost;
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
  const { first, nights } = request;
  const table = tariff.table(request.terms, first, first + nights);
  return nightViolation(table, first, nights) ?? figures(parts, request, table);
}

/** Works out the price of checked nights, whatever their restrictions. */
export function figures(parts: TariffParts, request: ReadRequest, table: RateTable): WorkedOut {
  const room = roomCost(parts, request.room, table, request.first, request.nights);
  // The tariff's own check keeps every sum exact, so that none is checked again here (Q6).
  const beforeCode = (room.cost * request.rooms) as Cents;
  const code = request.given.found;
  const codeDiscount = code === undefined ? NO_MONEY : discountOf(code.off, beforeCode, parts.unit);
  const roomNights = (beforeCode - codeDiscount) as Cents;
  const fees = feeAmounts(parts.fees, request, roomNights);
  let sum: number = roomNights;
  for (let at = 0; at < fees.length; at++) sum += fees[at] as Cents;
  const before = sum as Cents;
  const total = parts.rounding === undefined ? before : checkedShareOf(before, WHOLE_SHARE, parts.rounding);
  return { request, table, room, codeDiscount, roomNights, fees, rounding: (total - before) as Cents, total };
}

function discountOf(off: Code['off'], roomNights: Cents, unit: SmallestUnit): Cents {
  if ('share' in off) return checkedShareOf(roomNights, off.share, nearestIn(unit));
  return smaller(off.amount, roomNights);
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
