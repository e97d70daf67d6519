import { type ReceiptWire, WAY_WORDS } from '@motel/api-client/desk-contracts';
import { shownDates, shownFullDate } from '../../shared/format/shown-dates.ts';
import { useMotel } from '../../shared/motel.tsx';
import { House } from '../../shared/paper/House.tsx';
import { PaperLine } from '../../shared/paper/PaperLine.tsx';
import {
  facts,
  kind as kindStyle,
  lines as linesStyle,
  paper,
  small,
  top,
} from '../../shared/paper/paper.css.ts';

const WAYS: Readonly<Record<string, string>> = {
  ...WAY_WORDS,
  terminal: 'by card at the desk',
};

/** The sheet that is printed. */
export function ReceiptPaper({ receipt }: { readonly receipt: ReceiptWire }) {
  const { shownMoney, moneyWords } = useMotel();
  const { motel, number, kind, about, date, guest, addressee = [], stay } = receipt;
  const { lines, taxes, total, payments, balance, by } = receipt;
  const year = date.slice(0, 4);
  return (
    <article className={paper} aria-label={`${kind === 'receipt' ? 'Receipt' : 'Credit note'} ${number}`}>
      <div className={top}>
        <House {...motel} />
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
        {addressee.map((line) => (
          <div key={line}>{line}</div>
        ))}
        <div>
          {stay.roomType}
          {stay.rooms > 1 && `, ${stay.rooms} rooms`}, {shownDates(stay.checkIn, stay.checkOut)}
        </div>
        <div>Stay {stay.reference}</div>
      </div>
      <table className={linesStyle}>
        <caption className={small}>Amounts in {moneyWords.currencyName}</caption>
        <tbody>
          {lines.map((line) => (
            <PaperLine
              key={`${line.label} ${line.detail} ${line.amount}`}
              {...line}
              amount={shownMoney(line.amount)}
            />
          ))}
          {taxes.map((tax) => (
            <PaperLine key={tax.name} label={tax.name} detail={tax.detail} amount={shownMoney(tax.amount)} />
          ))}
          <PaperLine isSum label="Total" amount={shownMoney(total)} />
        </tbody>
      </table>
      <table className={linesStyle}>
        <caption className={small}>Payments</caption>
        <tbody>
          {payments.map((payment) => (
            <PaperLine
              key={`${payment.date} ${payment.way} ${payment.amount}`}
              label={paymentWords(payment)}
              amount={shownMoney(payment.amount)}
            />
          ))}
          <PaperLine
            isSum
            label={balance < 0 ? 'The motel owes' : 'Still to pay'}
            amount={shownMoney(balance)}
          />
        </tbody>
      </table>
      <p className={small}>Issued by {by}. Thank you for staying with us.</p>
    </article>
  );
}

function paymentWords({ amount, way, date }: ReceiptWire['payments'][number]): string {
  return `${amount < 0 ? 'Refunded' : 'Paid'} ${WAYS[way] ?? way}, ${shownFullDate(date)}`;
}
