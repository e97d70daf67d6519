import type { DeskStay } from '@motel/api-client/desk-contracts';
import { motel } from '@motel/content';
import { classes } from '@motel/ui';
import { motelDay, shownShortDate } from '../../shared/format/shown-dates.ts';
import { shownMoney } from '../../shared/format/shown-money.ts';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { cell, dateCell, detail, headCell, money, paid, table, total } from './FolioCard.css.ts';

type Entry = DeskStay['folio']['entries'][number];

/** The account of the stay, line by line, with what is owed after each. */
export function FolioCard({ stay: { folio, reference } }: { readonly stay: DeskStay }) {
  // A charge of $0 says nothing.
  const entries = folio.entries.filter(({ kind, amount }) => kind !== 'charge' || amount !== 0);
  const days = entries.map(({ at }) => motelDay(at));
  return (
    <DeskCard title="Folio" aside={motel.gstNumber && `GST ${motel.gstNumber}`}>
      <table className={table} aria-label={`Folio of ${reference}`}>
        <thead>
          <tr>
            <th className={classes(headCell, dateCell)}>Date</th>
            <th className={headCell}>What</th>
            <th className={classes(headCell, money)}>Amount</th>
            <th className={classes(headCell, money)}>Balance</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry, index) => (
            <tr key={index} className={classes(entry.kind === 'payment' && paid)}>
              <td className={classes(cell, dateCell)}>
                {days[index] !== days[index - 1] && shownShortDate(days[index] ?? '')}
              </td>
              <td className={cell}>
                {entry.label}
                <span className={detail}>{detailOf(entry)}</span>
              </td>
              <td className={classes(cell, money)}>{shownMoney(entry.amount)}</td>
              <td className={classes(cell, money)}>{shownMoney(entry.balance)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className={total}>
            <th colSpan={2} scope="row" className={cell}>
              Balance
            </th>
            <td colSpan={2} className={classes(cell, money)}>
              {shownMoney(folio.balance)}
            </td>
          </tr>
        </tfoot>
      </table>
    </DeskCard>
  );
}

function detailOf({ detail: words, by, kind, what, isUnderWay }: Entry): string {
  const hand = what === 'card' ? 'hosted checkout' : `by ${by}`;
  const parts = [words, kind !== 'charge' && hand, isUnderWay && 'under way'];
  return parts.filter((part) => typeof part === 'string').join(', ');
}
