import { paymentsOf } from '../booking/index.ts';
import type { ShownBooking } from '../desk/index.ts';
import { MAX_ATTEMPTS, type OutboxRow, quoted } from '../mail/index.ts';
import { openItemWords, type Refund, type RefundReason } from '../money/index.ts';
import { paragraph } from '../shared/paragraph.ts';
import { shownMoney } from '../shared/shown-money.ts';
import { shownInstant } from './shown-instant.ts';

interface Happening {
  readonly at: Date;
  readonly what: string;
  /** A guest's words, marked as such below it. */
  readonly typed?: string;
}

/** As wide as a time and two spaces. */
const INDENT = ' '.repeat(18);

/** The events of a booking, oldest first, each with its time in the motel's time zone. */
export function bookingStory(shown: ShownBooking): string {
  return happenings(shown)
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .flatMap(({ at, what, typed }) => [
      paragraph(what, INDENT, `${shownInstant(at)}  `),
      ...(typed === undefined ? [] : [quoted(typed, INDENT)]),
    ])
    .join('\n');
}

function happenings({ booking, changes, refunds, items, mails, actions }: ShownBooking): Happening[] {
  const { createdAt, request, status, statusChangedAt } = booking;
  return [
    {
      at: createdAt,
      what: request === undefined ? 'booked' : `held, to be paid until ${shownInstant(request.expiresAt)}`,
    },
    ...paymentsOf(booking.folio).map(({ at, amount, reference }) => ({
      at,
      what: `paid ${shownMoney(amount)} (${reference})`,
    })),
    ...(status === 'held' ? [] : [{ at: statusChangedAt, what: status }]),
    ...actions.map(({ at, who, action, details }) => ({ at, what: `${who}: ${action}, ${details}` })),
    ...changes.flatMap(changeStory),
    ...refunds.flatMap(refundStory),
    ...items.flatMap(itemStory),
    ...mails.map((mail) => ({
      at: mail.created_at,
      what: `mail, ${mailState(mail)}`,
      typed: `${mail.subject}\n${mail.recipient}`,
    })),
  ];
}

const REASONS: Record<RefundReason, string> = {
  'room-gone': 'the room was gone',
  'wrong-amount': 'it was not the price',
  'already-paid': 'it was paid before',
  cancelled: 'the stay was cancelled',
  changed: 'the stay was changed',
  'change-gone': 'the change could no longer be made',
  'by-hand': 'the desk gave it back',
  undone: 'it was pressed by mistake',
};

const ENDED = {
  confirmed: 'changed to',
  refunded: 'paid too late to be changed to',
  expired: 'not paid in time, and not changed to',
  released: 'given up, and not changed to',
};

function changeStory({ status, after, due, createdAt, statusChangedAt }: ShownBooking['changes'][number]) {
  const { checkIn, checkOut, party } = after;
  const stay = `${checkIn} to ${checkOut}, ${party.rooms === 1 ? '1 room' : `${party.rooms} rooms`}`;
  const asked = { at: createdAt, what: `a change to ${stay} waits for ${shownMoney(due)}` };
  const ended = status === 'held' ? [] : [{ at: statusChangedAt, what: `${ENDED[status]} ${stay}` }];
  return due > 0 ? [asked, ...ended] : ended;
}

function refundStory(refund: Refund): Happening[] {
  const money = `refund of ${shownMoney(refund.amount)}`;
  return [
    { at: refund.requestedAt, what: `${money} requested: ${REASONS[refund.reason]}` },
    ...happened(refund.sentAt, `${money} accepted by the payment provider`),
    ...happened(refund.completedAt, `${money} completed`),
    ...happened(refund.failedAt, `${money} failed`),
  ];
}

function itemStory(item: ShownBooking['items'][number]): Happening[] {
  const { title } = openItemWords(item.kind, item.amount);
  return [
    { at: item.noticed_at, what: `${title} (${item.reference})` },
    ...happened(item.settled_at, `${item.reference} is settled`),
  ];
}

function happened(at: Date | null, what: string): Happening[] {
  return at === null ? [] : [{ at, what }];
}

function mailState({ sent_at, let_go_at, attempts }: OutboxRow): string {
  if (sent_at !== null) return `sent ${shownInstant(sent_at)}`;
  if (let_go_at !== null) return 'never sent';
  if (attempts >= MAX_ATTEMPTS) return 'given up';
  return attempts === 0 ? 'about to be sent' : `not sent yet, tried ${attempts} times`;
}
