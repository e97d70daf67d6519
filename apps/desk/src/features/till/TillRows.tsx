import type { TillWire } from '@motel/api-client/desk-contracts';
import { shownMoney } from '@motel/content/words';
import { Link } from 'react-router-dom';
import { motelTime } from '../../shared/format/shown-time.ts';
import { SheetHead } from '../../shared/sheet/SheetHead.tsx';
import { SheetScroll } from '../../shared/sheet/SheetScroll.tsx';
import { empty, money, rowLink, sheet, soft } from '../../shared/sheet/sheet.css.ts';

const KINDS = {
  float: 'Float',
  'pay-in': 'Paid in',
  'pay-out': 'Paid out',
  payment: 'Payment',
  refund: 'Refund',
} as const;

/** The movements of a till, in the order of time. */
export function TillRows({ name, rows }: Pick<TillWire, 'name' | 'rows'>) {
  if (rows.length === 0) return <p className={empty}>Nothing came in or went out.</p>;
  return (
    <SheetScroll label={`Rows of the till of ${name}`}>
      <table className={sheet}>
        <SheetHead columns={['Time', 'What', { amount: 'Cash' }, { amount: 'Terminal' }]} />
        <tbody>
          {rows.map(({ at, kind, stay, way, reason, amount }) => (
            <tr key={`${at} ${kind} ${stay?.reference ?? reason} ${amount}`}>
              <td className={soft}>{motelTime(at)}</td>
              <th scope="row">
                {KINDS[kind]}{' '}
                {stay && (
                  <Link className={rowLink} to={`/stays/${stay.id}`}>
                    {stay.reference}
                  </Link>
                )}
                {reason !== undefined && <span className={soft}>{reason}</span>}
              </th>
              <td className={money}>{way === 'cash' && shownMoney(amount)}</td>
              <td className={money}>{way === 'terminal' && shownMoney(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </SheetScroll>
  );
}
