import { type Cents, NO_MONEY, sum, times } from '../money/cents.ts';
import { ROUNDINGS, shareOf } from '../money/rounding.ts';
import { MAX_COUNT } from '../party/party.ts';
import type { Quote, QuoteLine } from '../pricing/quote.ts';
import { requireObject, requireObjects, requireWholeNumber } from '../result/kind.ts';
import { requireText } from '../result/text.ts';
import { MAX_NIGHTS } from '../stay/bookable-stay.ts';
import { highestRate } from '../tariff/field-reader.ts';

/** The figures of an unfinished booking (K1–K3). They are no price: the guest pays the quote. */
export interface CardPrice {
  /** The nights of one room (K1). */
  readonly subtotal: Cents;
  /** The line `pets` of the quote (K1). */
  readonly petFee: Cents;
  /** 10 % of both, rounded down to whole dollars (K2). */
  readonly tax: Cents;
  /** Subtotal, pet fee and tax (K3). */
  readonly total: Cents;
}

/** 10 %. */
const CARD_TAX = 100_000;

/**
 * Returns the figures of an unfinished booking (K1–K3): one room's nights, its pets, and 10 % tax rounded down.
 * @param quote its nights and lines are used
 * @throws RangeError for figures that no quote has
 */
export function cardPrice(quote: Pick<Quote, 'nights' | 'lines'>): CardPrice {
  const { nights, lines } = requireObject('quote', quote);
  let subtotal = NO_MONEY;
  for (const { price, nights: count } of requireObjects('nights', nights)) {
    requireRate(price);
    requireWholeNumber('nights', count, 1, MAX_NIGHTS);
    subtotal = sum(subtotal, times(price, count));
  }
  const { amount: petFee } = petLine(lines) ?? { amount: NO_MONEY };
  requireWholeNumber('petFee', petFee, 0, Number.MAX_SAFE_INTEGER);
  const tax = shareOf(sum(subtotal, petFee), CARD_TAX, ROUNDINGS['dollar-down']);
  return { subtotal, petFee, tax, total: sum(subtotal, petFee, tax) };
}

/**
 * Returns the nightly price of an unfinished booking: its first night, and the fee of each pet (K4).
 * @param quote its nights, lines and party are used
 * @throws RangeError for a quote without nights, or figures that no quote has
 */
export function cardNightlyPrice(quote: Pick<Quote, 'nights' | 'lines' | 'party'>): Cents {
  const { nights, lines, party } = requireObject('quote', quote);
  const [first] = requireObjects('nights', nights);
  if (first === undefined) throw new RangeError('A quote has at least one night');
  const { unitAmount: petFee = NO_MONEY } = petLine(lines) ?? {};
  requireRate(first.price);
  requireRate(petFee);
  requireWholeNumber('pets', requireObject('party', party).pets, 0, MAX_COUNT);
  return sum(first.price, times(petFee, party.pets));
}

function petLine(lines: readonly QuoteLine[]): QuoteLine | undefined {
  for (const { kind } of requireObjects('lines', lines)) requireText('kind', kind);
  return lines.find(({ kind }) => kind === 'pets');
}

function requireRate(price: Cents): void {
  requireWholeNumber('price', price, 0, highestRate(100));
}
