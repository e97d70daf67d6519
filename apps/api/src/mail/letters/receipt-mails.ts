import type { InvoicePaper } from '@motel/api-client/desk-contracts';
import type { Cents, CivilDate, Instant } from '@motel/booking-core';
import type { Words } from '@motel/content/server';
import { type Booking, paidWords, type Statement, stayAccount } from '../../booking/index.ts';
import { siteIn } from '../../shared/motel-context.ts';
import { taxDetail } from '../../shared/words/tax-words.ts';
import { oneLine } from '../guest-words.ts';
import type { OutboxMessage } from '../outbox-message.ts';
import { paragraph, type Row, rows, section } from '../page/parts.ts';
import { guestLetter } from './guest-letter.ts';
import { signature } from './stay-facts.ts';
import { moneyRows, pricePart } from './stay-parts.ts';

interface NumberedReceipt {
  readonly number: string;
  readonly kind: 'receipt' | 'credit-note';
  /** The receipt that it corrects or replaces. */
  readonly about: string | null;
  readonly content: Statement & {
    readonly payments: readonly { readonly date: CivilDate; readonly way: string; readonly amount: Cents }[];
    readonly balance: Cents;
  };
}

/** To the guest: a receipt that the front desk issued, as it was issued. Each press is answered. */
export function numberedReceiptMail(words: Words, stay: Booking, receipt: NumberedReceipt, now: Instant) {
  const { t, motel } = words;
  const { number, kind, about, content } = receipt;
  const name = kind === 'receipt' ? t('Receipt {number}', { number }) : t('Credit note {number}', { number });
  return guestLetter(words, stay, {
    dedupeKey: `numbered-receipt:${number}:${now}:${stay.id}`,
    subject: t('{paper} from {name}: {reference}', {
      paper: name,
      name: motel.name,
      reference: stay.reference,
    }),
    headline: `${name}.`,
    opening: openingOf(words, kind, number, about),
    isToCome: false,
    parts: [
      section(t('The price'), rows(words, priceRows(words, content))),
      section(t('Paid'), rows(words, paymentRows(words, content))),
    ],
  });
}

function openingOf({ t }: Words, kind: NumberedReceipt['kind'], number: string, about: string | null) {
  if (kind === 'credit-note')
    return t('Here is credit note {number} to receipt {about} of your stay.', { number, about: `${about}` });
  return about === null
    ? t('Here is receipt {number} of your stay.', { number })
    : t('Here is receipt {number}, in place of {about}, of your stay.', { number, about });
}

function priceRows(words: Words, { lines, taxes, total }: NumberedReceipt['content']): Row[] {
  const { t, fullMoney, shownMoney, own } = words;
  return [
    ...lines.map(({ label, detail, amount }) => ({ label: own(label), detail, amount: shownMoney(amount) })),
    ...taxes.map((tax) => ({
      label: own(tax.name),
      detail: taxDetail(words, tax),
      amount: shownMoney(tax.amount),
    })),
    { label: t('Total'), amount: fullMoney(total), isTotal: true },
  ];
}

function paymentRows(words: Words, { payments, balance }: NumberedReceipt['content']): Row[] {
  const { t, fullMoney, shownMoney, shownDate } = words;
  const paid = payments.map(({ date, way, amount }) => ({
    label: paidWords(words, way)[amount < 0 ? 'refunded' : 'paid'],
    detail: shownDate(date),
    amount: shownMoney(amount),
  }));
  return [...paid, { label: t('Balance'), amount: fullMoney(balance), isTotal: true }];
}

/** To the guest who asks for it: the receipt of a stay. Each asking is answered. */
export function receiptMail(words: Words, stay: Booking, now: Instant, company = ''): OutboxMessage {
  const { t, motel } = words;
  const address = `${siteIn(words.motel, stay.site)}/stay/${encodeURIComponent(stay.id)}/receipt`;
  const lines = company.split('\n').map(oneLine).filter(Boolean).join(', ');
  const to = lines === '' ? [] : [t('Company and its address: {lines}', { lines })];
  return guestLetter(words, stay, {
    dedupeKey: `receipt:${now}:${stay.id}`,
    subject: t('Your receipt from {name}: {reference}', { name: motel.name, reference: stay.reference }),
    headline: t('Your receipt.'),
    opening: t('Here is the receipt of your stay. You can print it, or save it as a file.'),
    action: { label: t('Open the receipt'), address },
    parts: [
      ...to.map((line) => paragraph(line)),
      pricePart(words, t('The price'), stay),
      rows(words, moneyRows(words, stay, stayAccount(stay))),
    ],
  });
}

interface SoldVoucher {
  readonly code: string;
  readonly amount: Cents;
}

/** A gift voucher in words, for its paper and its letter: what it is, its worth and code, and how it is spent. */
export function voucherWords({ t, motel, fullMoney }: Words, { code, amount }: SoldVoucher) {
  return [
    t('Gift voucher of {name}', { name: motel.name }),
    t('This gift voucher is worth {amount}. Its code is {code}.', { amount: fullMoney(amount), code }),
    t('Give the code at the front desk when you pay. You can spend it in parts, and it has no last day.'),
  ] as const;
}

/** To the buyer of a gift voucher. */
export function voucherMail(words: Words, voucher: SoldVoucher, name: string, to: string): OutboxMessage {
  const { t, motel } = words;
  const [subject, ...lines] = voucherWords(words, voucher);
  const text = [t('Dear {guest},', { guest: oneLine(name) }), ...lines, signature(words)]
    .join('\n\n')
    .concat('\n');
  return { dedupeKey: `voucher:${voucher.code}`, to, replyTo: motel.email, subject, text };
}

const written = ({ label, detail, amount }: InvoicePaper['sums'][number]) =>
  `- ${label}${detail ? `, ${detail}` : ''}${amount ? `: ${amount}` : ''}`;

/** To a company: an invoice or a credit note as it was issued, in its language. Each press is answered. */
export function invoiceMail(paper: InvoicePaper, number: string, to: string, now: Instant): OutboxMessage {
  const { title, facts, motel, stays, sums, foot } = paper;
  return {
    dedupeKey: `invoice:${number}:${now}`,
    to,
    replyTo: motel.email,
    subject: `${title}, ${motel.name}`,
    text: [
      [motel.name, ...motel.addressLines, motel.phone, motel.email].join('\n'),
      [title, ...facts].join('\n'),
      paper.to.join('\n'),
      ...stays.map(({ heading, lines }) => [heading, ...lines.map(written)].join('\n')),
      sums.map(written).join('\n'),
      foot,
    ]
      .filter((part) => part !== '')
      .join('\n\n')
      .concat('\n'),
  };
}
