import type { InvoicePaper } from '@motel/api-client/desk-contracts';
import type { Instant } from '@motel/booking-core';
import type { OutboxMessage } from '../outbox-message.ts';

type Line = InvoicePaper['sums'][number];

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

function written({ label, detail, amount = '' }: Line): string {
  return `- ${label}${detail === undefined ? '' : `, ${detail}`}: ${amount}`;
}
