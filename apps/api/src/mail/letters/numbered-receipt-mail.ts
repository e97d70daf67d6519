import type { Cents, CivilDate, Instant } from '@motel/booking-core';
import { motel } from '@motel/content';
import { fullMoney, shownMoney } from '@motel/content/words';
import type { Booking, StatedTax } from '../../booking/index.ts';
import { shownDate } from '../../shared/shown-date.ts';
import { taxDetail } from '../../shared/words/tax-words.ts';
import type { OutboxMessage } from '../outbox-message.ts';
import { heading, type Row, rows } from '../page/parts.ts';
import { guestLetter } from './guest-letter.ts';
import { roomPostcard } from './stay-parts.ts';

/** A receipt or credit note with its number. */
interface NumberedReceipt {
  readonly number: string;
  readonly kind: 'receipt' | 'credit-note';
  /** The receipt that it corrects or replaces. */
  readonly about: string | null;
  readonly content: {
    readonly motel: { readonly gstNumber?: string };
    readonly lines: readonly { readonly label: string; readonly detail?: string; readonly amount: Cents }[];
    readonly taxes: readonly StatedTax[];
    readonly total: Cents;
    readonly payments: readonly { readonly date: CivilDate; readonly way: string; readonly amount: Cents }[];
    readonly balance: Cents;
  };
}

const WAYS: Readonly<Record<string, string>> = {
  card: 'by card',
  cash: 'in cash',
  terminal: 'by card at the desk',
};

/** To the guest: a receipt that the front desk issued, as it was issued. Each press is answered. */
export function numberedReceiptMail(stay: Booking, receipt: NumberedReceipt, now: Instant): OutboxMessage {
  const { number, kind, about, content } = receipt;
  const name = kind === 'receipt' ? `Receipt ${number}` : `Credit note ${number}`;
  const relation =
    about === null ? '' : kind === 'receipt' ? `, in place of ${about}` : ` to receipt ${about}`;
  const gst = content.motel.gstNumber === undefined ? '' : ` GST ${content.motel.gstNumber}.`;
  const opening = `Here is ${name.toLowerCase()}${relation} of your stay.${gst}`;
  const [price, payments] = [priceRows(content), paymentRows(content)];
  return guestLetter(stay, {
    dedupeKey: `numbered-receipt:${number}:${now}:${stay.id}`,
    subject: `${name} from ${motel.name}: ${stay.reference}`,
    opening,
    closing: [price, payments].filter((part) => part.length > 0).map(asText),
    page: {
      postcard: roomPostcard(stay),
      headline: `${name}.`,
      isToCome: false,
      parts: [
        heading('The price'),
        rows(price),
        ...(payments.length === 0 ? [] : [heading('Paid'), rows(payments)]),
      ],
    },
  });
}

function priceRows({ lines, taxes, total }: NumberedReceipt['content']): Row[] {
  return [
    ...lines.map(({ label, detail, amount }) => ({ label, detail, amount: shownMoney(amount) })),
    ...taxes.map((tax) => ({ label: tax.name, detail: taxDetail(tax), amount: shownMoney(tax.amount) })),
    { label: 'Total', amount: fullMoney(total), isTotal: true },
  ];
}

function paymentRows({ payments, balance }: NumberedReceipt['content']): Row[] {
  const paid = payments.map(({ date, way, amount }) => ({
    label: `${amount < 0 ? 'Refunded' : 'Paid'} ${WAYS[way] ?? way}`,
    detail: shownDate(date),
    amount: shownMoney(amount),
  }));
  return [...paid, { label: 'Balance', amount: fullMoney(balance), isTotal: true }];
}

function asText(lines: readonly Row[]): string {
  return lines
    .map(({ label, detail, amount }) => `${label}${detail ? `, ${detail}` : ''}: ${amount}`)
    .join('\n');
}
