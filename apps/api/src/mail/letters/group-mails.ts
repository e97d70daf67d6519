import { guestName, type Instant, sum } from '@motel/booking-core';
import { termsSentence, type Words } from '@motel/content/server';
import { type Booking, type Order, stayAccount } from '../../booking/index.ts';
import { spanOver } from '../../inventory/index.ts';
import type { OutboxMessage } from '../outbox-message.ts';
import { paragraph, type Row, rows, section } from '../page/parts.ts';
import { datesWords } from './date-words.ts';
import { guestLetter } from './guest-letter.ts';
import { stayCalendar } from './stay-calendar.ts';
import { arrivalPart } from './stay-parts.ts';

interface BookedGroup {
  readonly order: Order;
  /** In the order of the group. */
  readonly stays: readonly Booking[];
}

/** To the person who has booked a group: all its rooms, with dates, names and prices, and until when each can be cancelled. */
export function groupBookedMail(
  words: Words,
  first: Booking,
  group: BookedGroup,
  now: Instant,
): OutboxMessage {
  const { t, motel } = words;
  const { order, stays } = group;
  const booked = [
    t('Your rooms are booked: {name}.', { name: order.name }),
    ...(order.po === '' ? [] : [t('Purchase order: {po}', { po: order.po })]),
    ...untilNamed(words, order),
  ].join(' ');
  return guestLetter(words, asOneStay(words, first, stays), {
    dedupeKey: `group-booked:${order.id}`,
    subject: t('Your rooms at {name} are booked: {group}', { name: motel.name, group: order.name }),
    opening: booked,
    ...bookedRooms(words, moneyRows(words, stays), termsOfStays(words, stays, now)),
  });
}

/** The rest of a letter about rooms that are booked. */
function bookedRooms(words: Words, money: readonly Row[], terms: readonly string[]) {
  const { t, motel } = words;
  return {
    isOfHouse: true,
    headline: t("We'll leave the light on."),
    parts: [
      rows(words, money),
      arrivalPart(words),
      section(t('Cancelling'), ...[...terms, motel.policies.refunds].map((sentence) => paragraph(sentence))),
    ],
  };
}

/** To a guest who has booked and paid several rooms at once: all of them, what is paid, and how each is changed. */
export function orderConfirmedMail(
  words: Words,
  first: Booking,
  stays: readonly Booking[],
  now: Instant,
): OutboxMessage {
  const { t, fullMoney, dateWords, motel } = words;
  const accounts = stays.map((stay) => stayAccount(stay));
  const due = sum(...accounts.map((account) => account.due));
  const money = [
    ...moneyRows(words, stays),
    { label: t('Paid'), amount: fullMoney(sum(...accounts.map(({ paid }) => paid))) },
    ...(due > 0 ? [{ label: t('Still to pay'), amount: fullMoney(due) }] : []),
  ];
  const each = t('Each room is a stay of its own: you can change or cancel one and keep the others.');
  return guestLetter(words, asOneStay(words, first, stays), {
    dedupeKey: `order-confirmed:${first.id}`,
    subject: t('Your stay at {name} is confirmed: {date}', {
      name: motel.name,
      date: dateWords(first.checkIn, 'longDate'),
    }),
    opening: `${t('Thank you for booking with us.')} ${t('Your stay is confirmed.')}`,
    ...bookedRooms(words, money, [...termsOfStays(words, stays, now), each]),
    calendar: stayCalendar(words, first, 'enter', now),
  });
}

/** The terms of several stays, each sentence once. */
function termsOfStays(words: Words, stays: readonly Booking[], now: Instant): string[] {
  return [...new Set(stays.map((stay) => termsSentence(words, { ...stay, price: stay.folio.price }, now)))];
}

export function namesMissingKey(orderId: string): string {
  return `group-names:${orderId}`;
}

/** To the same person, some days before rooms without a name go back on sale. @param group with those rooms alone */
export function namesMissingMail(words: Words, first: Booking, { order, stays }: BookedGroup): OutboxMessage {
  const { t, motel } = words;
  return guestLetter(words, asOneStay(words, first, stays), {
    dedupeKey: namesMissingKey(order.id),
    subject: t('Names for your rooms at {name}: {group}', { name: motel.name, group: order.name }),
    isOfHouse: true,
    headline: t('Who comes?'),
    opening: untilNamed(words, order).join(),
    parts: [rows(words, moneyRows(words, stays))],
  });
}

function untilNamed({ t, dateWords }: Words, { releaseOn }: Order): string[] {
  if (releaseOn === null) return [];
  const date = dateWords(releaseOn, 'longDate');
  return [
    t(
      'Please send us a name for each room before {date}: rooms without one go back on sale then, and cost you nothing.',
      {
        date,
      },
    ),
  ];
}

/** The stays of a group as the facts of a letter have one stay: all rooms, guests and nights. */
function asOneStay({ own }: Words, first: Booking, stays: readonly Booking[]): Booking {
  const count = (of: keyof Booking['party']) => stays.reduce((all, { party }) => all + party[of], 0);
  const kinds = new Set(stays.map(({ property }) => own(property.title)));
  return {
    ...first,
    property: { ...first.property, title: [...kinds].join(', ') },
    plan: null,
    ...spanOver(stays),
    party: {
      adults: count('adults'),
      children: count('children'),
      infants: count('infants'),
      pets: count('pets'),
      rooms: count('rooms'),
    },
  };
}

/** A line for each room, and their sum. */
function moneyRows(words: Words, stays: readonly Booking[]): Row[] {
  const { t, fullMoney, own } = words;
  return [
    ...stays.map((stay) => ({
      label: `${own(stay.property.title)}, ${guestName(stay.guest)}`,
      detail: datesWords(words, stay),
      amount: fullMoney(stay.folio.price),
    })),
    { label: t('Total'), amount: fullMoney(sum(...stays.map(({ folio }) => folio.price))), isTotal: true },
  ];
}
