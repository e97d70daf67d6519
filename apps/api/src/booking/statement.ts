import { type Cents, type QuoteLine, subtract } from '@motel/booking-core';
import type { Paid } from '../shared/motel-context.ts';
import { sentence } from '../shared/words/said.ts';
import { type Account, accountOf, extraLines, isAllowance, isTax, type StatedTax } from './account.ts';
import type { Booking } from './booking.ts';
import { type FolioEntry, isArticle, quotedOf } from './folio.ts';

/** A line of a receipt, without its taxes. */
export type StatementLine = Pick<QuoteLine, 'label' | 'detail' | 'amount'>;

/** The cost of a stay as receipts state it: its lines and taxes add up to the total. */
export interface Statement {
  readonly lines: readonly StatementLine[];
  readonly taxes: readonly StatedTax[];
  readonly total: Cents;
}

/** The cost of a stay by its folio now, with the taxes of what is left; prices with a tax in them (F27) without it. */
export function statementOf(motel: Paid, booking: Booking, account: Account = accountOf(motel, booking)) {
  const { total, charged, price, entries } = booking.folio;
  const isChanged = entries.some((entry) => isAllowance(entry) || entry.share?.included !== undefined);
  const isPrice = subtract(total, charged) === price && account.kept === 0 && !isChanged;
  // The taxes that it does not pay, each with its reason and number (F13).
  const exempt = quotedOf(entries).filter(({ what }) => Object.hasOwn(booking.exempt, what));
  const lines = isPrice ? priceLines(booking) : accountLines(account, booking, extraLines(motel, booking));
  return {
    lines: [...lines, ...exempt.map(stated)],
    taxes: account.taxes.filter(({ amount }) => amount !== 0),
    total: account.total,
  };
}

/** The lines of an account, or of the difference between two. @param named the extras by their names */
export function accountLines(
  { room, extras, kept }: Pick<Account, 'room' | 'extras' | 'kept'>,
  { property, status, plan }: Booking,
  named: readonly StatementLine[] = [{ label: sentence('Extras'), amount: extras }],
): StatementLine[] {
  const lines: StatementLine[] = [
    { label: property.title, ...(plan && { detail: plan.label }), amount: room },
    ...named,
    {
      label:
        status === 'confirmed'
          ? sentence('Kept after a late change')
          : sentence('Kept by the terms of cancelling'),
      amount: kept,
    },
  ];
  return lines.filter(({ amount }) => amount !== 0);
}

/** The price as it was sold, without the taxes. */
function priceLines({ folio, plan }: Booking): StatementLine[] {
  return [...quotedOf(folio.entries), ...folio.entries.filter(isArticle)]
    .filter((line) => !isTax(line) && line.amount !== 0)
    .map((line) => (plan && line.what === 'rooms' ? { ...line, detail: plan.label } : line))
    .map(stated);
}

function stated({ label, what, detail, amount }: FolioEntry): StatementLine {
  return { label: label ?? what, ...(detail !== null && { detail }), amount };
}
