import type { ReceiptWire } from '@motel/api-client/desk-contracts';
import { shownMoney } from '@motel/content/words';
import { shownDates, shownFullDate } from '../../shared/format/shown-dates.ts';
import {
  amount,
  facts,
  house,
  kind as kindStyle,
  lines as linesStyle,
  name,
  paper,
  small,
  sum,
  top,
} from './receipt.css.ts';

const WAYS: Readonly<Record<string, string>> = {
  card: 'by card',
  cash: 'in cash',
  terminal: 'by card at the desk',
};

/** The sheet that is printed. */
export function ReceiptPaper({ receipt }: { readonly receipt: ReceiptWire }) {
  const { motel, number, kind, about, date, guest, stay, lines, taxes, total, payments, balance, by } =
    receipt;
  const year = date.slice(0, 4);
  return (
    <article className={paper} aria-label={`${kind === 'receipt' ? 'Receipt' : 'Credit note'} ${number}`}>
      <div className={top}>
        <address className={house}>
          <span className={name}>{motel.name}</span>
          {[...motel.addressLines, motel.phone, motel.email].map((line) => (
            <div key={line}>{line}</div>
          ))}
          {motel.gstNumber !== undefined && <div>GST {motel.gstNumber}</div>}
        </address>
        <div>
          <h2 className={kindStyle}>{kind === 'receipt' ? 'Receipt' : 'Credit note'}</h2>
          <div>No. {number}</div>
          <div>
            {shownFullDate(date)}, {year}
          </div>
          {about !== undefined && (
            <div>
              {kind === 'receipt' ? 'In place of' : 'To receipt'} {about}
            </div>
          )}
        </div>
      </div>
      <div className={facts}>
        <strong>{guest}</strong>
        <div>
          {stay.roomType}
          {stay.rooms > 1 && `, ${stay.rooms} rooms`}, {shownDates(stay.checkIn, stay.checkOut)}
        </div>
        <div>Stay {stay.reference}</div>
      </div>
      <table className={linesStyle}>
        <caption className={small}>Canadian dollars</caption>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.label} ${line.detail} ${line.amount}`}>
              <th scope="row">
                {line.label}
                {line.detail !== undefined && <div className={small}>{line.detail}</div>}
              </th>
              <td className={amount}>{shownMoney(line.amount)}</td>
            </tr>
          ))}
          {taxes.map((tax) => (
            <tr key={tax.name}>
              <th scope="row">
                {tax.name}
                {tax.detail !== undefined && <div className={small}>{tax.detail}</div>}
              </th>
              <td className={amount}>{shownMoney(tax.amount)}</td>
            </tr>
          ))}
          <tr className={sum}>
            <th scope="row">Total</th>
            <td className={amount}>{shownMoney(total)}</td>
          </tr>
        </tbody>
      </table>
      <table className={linesStyle}>
        <caption className={small}>Payments</caption>
        <tbody>
          {payments.map((payment) => (
            <tr key={`${payment.date} ${payment.way} ${payment.amount}`}>
              <th scope="row">
                {payment.amount < 0 ? 'Refunded' : 'Paid'} {WAYS[payment.way] ?? payment.way},{' '}
                {shownFullDate(payment.date)}
              </th>
              <td className={amount}>{shownMoney(payment.amount)}</td>
            </tr>
          ))}
          <tr className={sum}>
            <th scope="row">{balance < 0 ? 'The motel owes' : 'Still to pay'}</th>
            <td className={amount}>{shownMoney(balance)}</td>
          </tr>
        </tbody>
      </table>
      <p className={small}>Issued by {by}. Thank you for staying with us.</p>
    </article>
  );
}
