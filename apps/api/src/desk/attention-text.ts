import type { Cents } from '@motel/booking-core';
import { oneLine } from '../mail/guest-words.ts';
import { openItemWords } from '../mail/templates/open-item-words.ts';
import { shownMoney } from '../shown-money.ts';
import type { Attention, StuckMail, StuckRefund } from '../use-cases/desk/attention.ts';
import { paragraph } from './paragraph.ts';
import { shownInstant } from './shown-instant.ts';

/** The front desk's list of what waits for a hand: what it is, what to do, and how to take it off the list. */
export function attentionText({ items, mails, refunds, unheard }: Attention): string {
  const entries = [
    ...(unheard === undefined ? [] : [unheardText(unheard)]),
    ...items.map(itemText),
    ...refunds.map(refundText),
    ...mails.map(mailText),
  ];
  return entries.length === 0 ? 'Nothing waits for a hand.' : entries.join('\n\n');
}

function itemText(item: Attention['items'][number]): string {
  const { title, advice } = openItemWords(item.kind, item.amount);
  return [
    title,
    `  ${shownInstant(item.noticed_at)}  ${item.provider} ${item.reference}`,
    ...(item.payment_reference === null || item.payment_reference === item.reference
      ? []
      : [`  payment ${item.payment_reference}`]),
    ...(item.booking_id === null ? [] : [`  booking ${oneLine(item.booking_id)}`]),
    paragraph(advice, '  '),
    `  settle ${item.reference} --note "what was done"`,
  ].join('\n');
}

function refundText({ bookingId, paymentReference, amount, requestedAt }: StuckRefund): string {
  return [
    `A refund of ${shownMoney(amount ?? (0 as Cents))} CAD is not taken by the payment provider`,
    `  ${shownInstant(requestedAt)}  payment ${paymentReference}`,
    `  booking ${bookingId}`,
    paragraph('It is asked for again and again by itself. The log of the motel says why it fails.', '  '),
  ].join('\n');
}

function mailText({ id, recipient, subject, createdAt, lastError, isGivenUp }: StuckMail): string {
  const state = isGivenUp ? 'is given up' : 'has not gone out yet';
  return [
    `A mail to ${oneLine(recipient)} ${state}`,
    paragraph(`"${oneLine(subject)}", written ${shownInstant(createdAt)}`, '  '),
    paragraph(`the mail server said: ${oneLine(lastError ?? '')}`, '  '),
    `  mail ${id}`,
    ...(isGivenUp ? ['  resend it by that number, or: resend all'] : ['  it is tried again by itself']),
    `  settle ${id} --note "why not"`,
  ].join('\n');
}

function unheardText({ provider, since }: NonNullable<Attention['unheard']>): string {
  const what = `The motel has not heard everything from ${provider} since ${shownInstant(since)}. It asks every minute while it runs; its log says what is wrong: the provider out of reach, its key, or an event that could not be applied.`;
  return [`The payment provider is not heard`, paragraph(what, '  ')].join('\n');
}
