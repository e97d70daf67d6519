import { type Cents, cents, type Instant, type Stay, subtract } from '@motel/booking-core';
import { termsSentence, type Words } from '@motel/content/server';
import type { Booking } from '../../booking/index.ts';
import { type Change, changes, changeText, rows, section } from '../page/parts.ts';
import { datesWords } from './date-words.ts';
import { guestLetter } from './guest-letter.ts';
import { stayCalendar } from './stay-calendar.ts';
import { arrivalPart } from './stay-parts.ts';

interface ChangeableStay extends Stay {
  readonly party: Booking['party'];
  /** The title of the kind of room. */
  readonly room: string;
  readonly price: Cents;
}

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
export function bookingChangedMail(words: Words, stay: Booking, change: BookingChange, now: Instant) {
  const { t, dateWords, motel } = words;
  const { number, after } = change;
  const changed: Booking = {
    ...stay,
    checkIn: after.checkIn,
    checkOut: after.checkOut,
    party: after.party,
    property: { ...stay.property, title: after.room },
    folio: { ...stay.folio, price: after.price },
  };
  const money = moneySentences(words, change);
  return guestLetter(words, changed, {
    dedupeKey: `booking-changed:${number}:${stay.id}`,
    subject: t('Your stay at {name} is changed: {date}', {
      name: motel.name,
      date: dateWords(after.checkIn, 'longDate'),
    }),
    preview: `${datesWords(words, after)}. ${money}`,
    headline: t('Your stay is changed.'),
    opening: money,
    terms: [termsSentence(words, { ...changed, price: after.price }, now)],
    parts: [
      section(t('What changed'), changes(words, differencesOf(words, change))),
      section(t('What it costs'), rows(words, moneyRows(words, change))),
      arrivalPart(words),
    ],
    calendar: stayCalendar(words, changed, 'enter', now, number),
  });
}

/** All that has changed, in a line. */
export function changeWords(words: Words, change: BookingChange): string {
  return differencesOf(words, change)
    .map((one) => changeText(words, one))
    .join('; ');
}

function differencesOf(words: Words, { before, after }: BookingChange): Change[] {
  const { t, counted, partyWords } = words;
  const facts = (stay: ChangeableStay) => [
    [t('Dates'), datesWords(words, stay)],
    [t('Room'), `${stay.room}, ${counted(stay.party.rooms, 'room')}`],
    [t('Guests'), partyWords(stay.party)],
  ];
  const was = facts(before);
  return facts(after)
    .map(([what = '', is = ''], at) => ({ what, was: was[at]?.[1] ?? '', is }))
    .filter((change) => change.was !== change.is);
}

function moneyRows({ t, fullMoney, shownMoney }: Words, { before, after, paid, refunded }: BookingChange) {
  return [
    { label: t('Price before'), amount: shownMoney(before.price) },
    { label: t('Difference'), amount: shownMoney(subtract(after.price, before.price)) },
    { label: t('Price now'), amount: fullMoney(after.price), isTotal: true },
    ...(paid > 0 ? [{ label: t('Paid for the change'), amount: shownMoney(paid) }] : []),
    ...(refunded > 0 ? [{ label: t('Refunded'), amount: shownMoney(refunded) }] : []),
  ];
}

function moneySentences(
  { t, fullMoney, shownMoney, motel }: Words,
  { before, after, paid, refunded }: BookingChange,
): string {
  const difference = subtract(after.price, before.price);
  const figures = { price: fullMoney(after.price), more: shownMoney(cents(Math.abs(difference))) };
  const price =
    difference === 0
      ? t('The price stays the same.')
      : difference < 0
        ? t('The price is now {price}, {more} less than before.', figures)
        : t('The price is now {price}, {more} more than before.', figures);
  return [
    price,
    ...(paid > 0 ? [t('You paid the difference: {paid}.', { paid: fullMoney(paid) })] : []),
    ...(refunded > 0
      ? [`${t('We refund {refunded}.', { refunded: fullMoney(refunded) })} ${motel.policies.refunds}`]
      : []),
  ].join(' ');
}
