import { mayDo } from '@motel/api-client/desk-contracts';
import {
  type Cents,
  divide,
  NO_MONEY,
  nearestIn,
  shareOf,
  smaller,
  subtract,
  sum,
} from '@motel/booking-core';
import type { Motel } from '@motel/content/server';
import { type Booking, type Folio, folioOf, quotedOf } from '../../booking/index.ts';
import { type Refusal, refusal } from '../../shared/outcome.ts';
import type { Person } from '../../staff/index.ts';
import { costOf } from '../stay-money.ts';
import { keptByTerms } from './plan-cancellation.ts';

/** Shares are millionths (M5). */
const PER_CENT = 10_000;

export interface PriceByTariff {
  readonly price: Cents;
  readonly byTariff: Cents;
  /** The part of the price that its terms refund, where the stay is given up. @default $0 */
  readonly given?: Cents;
}

/** The price of a stay now, and by the tariff: before prices by hand (L6), allowances (L5) and late changes. */
export function priceByTariff({ price, entries }: Folio): PriceByTariff {
  const quoted = quotedOf(entries);
  const asked = quoted
    .filter(({ part }) => part !== 'allowance' && part !== 'kept')
    .map(({ amount }) => amount);
  return { price, byTariff: tariffBesideHand(entries) ?? sum(...asked) };
}

/** The tariff's price of a stay whose price a person has set by hand, now or before a change. */
export function tariffBesideHand(entries: Folio['entries']): Cents | undefined {
  return quotedOf(entries).find(({ byTariff = null }) => byTariff !== null)?.byTariff ?? undefined;
}

/** Why a price is too low: a clerk takes off what the owner lets them, by all ways together, and no more (§14.5). */
export function whyTooLow(
  { frontDesk, money }: Motel,
  person: Person,
  { price, byTariff, given = NO_MONEY }: PriceByTariff,
  before?: PriceByTariff,
): Refusal | undefined {
  const percent = frontDesk.clerkMayTakeOff;
  const byLimit = subtract(byTariff, shareOf(byTariff, percent * PER_CENT, nearestIn(money.unit)));
  // A stay that costs less already gets no more off.
  const off = before === undefined ? NO_MONEY : subtract(before.byTariff, before.price);
  const [asBefore = byLimit] = before !== undefined && off > 0 ? divide(byTariff, [before.price, off]) : [];
  const least = smaller(byLimit, asBefore);
  return price >= least || mayDo(person, 'owner')
    ? undefined
    : refusal('forbidden', 'hand-price-below', { least: subtract(least, given), percent });
}

/** Why a person may not take an amount off the price of a stay, or off what was kept of one that was given up. */
export function whyNotOff(motel: Motel, by: Person, booking: Booking, amount: Cents): Refusal | undefined {
  if (amount <= 0) return undefined;
  if (booking.status !== 'confirmed')
    return whyKeptTooLow(motel, by, booking, subtract(costOf(booking), amount), booking.statusChangedAt);
  const before = priceByTariff(booking.folio);
  return whyTooLow(motel, by, { ...before, price: subtract(before.price, amount) }, before);
}

/** Why a person may not keep so little of a stay that is given up: what its terms keep beyond it comes off. */
export function whyKeptTooLow(
  motel: Motel,
  person: Person,
  booking: Booking,
  kept: Cents,
  at: Date,
): Refusal | undefined {
  const before = priceByTariff(folioOf(booking.folio.entries.filter((entry) => entry.at <= at)));
  const given = subtract(before.price, keptByTerms(motel, booking, before.price, at));
  return whyTooLow(motel, person, { ...before, price: sum(kept, given), given }, before);
}
