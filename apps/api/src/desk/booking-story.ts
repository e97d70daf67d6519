import type { Selectable } from 'kysely';
import type { RefundReason, RefundRow } from '../db/database.ts';
import { oneLine } from '../mail/guest-words.ts';
import type { OutboxRow } from '../mail/outbox-message.ts';
import { MOST_ATTEMPTS } from '../mail/send-due-mail.ts';
import { openItemWords } from '../mail/templates/open-item-words.ts';
import { shownMoney } from '../shown-money.ts';
import type { ShownBooking } from '../use-cases/desk/show-booking.ts';
import { paragraph } from './paragraph.ts';
import { shownInstant } from './shown-instant.ts';

interface Happening {
  readonly at: Date;
  readonly what: string;
}

/** As wide as a time and two spaces. */
const INDENT = ' '.repeat(18);

/** What has happened to a booking, oldest first, each by its time on the motel's clock. */
export function bookingStory(shown: ShownBooking): string {
  return happenings(shown)
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ at, what }) => paragraph(what, INDENT, `${shownInstant(at)}  `))
    .join('\n');
}

function happenings({ booking, payments, refunds, items, mails, actions }: ShownBooking): Happening[] {
  const { createdAt, payableUntil, status, statusChangedAt } = booking;
  return [
    { at: createdAt, what: `held, to be paid until ${shownInstant(payableUntil)}` },
    ...payments.map(({ recorded_at: at, amount, reference }) => ({
      at,
      what: `paid ${shownMoney(amount)} (${reference})`,
    })),
    ...(status === 'held' ? [] : [{ at: statusChangedAt, what: status }]),
    ...actions.map(({ at, who, action, details }) => ({ at, what: `${who}: ${action}, ${details}` })),
    ...refunds.flatMap(refundStory),
    ...items.flatMap(itemStory),
    ...mails.map((mail) => ({
      at: mail.created_at,
      what: `mail to ${oneLine(mail.recipient)}: ${oneLine(mail.subject)} (${mailState(mail)})`,
    })),
  ];
}

const REASONS: Record<RefundReason, string> = {
  'room-gone': 'the room was gone',
  'wrong-amount': 'it was not the price',
  'already-paid': 'it was paid before',
  cancelled: 'the stay was cancelled',
};

function refundStory(refund: Selectable<RefundRow>): Happening[] {
  const money = `refund of ${shownMoney(refund.amount)}`;
  const ends = [
    { at: refund.sent_at, what: `${money} taken by the payment provider` },
    { at: refund.settled_at, what: `${money} gone through` },
    { at: refund.failed_at, what: `${money} failed` },
  ];
  return [
    { at: refund.requested_at, what: `${money} wanted: ${REASONS[refund.reason]}` },
    ...ends.flatMap(({ at, what }) => (at === null ? [] : [{ at, what }])),
  ];
}

function itemStory(item: ShownBooking['items'][number]): Happening[] {
  const { title } = openItemWords(item.kind, item.amount);
  const settled = item.settled_at;
  return [
    { at: item.noticed_at, what: `${title} (${item.reference})` },
    ...(settled === null ? [] : [{ at: settled, what: `${item.reference} is settled` }]),
  ];
}

function mailState({ sent_at, let_go_at, attempts }: OutboxRow): string {
  if (sent_at !== null) return `sent ${shownInstant(sent_at)}`;
  if (let_go_at !== null) return 'never sent';
  if (attempts >= MOST_ATTEMPTS) return 'given up';
  return attempts === 0 ? 'about to be sent' : `not sent yet, tried ${attempts} times`;
}
