import { type Cents, NO_MONEY, subtract, sum } from '../money/cents.ts';

/** The kind of an entry in a stay's account: an amount owed, paid, or returned to the guest (L1). */
export type FolioKind = 'charge' | 'payment' | 'refund';

/** The part of an entry that the sums need. An entry that undoes another one has the opposite sign. */
export interface FolioAmount {
  readonly kind: FolioKind;
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
  /** What the guest still owes; below $0 the motel owes it to the guest. */
  readonly balance: Cents;
}

/** Adds up a ledger; the order of its entries does not matter (L2). */
export function folioTotals(entries: readonly FolioAmount[]): FolioTotals {
  const of = (kind: FolioKind) =>
    sum(NO_MONEY, ...entries.flatMap((e) => (e.kind === kind ? [e.amount] : [])));
  const [total, paid, refunded] = [of('charge'), of('payment'), of('refund')];
  return { total, paid, refunded, balance: sum(subtract(total, paid), refunded) };
}

/**
 * Returns the charge that brings the sum of a ledger's charges to `owed`: below $0 when a hold ends or a stay is
 * cancelled, above $0 when a late payment finds its rooms free (L3).
 * @returns `undefined` when the charges already come to `owed`
 */
export function closingCharge(entries: readonly FolioAmount[], owed: Cents): Cents | undefined {
  const charge = subtract(owed, folioTotals(entries).total);
  return charge === 0 ? undefined : charge;
}
