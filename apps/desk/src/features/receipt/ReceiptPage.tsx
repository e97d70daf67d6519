import { type ReceiptWire, WAY_WORDS } from '@motel/api-client/desk-contracts';
import { Alert } from '@motel/ui';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { shownDates, shownFullDate } from '../../shared/format/shown-dates.ts';
import { useMotel } from '../../shared/motel.tsx';
import { House, PaperLine, PaperPage } from '../../shared/paper/PaperPage.tsx';
import * as styles from '../../shared/paper/paper.css.ts';
import { DeskButton, PageHead } from '../../shared/parts/Page.tsx';
import { useDesk, usePress } from '../../shared/wire/calls.ts';

export function ReceiptPage() {
  const { number = '' } = useParams();
  const { data, error } = useDesk('receipt', { parts: { number } }, { refresh: false });
  const mail = usePress('mailReceipt');
  const [isMailed, setMailed] = useState(false);
  if (data === undefined) {
    return <PageHead title={`Receipt ${number}`} {...(error && { note: 'There is no such receipt.' })} />;
  }
  return (
    <PaperPage
      title={`${NAMES[data.kind]} ${number}`}
      back={{ to: `/stays/${data.stay.id}/receipts`, label: data.stay.reference }}
      beside={
        <DeskButton
          icon="mail"
          disabled={mail.isPressing}
          onClick={async () => setMailed((await mail.press({ parts: { number } })) !== undefined)}
        >
          Mail it
        </DeskButton>
      }
      said={
        <>
          {mail.problem && <Alert tone="error">{mail.problem.message}</Alert>}
          {isMailed && (
            <Alert tone="success">
              <strong>It is on its way to the guest.</strong> The stay's story shows when it was sent.
            </Alert>
          )}
        </>
      }
    >
      <ReceiptPaper receipt={data} />
    </PaperPage>
  );
}

const NAMES = { receipt: 'Receipt', 'credit-note': 'Credit note' } as const;

const WAYS: Readonly<Record<string, string>> = {
  ...WAY_WORDS,
  terminal: 'by card at the desk',
};

function ReceiptPaper({ receipt }: { readonly receipt: ReceiptWire }) {
  const { shownMoney, moneyWords } = useMotel();
  const { motel, number, kind, about, date, guest, addressee = [], stay } = receipt;
  const { lines, taxes, total, payments, balance, by } = receipt;
  const year = date.slice(0, 4);
  return (
    <article className={styles.paper} aria-label={`${NAMES[kind]} ${number}`}>
      <div className={styles.top}>
        <House {...motel} />
        <div>
          <h2 className={styles.kind}>{NAMES[kind]}</h2>
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
      <div className={styles.facts}>
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
      <table className={styles.lines}>
        <caption className={styles.small}>Amounts in {moneyWords.currencyName}</caption>
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
      <table className={styles.lines}>
        <caption className={styles.small}>Payments</caption>
        <tbody>
          {payments.map(({ amount, way, date }) => (
            <PaperLine
              key={`${date} ${way} ${amount}`}
              label={`${amount < 0 ? 'Refunded' : 'Paid'} ${WAYS[way] ?? way}, ${shownFullDate(date)}`}
              amount={shownMoney(amount)}
            />
          ))}
          <PaperLine
            isSum
            label={balance < 0 ? 'The motel owes' : 'Still to pay'}
            amount={shownMoney(balance)}
          />
        </tbody>
      </table>
      <p className={styles.small}>Issued by {by}. Thank you for staying with us.</p>
    </article>
  );
}
