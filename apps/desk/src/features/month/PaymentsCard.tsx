import type { MonthBooks } from '@motel/api-client/desk-contracts';
import { shownMoney } from '@motel/content/words';
import { Link } from 'react-router-dom';
import { shownShortDate } from '../../shared/format/shown-dates.ts';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { SheetHead } from '../../shared/sheet/SheetHead.tsx';
import { SheetScroll } from '../../shared/sheet/SheetScroll.tsx';
import { empty, money, rowLink, sheet, soft } from '../../shared/sheet/sheet.css.ts';

/** Money that was taken or given back in the month. */
export function PaymentsCard({ books: { payments, net } }: { readonly books: MonthBooks }) {
  return (
    <DeskCard title="By payment" count={payments.length} aside="By the desk's day, which ends at 4:00 AM">
      {payments.length === 0 ? (
        <p className={empty}>No money moved in this month.</p>
      ) : (
        <SheetScroll label="Payments of the month">
          <table className={sheet}>
            <SheetHead columns={['Day', 'Stay', 'What', 'By', { amount: 'Amount' }]} />
            <tbody>
              {payments.map(({ id, date, reference, kind, way, amount, payment, by }) => (
                <tr key={`${payment} ${kind} ${date} ${amount}`}>
                  <td>{shownShortDate(date)}</td>
                  <th scope="row">
                    <Link className={rowLink} to={`/stays/${id}`}>
                      {reference}
                    </Link>
                  </th>
                  <td>
                    {kind === 'payment' ? 'Payment' : 'Refund'}, {way}
                  </td>
                  <td className={soft}>{by}</td>
                  <td className={money}>{shownMoney(amount)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <td />
                <th scope="row">Total</th>
                <td />
                <td />
                <td className={money}>{shownMoney(net)}</td>
              </tr>
            </tfoot>
          </table>
        </SheetScroll>
      )}
    </DeskCard>
  );
}
