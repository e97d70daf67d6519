import { type Cents, cents, type Instant, type Stay, subtract } from '@motel/booking-core';
import { motel, policies } from '@motel/content';
import { dateWords } from '@motel/content/dates';
import { counted, fullMoney, partyWords, shownMoney } from '@motel/content/words';
import type { Booking } from '../../booking/index.ts';
import type { OutboxMessage } from '../outbox-message.ts';
import { type Change, changes, heading, letterParagraph, type Row, rows } from '../page/parts.ts';
import { cancellationSentence } from './booking-confirmed-mail.ts';
import { guestLetter } from './guest-letter.ts';
import { stayCalendar } from './stay-calendar.ts';
import { arrivalParts, roomPostcard } from './stay-parts.ts';

/** The parts of a stay that a change can change. */
interface ChangeableStay extends Stay {
  /** The guests and the number of their rooms. */
  readonly party: Booking['party'];
  /** The title of the kind of room. */
  readonly room: string;
  readonly price: Cents;
}

/** A change of a confirmed stay. */
export interface BookingChange {
  /** 1 for the first change of this stay, 2 for the second …: one letter for each. */
  readonly number: number;
  readonly before: ChangeableStay;
  readonly after: ChangeableStay;
  /** The guest's payment for the change; 0 or more. */
  readonly paid: Cents;
  /** The motel's refund for it; 0 or more. */
  readonly refunded: Cents;
}

/** To the guest of a changed stay: what was and what is, the difference in price, and the new date for the calendar. */
export function bookingChangedMail(stay: Booking, change: BookingChange, now: Instant): OutboxMessage {
  const { number, after } = change;
  const changed: Booking = {
    ...stay,
    checkIn: after.checkIn,
    checkOut: after.checkOut,
    party: after.party,
    property: { ...stay.property, title: after.room },
    folio: { ...stay.folio, price: after.price },
  };
  const money = moneySentences(change);
  const terms = cancellationSentence(changed, now);
  const differences = differencesOf(change);
  return guestLetter(changed, {
    dedupeKey: `booking-changed:${number}:${stay.id}`,
    subject: `Your stay at ${motel.name} is changed: ${dateWords(after.checkIn, 'longDate')}`,
    opening: `Your stay is changed. ${money}`,
    closing: [
      ['What changed', ...differences.map(({ what, was, is }) => `${what}: ${is} (before: ${was})`)].join(
        '\n',
      ),
      `Cancelling\n${terms}`,
    ],
    page: {
      postcard: roomPostcard(changed),
      headline: 'Your stay is changed.',
      opening: money,
      preview: `${dateWords(after.checkIn, 'weekdayAndDate')} to ${dateWords(after.checkOut, 'weekdayAndDate')}. ${money}`,
      terms: [letterParagraph(terms)],
      parts: [
        heading('What changed'),
        changes(differences),
        heading('What it costs'),
        rows(moneyRows(change)),
        ...arrivalParts(),
      ],
    },
    calendar: stayCalendar(changed, 'enter', now, number),
  });
}

/** One part that has changed, in a line: `Dates: … (before: …)`. */
export function changeWords(change: BookingChange): string {
  return differencesOf(change)
    .map(({ what, was, is }) => `${what}: ${is} (before: ${was})`)
    .join('; ');
}

function differencesOf({ before, after }: BookingChange): Change[] {
  const facts = (stay: ChangeableStay) => ({
    Dates: `${dateWords(stay.checkIn, 'weekdayAndDate')} to ${dateWords(stay.checkOut, 'weekdayAndDate')}`,
    Room: `${stay.room}, ${counted(stay.party.rooms, 'room')}`,
    Guests: partyWords(stay.party),
  });
  const [was, is] = [facts(before), facts(after)];
  return (['Dates', 'Room', 'Guests'] as const)
    .filter((what) => was[what] !== is[what])
    .map((what) => ({ what, was: was[what], is: is[what] }));
}

function moneyRows({ before, after, paid, refunded }: BookingChange): Row[] {
  return [
    { label: 'Price before', amount: shownMoney(before.price) },
    { label: 'Difference', amount: shownMoney(subtract(after.price, before.price)) },
    { label: 'Price now', amount: fullMoney(after.price), isTotal: true },
    ...(paid > 0 ? [{ label: 'Paid for the change', amount: shownMoney(paid) }] : []),
    ...(refunded > 0 ? [{ label: 'Refunded', amount: shownMoney(refunded) }] : []),
  ];
}

function moneySentences({ before, after, paid, refunded }: BookingChange): string {
  const difference = subtract(after.price, before.price);
  const more = `${shownMoney(cents(Math.abs(difference)))} ${difference < 0 ? 'less' : 'more'}`;
  const price =
    difference === 0
      ? 'The price stays the same.'
      : `The price is now ${fullMoney(after.price)}, ${more} than before.`;
  return [
    price,
    ...(paid > 0 ? [`You paid the difference: ${fullMoney(paid)}.`] : []),
    ...(refunded > 0 ? [`We refund ${fullMoney(refunded)}. ${policies.refunds}`] : []),
  ].join(' ');
}
