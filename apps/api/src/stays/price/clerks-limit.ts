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
import { money, motel } from '@motel/content';
import { type Folio, quotedOf } from '../../booking/index.ts';
import { type Refused, refuse } from '../../shared/outcome.ts';
import type { Person } from '../../staff/index.ts';

/** Shares are millionths (M5). */
const PER_CENT = 10_000;

/** The price of a stay, and what the tariff asks for it. */
export interface PriceByTariff {
  readonly price: Cents;
  readonly byTariff: Cents;
}

/** The price of a stay now, and by the tariff: before prices by hand (L6), allowances (L5), and what a late change keeps. */
export function priceByTariff({ price, entries }: Folio): PriceByTariff {
  const quoted = quotedOf(entries);
  const asked = quoted.filter(({ rule }) => rule !== 'L5' && rule !== 'X6').map(({ amount }) => amount);
  return { price, byTariff: tariffBesideHand(entries) ?? sum(...asked) };
}

/** The tariff's price of a stay whose price a person has set by hand, now or before a change. */
export function tariffBesideHand(entries: Folio['entries']): Cents | undefined {
  return quotedOf(entries).find(({ byTariff = null }) => byTariff !== null)?.byTariff ?? undefined;
}

/**
 * Why a person may not bring a stay to a price: a clerk takes no more off the tariff's than the owner lets them, by all
 * ways together, and no more off a stay that costs less already (§14.5).
 */
export function whyTooLow(
  person: Person,
  { price, byTariff }: PriceByTariff,
  before?: PriceByTariff,
): Refused | undefined {
  const percent = motel.frontDesk.clerkMayTakeOff;
  const byLimit = subtract(byTariff, shareOf(byTariff, percent * PER_CENT, nearestIn(money.unit)));
  const off = before === undefined ? NO_MONEY : subtract(before.byTariff, before.price);
  const [asBefore = byLimit] = before !== undefined && off > 0 ? divide(byTariff, [before.price, off]) : [];
  const least = smaller(byLimit, asBefore);
  return price >= least || mayDo(person, 'owner')
    ? undefined
    : refuse('forbidden', 'hand-price-below', { least, percent });
}

/** Why a person may not take an amount off the price of a stay; of one that was given up, its kept part is not the tariff's. */
export function whyNotOff(
  person: Person,
  { folio, status }: { readonly folio: Folio; readonly status: string },
  amount: Cents,
): Refused | undefined {
  const before = priceByTariff(folio);
  if (status !== 'confirmed' || amount <= 0) return undefined;
  return whyTooLow(person, { ...before, price: subtract(before.price, amount) }, before);
}
