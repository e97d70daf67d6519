import type { WantedStay } from '@motel/api-client/desk-contracts';
import {
  type Cents,
  type CodeData,
  extraPersonsNeeded,
  type NightRun,
  type Party,
  price,
  type QuotePolicy,
  type Stay,
  smaller,
} from '@motel/booking-core';
import { findCode } from '@motel/booking-core/rates';
import type { NewEntry } from '../../booking/index.ts';
import { chargesOf } from '../../booking/index.ts';
import { readStay, withoutRestrictions } from '../../changes/index.ts';
import type { Db } from '../../db/index.ts';
import { findPricedProperty, type StoredProperty, unknownProperty } from '../../inventory/index.ts';
import type { Clock } from '../../shared/clock.ts';
import { deskDay } from '../../shared/desk-day.ts';
import { type Outcome, refuse, refuseBroken, succeed } from '../../shared/outcome.ts';
import { type HandPrice, pricedByHand } from './hand-price.ts';

/** A new stay at its price. */
export interface DeskPrice {
  readonly property: StoredProperty;
  readonly stay: Stay;
  readonly party: Party;
  readonly extraPersons: number;
  readonly charges: readonly NewEntry[];
  readonly total: Cents;
  /** The tariff's own price, where it has one. */
  readonly byTariff: Cents | undefined;
  readonly nights: readonly NightRun[];
  readonly policy: QuotePolicy;
  /** The promotion code of the price, as the tariff has it. */
  readonly code: CodeData | undefined;
}

/** How a stay is priced otherwise than by the tariff alone. */
export interface PricedBy {
  readonly byHand?: HandPrice | undefined;
  /** A promotion code that the guest has. */
  readonly code?: string | undefined;
}

/**
 * Prices a new stay by the tariff in force, or by hand: that may break the tariff's restrictions, such as a minimum stay.
 * Until 4 AM it may begin last night. Refused with `not-found`, `sold-out` or `rule-broken`.
 * @param by the person who sells it
 */
export async function priceAtDesk(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { typeId, ...wanted }: WantedStay,
  { byHand: hand, code }: PricedBy,
  by: string,
): Promise<Outcome<DeskPrice>> {
  const found = await findPricedProperty(db, typeId);
  if (found === undefined) return unknownProperty();
  const { property, tariff, limits } = found;
  const today = deskDay(clock);
  const read = readStay(wanted, limits, today);
  if (!read.ok) return read;
  if (!property.in_stock) return refuse('sold-out', 'room-out-of-stock');
  const { party, ...stay } = read.value;
  const { checkIn: from, checkOut: to } = stay;
  const extraPersons = extraPersonsNeeded(party, limits);
  const request = {
    ...{ room: typeId, from, to, party, rooms: party.rooms, extraPersons },
    ...(code !== undefined && { code, bookedOn: today }),
  };
  const own = price(tariff, request);
  const free = own.ok || hand === undefined ? own : price(withoutRestrictions(tariff, typeId), request);
  if (!free.ok) return refuseBroken(free.violations);
  const { quote } = free;
  const byHand = hand && pricedByHand(quote, hand, by);
  if (byHand?.ok === false) return byHand;
  if (hand === undefined && quote.total === 0) return refuse('rule-broken', 'desk-price-missing');
  const total = hand?.total ?? quote.total;
  return succeed({
    property,
    stay,
    party,
    extraPersons,
    total,
    byTariff: own.ok ? own.quote.total : undefined,
    code: code === undefined ? undefined : findCode(tariff, code),
    policy: { ...quote.policy, late: smaller(quote.policy.late, total) },
    ...(byHand?.value ?? { charges: chargesOf(quote, by), nights: quote.nights }),
  });
}
