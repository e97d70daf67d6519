import type { Attention } from '../desk/index.ts';
import { MAX_ATTEMPTS, oneLine, quoted } from '../mail/index.ts';
import { openItemWords } from '../money/index.ts';
import { paragraph } from '../shared/paragraph.ts';
import { shownMoney } from '../shared/shown-money.ts';
import { shownInstant } from './shown-instant.ts';

/** The front desk's list: for each entry what it is, what to do, and how to take it off the list. */
export function attentionText(attention: Attention): string {
  const { crowded, items, mails, heldBackFeedback, refunds, references, silentProvider } = attention;
  const entries = [
    ...(silentProvider === undefined ? [] : [silentText(silentProvider)]),
    ...crowded.map(crowdedText),
    ...items.map((item) => itemText(item, references)),
    ...refunds.map((refund) => refundText(refund, references)),
    ...mails.map(mailText),
    ...(heldBackFeedback === 0 ? [] : [feedbackText(heldBackFeedback)]),
  ];
  return entries.length === 0 ? 'Nothing needs attention.' : entries.join('\n\n');
}

function crowdedText({ title, nights, unpaid }: Attention['crowded'][number]): string {
  const [first, ...others] = nights;
  const when = others.length === 0 ? `on ${first}` : `on ${nights.length} nights from ${first}`;
  return [
    `Unpaid holds take up to ${unpaid} rooms ${when}: ${title}`,
    paragraph('Until they end, a new guest can book one room of these nights at most.', '  '),
    '  holds lists them, and release ends one',
  ].join('\n');
}

function itemText(item: Attention['items'][number], references: Attention['references']): string {
  const { reference, payment_reference: payment, booking_id: booking } = item;
  const { title, advice } = openItemWords(item.kind, item.amount);
  return [
    title,
    `  ${shownInstant(item.noticed_at)}  ${item.provider} ${reference}`,
    ...(payment === null || payment === reference ? [] : [`  payment ${payment}`]),
    ...(booking === null ? [] : [`  booking ${references.get(booking) ?? oneLine(booking)}`]),
    paragraph(advice, '  '),
    `  settle ${reference} --note "what was done"`,
  ].join('\n');
}

function refundText(refund: Attention['refunds'][number], references: Attention['references']): string {
  return [
    `The payment provider has not accepted a refund of ${shownMoney(refund.amount)} CAD`,
    `  ${shownInstant(refund.requestedAt)}  payment ${refund.paymentReference}`,
    `  booking ${references.get(refund.bookingId) ?? refund.bookingId}`,
    paragraph('The motel retries it by itself. Its log says why it fails.', '  '),
  ].join('\n');
}

function mailText(mail: Attention['mails'][number]): string {
  const isGivenUp = mail.attempts >= MAX_ATTEMPTS;
  return [
    `A mail ${isGivenUp ? 'is given up' : 'is not sent yet'}, written ${shownInstant(mail.created_at)}`,
    quoted(`${mail.subject}\n${mail.recipient}`, '  '),
    '  the mail server said:',
    quoted(oneLine(mail.last_error ?? ''), '  '),
    `  mail ${mail.id}`,
    isGivenUp ? '  resend it by that number, or: resend all' : '  the motel retries it by itself',
    `  settle ${mail.id} --note "why not"`,
  ].join('\n');
}

function feedbackText(messages: number): string {
  return [
    `Messages of the feedback form that were not mailed: ${messages}`,
    paragraph('There were more of them in a day than are mailed. They are stored.', '  '),
    '  resend feedback, to have them mailed',
    '  settle feedback --note "why not"',
  ].join('\n');
}

function silentText({ provider, since }: NonNullable<Attention['silentProvider']>): string {
  const advice = `The motel has not received every event of ${provider} since ${shownInstant(since)}. It requests events every minute while it runs; its log says what is wrong: the provider cannot be reached, its key is wrong, or an event could not be applied.`;
  return ['The motel may have missed events of the payment provider', paragraph(advice, '  ')].join('\n');
}
