import { type Cents, subtract, sum } from '../money/cents.ts';
import type { QuoteLine } from '../pricing/quote.ts';
import { requireKnown, requireObject, requireObjects } from '../result/kind.ts';
import { requireText } from '../result/text.ts';
import { ROOM_LINES } from '../tariff/read-fees.ts';

/**
 * The kind of an entry in a stay's account: an amount owed, paid, or returned to the guest (L1). A charge below $0 that takes
 * part of the price off is an allowance (L5); one by hand takes the place of a quote's lines (L6).
 */
export type FolioKind = 'charge' | 'payment' | 'refund';

const KINDS: readonly FolioKind[] = ['charge', 'payment', 'refund'];

/** The use of a charge (L9): a part of the price, an article beside it, or a correction. */
export type ChargePart =
  | 'room'
  | 'extra'
  | 'tax'
  /** Beside the price (L7), like its taxes. */
  | 'article'
  | 'article-tax'
  /** Takes part of the price off (L5). */
  | 'allowance'
  /** Of a late change (X6). */
  | 'kept'
  /** The credit of the whole price with which a change begins (L4). */
  | 'reversal'
  /** Corrects what a stay that ended is charged (L3). */
  | 'closing';

/**
 * Returns what a line of a price is for (L9): a percentage, or a fixed amount that the tariff names as a tax, is a tax; of
 * the others, a fee or an ordered article is an extra.
 * @example
 * partOfPrice({ kind: 'rooms' }); // → room
 */
export function partOfPrice(line: Pick<QuoteLine, 'kind' | 'share' | 'tax'>): ChargePart {
  const { kind, share, tax } = requireObject('line', line);
  requireText('kind', kind);
  if (share !== undefined || tax !== undefined) return 'tax';
  return ROOM_LINES.includes(kind) ? 'room' : 'extra';
}

/** Whether a charge is a tax, of the price or of an article (L9). */
export function isTaxPart(part: ChargePart | null): boolean {
  return part === 'tax' || part === 'article-tax';
}

/** Whether a charge is of an article beside the price (L7). */
export function isArticlePart(part: ChargePart | null): boolean {
  return part === 'article' || part === 'article-tax';
}

/** The part of an entry that the sums need (L1). */
export interface FolioAmount {
  /** The kind of the entry. */
  readonly kind: FolioKind;
  /** Below $0 for an entry that undoes another one. */
  readonly amount: Cents;
}

/** The sums of a stay's ledger (L2). */
export interface FolioTotals {
  /** Charges. */
  readonly total: Cents;
  /** Payments. */
  readonly paid: Cents;
  /** Refunds, whether they have arrived yet or not. */
  readonly refunded: Cents;
  /** The guest's balance; below $0 the motel owes it to the guest. */
  readonly balance: Cents;
}

/**
 * Adds up a ledger; the order of its entries does not matter (L2).
 * @example
 * const entries = [
 *   { kind: 'charge', amount: dollars('98') },
 *   { kind: 'payment', amount: dollars('50') },
 * ] as const;
 * folioTotals(entries); // → { total: 9800, paid: 5000, refunded: 0, balance: 4800 }
 */
export function folioTotals(entries: readonly FolioAmount[]): FolioTotals {
  for (const { kind } of requireObjects('entries', entries)) requireKnown('kind', kind, KINDS);
  const of = (kind: FolioKind) => sum(...entries.flatMap((e) => (e.kind === kind ? [e.amount] : [])));
  const [total, paid, refunded] = [of('charge'), of('payment'), of('refund')];
  return { total, paid, refunded, balance: sum(subtract(total, paid), refunded) };
}

/**
 * Returns the charge that brings the sum of a ledger's charges to `owed`: below $0 when a hold ends or a stay is
 * cancelled, above $0 when a late payment finds its rooms free (L3). A change credits the whole price by it (L4). Articles
 * that were charged stay owed (L7): they are part of `owed`.
 * @returns `undefined` when the charges already come to `owed`
 */
export function closingCharge(entries: readonly FolioAmount[], owed: Cents): Cents | undefined {
  const charge = subtract(owed, folioTotals(entries).total);
  return charge === 0 ? undefined : charge;
}
