import {
  type Cents,
  cents,
  divide,
  NO_MONEY,
  nightsOf,
  type Quote,
  type QuoteLine,
  type QuotePolicy,
  type QuoteShare,
  subtract,
  sum,
  times,
} from '@motel/booking-core';
import { withinTotal } from '@motel/booking-core/booking';
import { mean } from '@motel/booking-core/rates';
import type { Motel, Words } from '@motel/content/server';
import { refuse } from '../../shared/outcome.ts';
import { sentenceOf } from '../../shared/words/refusals.ts';
import type { Person } from '../../staff/index.ts';

export interface HandPrice {
  /** With taxes. */
  readonly total: Cents;
  readonly reason: string;
}

/** A total that a person tries before they say why. */
export function typedPrice(total: Cents | undefined): HandPrice | undefined {
  return total === undefined ? undefined : { total, reason: '' };
}

/** A slip of the finger is no price: ten times what the tariff asks, and $1,000, or 100,000 yen, for what it gives away. */
function mostByHand({ unit }: Motel['money'], byTariff: Cents): Cents {
  return cents(Math.max(times(cents(1000_00), unit), times(byTariff, 10)));
}

/** The terms of a price by hand: each part of it is the share that it was of the tariff's price. */
export function termsByHand(
  { unit }: Motel['money'],
  { total, policy }: Pick<Quote, 'total' | 'policy'>,
  byHand: Cents,
) {
  const part = (amount: Cents) => divide(byHand, [subtract(total, amount), amount], unit)[1] ?? NO_MONEY;
  const { late, noShow, deposit, ...rest } = policy;
  return {
    ...rest,
    late: part(late),
    ...(noShow && { noShow: { ...noShow, amount: part(noShow.amount) } }),
    ...(deposit !== undefined && { deposit: part(deposit) }),
  } satisfies QuotePolicy;
}

/** Replaces a quote's lines by a price by hand (L6) with each tax in it (Q14). Refused for a slip of the finger. */
export function pricedByHand(
  words: Words,
  quote: Quote,
  { total, reason }: HandPrice,
  byTariff: Cents,
  person: Person,
) {
  const { money } = words.motel;
  const most = mostByHand(money, quote.total);
  if (total > most) refuse('rule-broken', 'hand-price-beyond', { most });
  const parts = withinTotal(total, quote.lines, money.unit);
  const taxes = quote.lines.flatMap((line, at) => {
    const { amount = NO_MONEY, share = null } = parts[at] ?? {};
    const isExempt = quote.exempt?.[line.kind] !== undefined;
    if (share === null && line.tax === undefined && !isExempt) return [];
    return [{ ...line, amount, share, detail: detailOf(words, line, share, quote.currency) }];
  });
  const rest = subtract(total, sum(...taxes.map(({ amount }) => amount)));
  const entry = { kind: 'charge', rule: 'L6', tariff: quote.tariff, by: person.name } as const;
  const checkIn = quote.from;
  const nights = nightsOf({ checkIn, checkOut: quote.to });
  return {
    charges: [
      {
        ...entry,
        part: 'room' as const,
        what: 'by-hand',
        label: sentenceOf(words, 'price-by-hand'),
        detail: reason,
        amount: rest,
        byTariff,
      },
      ...taxes.map(({ kind, label, detail, amount, share, tax = null }) => ({
        ...entry,
        part: 'tax' as const,
        what: kind,
        label,
        detail,
        amount,
        share,
        tax,
      })),
    ],
    nights: [{ from: checkIn, nights, price: mean(rest, nights * quote.rooms, money.unit) }],
  };
}

/** The line's detail with the amount of a tax that is in the price by hand. */
function detailOf({ rules }: Words, { detail }: QuoteLine, share: QuoteShare | null, currency: string) {
  if (share?.included === undefined) return detail ?? null;
  const { percent, included } = share;
  return rules.price.quote.included({ percent, amount: included.amount, currency });
}
