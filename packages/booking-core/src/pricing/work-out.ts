import { type Cents, NO_MONEY, smaller } from '../money/cents.ts';
import type { SmallestUnit } from '../money/currencies.ts';
import { nearestIn } from '../money/rounding-in.ts';
import { checkedShareOf, WHOLE_SHARE } from '../money/share.ts';
import { isViolation } from '../result/violation.ts';
import type { RateTable } from '../tariff/rate-table.ts';
import type { Code, TariffParts } from '../tariff/rules.ts';
import type { Tariff } from '../tariff/tariff.ts';
import { feeAmounts } from './fee-amounts.ts';
import { nightViolation } from './night-limits.ts';
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
