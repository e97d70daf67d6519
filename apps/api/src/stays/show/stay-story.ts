import type { DeskStayWire } from '@motel/api-client/desk-contracts';
import type { Words } from '@motel/content/server';
import { ACTION_WORDS } from '../../staff/index.ts';
import type { ShownBooking } from './own-stay.ts';

type Happening = DeskStayWire['story'][number];
/** With its time as the database has it. */
type Told = Omit<Happening, 'at'> & { readonly at: Date };

const ENDED = {
  expired: 'The hold ended unpaid',
  released: 'The hold was given up',
  refunded: 'Paid too late, and refunded',
} as const;

export function stayStory(words: Words, shown: ShownBooking): Happening[] {
  return [...booked(shown), ...payments(words, shown), ...refunds(words, shown), ...changes(words, shown)]
    .concat(byHand(shown), mails(shown), items(words, shown))
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .map(({ at, ...told }) => ({ at: at.toISOString(), ...told }));
}

function booked({ booking, actions }: ShownBooking): Told[] {
  const { status, createdAt, statusChangedAt, authSessionId } = booking;
  const ended = status in ENDED ? ENDED[status as keyof typeof ENDED] : undefined;
  return [
    ...(authSessionId === null
      ? broughtOver(booking, actions)
      : [{ at: createdAt, title: 'Booked on the website' }]),
    ...(ended === undefined ? [] : [{ at: statusChangedAt, title: ended }]),
    ...(status === 'cancelled' && !actions.some(({ action }) => action === 'cancel')
      ? [{ at: statusChangedAt, title: 'Cancelled by the guest' }]
      : []),
  ];
}

/** A stay that was neither booked here nor with a group is from a file: the price by hand says which. */
function broughtOver(
  { createdAt, folio, orderId }: ShownBooking['booking'],
  actions: ShownBooking['actions'],
) {
  if (actions.some(({ action }) => action === 'book' || action === 'book-group')) return [];
  const [price] = folio.entries;
  const { detail = null, by = '' } = price ?? {};
  if (orderId !== null) return [{ at: createdAt, title: 'Booked with its group', by }];
  return [{ at: createdAt, title: 'Brought over', ...(detail !== null && { detail }), by }];
}

/** Payments by the provider, or to another system before: those at the desk are in its log. */
function payments({ shownMoney }: Words, { booking }: ShownBooking): Told[] {
  return booking.folio.entries.flatMap(({ kind, what, at, amount }) => {
    const detail = kind === 'payment' ? PAID[what] : undefined;
    return detail === undefined ? [] : [{ at, title: `Paid ${shownMoney(amount)}`, detail }];
  });
}

const PAID: Readonly<Record<string, string>> = {
  card: 'by card, hosted checkout',
  earlier: 'before the stay was brought over',
};

function refunds({ shownMoney }: Words, { refunds: all }: ShownBooking): Told[] {
  return all.flatMap(({ amount, completedAt, failedAt }) => [
    ...(completedAt === null
      ? []
      : [{ at: completedAt, title: `Refund of ${shownMoney(amount)} has arrived` }]),
    ...(failedAt === null ? [] : [{ at: failedAt, title: `Refund of ${shownMoney(amount)} failed` }]),
  ]);
}

/** The guest's own. */
function changes({ shownDate }: Words, { changes: all }: ShownBooking): Told[] {
  return all
    .filter(({ status, isByGuest }) => status === 'confirmed' && isByGuest)
    .map(({ after, statusChangedAt }) => ({
      at: statusChangedAt,
      title: 'Changed by the guest',
      detail: `${shownDate(after.checkIn)} to ${shownDate(after.checkOut)}`,
    }));
}

function byHand({ actions }: ShownBooking): Told[] {
  return actions.map(({ at, who, action, details }) => ({
    at,
    title: ACTION_WORDS[action] ?? action,
    detail: details,
    by: who,
  }));
}

function mails({ mails: all }: ShownBooking): Told[] {
  return all.map(({ created_at, sent_at, let_go_at, subject }) => ({
    at: sent_at ?? created_at,
    title: sent_at === null ? (let_go_at === null ? 'Mail waits to be sent' : 'Mail held back') : 'Mail sent',
    detail: subject,
  }));
}

function items({ shownMoney }: Words, { items: all }: ShownBooking): Told[] {
  return all.map(({ noticed_at, kind, amount }) => ({
    at: noticed_at,
    title: 'Needs a hand',
    detail: `${kind.replaceAll('-', ' ')}${amount === null ? '' : `, ${shownMoney(amount)}`}`,
  }));
}
