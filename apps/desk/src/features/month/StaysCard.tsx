import type { MonthBooks } from '@motel/api-client/desk-contracts';
import type { Cents } from '@motel/booking-core';
import { shownMoney } from '@motel/content/words';
import { Link } from 'react-router-dom';
import { shownShortDate } from '../../shared/format/shown-dates.ts';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { SheetHead } from '../../shared/sheet/SheetHead.tsx';
import { SheetScroll } from '../../shared/sheet/SheetScroll.tsx';
import { empty, money, rowLink, sheet } from '../../shared/sheet/sheet.css.ts';

const ENDS = {
  stayed: '',
  cancelled: 'cancelled',
  'no-show': 'no-show',
  'not checked in': 'not checked in',
  'not a stay': 'not a stay',
} as const;

/** The stays whose account closed in the month, by what their price is for. */
export function StaysCard({ books: { stays, taxes, totals } }: { readonly books: MonthBooks }) {
  return (
    <DeskCard title="By stay" count={stays.length} aside="Stays that ended or were given up in the month">
      {stays.length === 0 ? (
        <p className={empty}>No stay ended in this month.</p>
      ) : (
        <SheetScroll label="Stays of the month">
          <table className={sheet}>
            <SheetHead
              columns={[
                'Closed',
                'Stay',
                ...['Room', 'Extras', 'Kept', ...taxes, 'Total', 'Balance'].map((amount) => ({ amount })),
                'Paid by',
              ]}
            />
            <tbody>
              {stays.map((row) => (
                <tr key={row.id}>
                  <td>{shownShortDate(row.closed)}</td>
                  <th scope="row">
                    <Link className={rowLink} to={`/stays/${row.id}`}>
                      {row.reference}
                    </Link>{' '}
                    {row.roomType} {ENDS[row.end]}
                  </th>
                  <Amounts row={row} />
                  <td>{row.ways}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <td />
                <th scope="row">Total</th>
                <Amounts row={totals} />
                <td />
              </tr>
            </tfoot>
          </table>
        </SheetScroll>
      )}
    </DeskCard>
  );
}

function Amounts({ row }: { readonly row: MonthBooks['totals'] }) {
  const amounts: readonly (readonly [string, Cents])[] = [
    ['room', row.room],
    ['extras', row.extras],
    ['kept', row.kept],
    ...row.taxes.map((amount, at) => [`tax ${at}`, amount] as const),
    ['total', row.total],
    ['balance', row.balance],
  ];
  return amounts.map(([name, amount]) => (
    <td key={name} className={money}>
      {shownMoney(amount)}
    </td>
  ));
}
