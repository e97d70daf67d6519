import type { MonthBooks } from '@motel/api-client/desk-contracts';
import { shownMoney } from '@motel/content/words';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { SheetHead } from '../../shared/sheet/SheetHead.tsx';
import { SheetScroll } from '../../shared/sheet/SheetScroll.tsx';
import { money, sheet } from '../../shared/sheet/sheet.css.ts';
import { note } from './MonthPage.css.ts';

const NAMES: Readonly<Record<string, string>> = {
  card: 'Card, hosted checkout',
  cash: 'Cash',
  terminal: 'Card terminal',
};

/** Money by way of paying. */
export function WaysCard({ books: { ways, net } }: { readonly books: MonthBooks }) {
  return (
    <DeskCard title="Money of the month">
      <SheetScroll label="Money by way of paying">
        <table className={sheet}>
          <SheetHead columns={['', { amount: 'Taken' }, { amount: 'Given back' }, { amount: 'Net' }]} />
          <tbody>
            {ways.map((row) => (
              <tr key={row.way}>
                <th scope="row">{NAMES[row.way] ?? row.way}</th>
                <td className={money}>{shownMoney(row.taken)}</td>
                <td className={money}>{shownMoney(row.givenBack)}</td>
                <td className={money}>{shownMoney(row.net)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">All</th>
              <td />
              <td />
              <td className={money}>{shownMoney(net)}</td>
            </tr>
          </tfoot>
        </table>
      </SheetScroll>
      <p className={note}>
        The payment provider's fees are on its own statement: it does not report them here.
      </p>
    </DeskCard>
  );
}
