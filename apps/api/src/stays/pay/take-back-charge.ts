import { sum, times, toDollars } from '@motel/booking-core';
import { appendToFolio, type Booking, type FolioEntry, isArticle } from '../../booking/index.ts';
import { refuse, refuseIf } from '../../shared/outcome.ts';
import type { DeskDeed } from '../../staff/index.ts';
import { actOnSeen, findNamedStay } from '../act-on-stay.ts';
import { invoicedAt } from '../stay-money.ts';
import { whyNot, whyNotNow } from '../why-not.ts';
import { areTogether } from './move-payment.ts';

/** Takes the charge of an article back, with its taxes, by entries of the opposite sign (L7), or moves it to another stay. */
export const takeBackCharge: DeskDeed<'takeBackCharge'> = async (context, asked, by) => {
  const { charge, reason, to: said, ...seen } = asked;
  const other = said === undefined ? undefined : await findNamedStay(context.db, said);
  const also = other === undefined ? [] : [other.id];
  return actOnSeen(context, 'take-back', by, { ...seen, also }, async (trx, stay, now) => {
    refuseIf(whyNotNow(context.words, stay, 'charge', now));
    const { booking } = stay;
    if (!standingCharges(booking).has(charge)) refuse('rule-broken', 'charge-not-standing');
    const lines = linesOf(booking, charge);
    const total = sum(...lines.map(({ amount }) => amount));
    // A part of it may be given up already.
    if (booking.folio.total < total) refuse('rule-broken', 'charge-not-standing');
    const own = lines.map(({ at: _, ...line }, index) => ({
      ...line,
      kind: 'charge' as const,
      part: index === 0 ? ('article' as const) : ('article-tax' as const),
      by: by.person.name,
    }));
    const opposite = own.map((line, index) => ({
      ...line,
      amount: times(line.amount, -1),
      unitAmount: times(line.unitAmount, -1),
      share: line.share && oppositeOf(line.share),
      ...(index === 0 && { detail: reason }),
    }));
    await appendToFolio(trx, booking.id, now, ...opposite);
    if (other !== undefined) {
      if (!(await areTogether(trx, booking, other))) refuse('rule-broken', 'payment-elsewhere');
      refuseIf(whyNot(context.motel, other, 'charge', now));
      await appendToFolio(trx, other.id, now, ...own);
    }
    const where = other === undefined ? '' : ` (to ${other.reference})`;
    return {
      details: `${lines[0]?.label}, ${context.words.shownMoney(total)}: ${reason}${where}`,
      before: { balance: toDollars(booking.folio.balance) },
      after: { balance: toDollars(sum(booking.folio.balance, times(total, -1))) },
      answer: {},
    };
  });
};

/** The positions of the articles' lines that no later one takes back, and that no company was invoiced for. */
export function standingCharges({ folio }: Pick<Booking, 'folio'>): ReadonlySet<number> {
  const standing = new Map<number, FolioEntry>();
  for (const [index, entry] of folio.entries.entries()) {
    if (!isArticle(entry) || entry.share !== null) continue;
    const undone = [...standing].findLast(
      ([, { what, amount, quantity }]) =>
        what === entry.what && amount + entry.amount === 0 && quantity === entry.quantity,
    );
    if (undone === undefined) standing.set(index + 1, entry);
    else standing.delete(undone[0]);
  }
  return new Set([...standing.keys()].filter((position) => position > invoicedAt({ folio })));
}

/** The line of an article, and those of its taxes, which follow it. */
function linesOf({ folio }: Booking, charge: number): FolioEntry[] {
  const [first, ...rest] = folio.entries.slice(charge - 1);
  const end = rest.findIndex((entry) => !isArticle(entry) || entry.share === null);
  return [...(first ? [first] : []), ...(end < 0 ? rest : rest.slice(0, end))];
}

function oppositeOf({ included, ...share }: NonNullable<FolioEntry['share']>): FolioEntry['share'] {
  return {
    ...share,
    base: times(share.base, -1),
    ...(included && {
      included: { ...included, amount: times(included.amount, -1), price: times(included.price, -1) },
    }),
  };
}
