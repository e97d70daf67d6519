import type { DeskStay } from '@motel/api-client/desk-contracts';
import { NO_MONEY, sum } from '@motel/booking-core';

export type Entry = DeskStay['folio']['entries'][number];

/** All entries but charges of $0, which say nothing. */
export function shownEntries(entries: readonly Entry[]): Entry[] {
  return entries.filter(({ kind, amount }) => kind !== 'charge' || amount !== 0);
}

/**
 * The current account: the charges since the last change and those besides the price, then payments and refunds, each with
 * what is owed after it.
 * The charges before a change and their credit come to $0, and are left out.
 */
export function currentEntries(entries: readonly Entry[]): Entry[] {
  const since = entries.findLastIndex(({ kind, what }) => kind === 'charge' && what === 'changed') + 1;
  const charges = entries.filter(({ kind, isBeside }, at) => kind === 'charge' && (isBeside || at >= since));
  const moved = entries.filter(({ kind }) => kind !== 'charge');
  let owed = NO_MONEY;
  return shownEntries([...charges, ...moved]).map((entry) => {
    owed = sum(owed, entry.amount);
    return { ...entry, balance: owed };
  });
}
