import type { DeskCalls, QueryOf, StayQuoteWire, WantedStay } from '@motel/api-client/desk-contracts';
import { addDays, type Cents, type NightRun, nightDates, toDollars } from '@motel/booking-core';
import { termsOf } from '../../changes/index.ts';
import { soldOn } from '../../inventory/index.ts';
import { type Outcome, succeed } from '../../shared/outcome.ts';
import type { ByPerson } from '../act.ts';
import type { DeskContext } from '../desk.ts';
import { limitedFor, typedPrice } from './hand-price.ts';
import { type PricedBy, priceAtDesk } from './price-at-desk.ts';
import { wantedStayOf } from './wanted-stay-of.ts';

type Terms = StayQuoteWire['terms'];

/** Shows what a new stay would cost, and how many rooms are free. Refused as `priceAtDesk` is. */
export function quoteAtDesk(
  context: DeskContext,
  { price, code, ...asked }: QueryOf<DeskCalls['quoteStay']>,
  { person }: ByPerson,
): Promise<Outcome<StayQuoteWire>> {
  const byHand = limitedFor(person, typedPrice(price));
  return quoteWanted(context, wantedStayOf(asked), { byHand, code });
}

export async function quoteWanted(
  context: DeskContext,
  wanted: WantedStay,
  by: PricedBy,
): Promise<Outcome<StayQuoteWire>> {
  const priced = await priceAtDesk(context, wanted, by, '');
  if (!priced.ok) return priced;
  const { property, stay, charges, byTariff, nights, policy } = priced.value;
  const sold = await soldOn(context.db, property.id, stay);
  return succeed({
    lines: charges.map(({ label, detail, amount }) => ({
      label: label ?? '',
      ...(typeof detail === 'string' && detail !== '' && { detail }),
      amount: toDollars(amount),
    })),
    total: toDollars(priced.value.total),
    ...(byTariff !== undefined && { byTariff: toDollars(byTariff) }),
    nights: nightDates(stay).map((date) => {
      const night = sold.get(date) ?? { capacity: property.capacity, sold: 0 };
      return { date, price: toDollars(priceOn(nights, date)), free: night.capacity - night.sold };
    }),
    terms: termsNow(termsOf({ ...stay, policy }), context.clock.now()),
  });
}

/** A deadline that has passed promises nothing. */
function termsNow({ freeUntil, ...terms }: Terms, now: Date): Terms {
  const isFree = freeUntil !== undefined && freeUntil > now.toISOString();
  return { ...terms, ...(isFree && { freeUntil }) };
}

function priceOn(nights: readonly NightRun[], date: string): Cents {
  const run = nights.find((run) => run.from <= date && date < addDays(run.from, run.nights));
  return run?.price ?? (0 as Cents);
}
