import { type Cents, type CivilDate, cents } from '@motel/booking-core';
import type { Words } from '@motel/content/server';
import type { NamesIn } from '@motel/language';
import { DESK_REFUSALS } from './desk/desk-refusals.ts';
import { said } from './said.ts';

/** Every refusal's sentence, of its reason and params alone: guests' in their language, the others in English. */
const REFUSALS = {
  // Any request
  'address-too-long': 'The address is too long: at most 2 kB.',
  'address-unknown': said('There is nothing at this address.'),
  'address-unusable': 'The address holds characters that cannot be used.',
  'body-too-large': 'The request is too large: at most {kilobytes} kB.',
  'database-unreachable': said("We can't reach our booking system. Please try again in a minute."),
  'form-unexpected': 'The request does not have the expected form.',
  'hosts-two': 'The request names two hosts.',
  'json-invalid': 'The request is not valid JSON.',
  'json-missing': 'The request must be JSON (content-type: application/json).',
  'key-invalid': '{header} must be 1 to 255 visible characters.',
  'key-missing': '{header} is missing: it names the press of a button.',
  'method-wrong': 'This call is made by {method}.',
  'metrics-locked': 'The metrics are shown to those who send METRICS_TOKEN.',
  'request-failed': said('Something went wrong on our side. Please try again in a moment.'),
  'site-part-unknown': 'The motel shows no such part now: load the page again.',
  'request-unfinished': 'The request ended before it was complete.',
  'version-updated': said('We are updating our booking system. Please try again in a few seconds.'),
  'too-fast': said('Too many requests came from your network at once. Please try again in a few seconds.'),
  'too-often': ({ minutes }: { minutes: number }, { t }: Words) =>
    minutes === 1
      ? t('That was a lot at once. Please try again in a minute, or call us.')
      : t('That was a lot at once. Please try again in {minutes} minutes, or call us.', { minutes }),

  // Guests
  'sign-out-elsewhere': said(
    'Other devices are signed out from a device on which a stay was paid, or by us: call {phone}.',
  ),
  'stay-unknown': said(
    'We found no such stay for this device. Open the link in our mail to you, or call us.',
  ),
  'refund-changed': ({ refunded }: { refunded: Cents }, { t, fullPrice }: Words) =>
    t('The refund has changed while you were reading: it is {refunded} now. Nothing is cancelled yet.', {
      refunded: fullPrice(refunded),
    }),
  'change-by-phone': said('This stay cannot be changed online. Please call us at {phone}.'),
  'cancel-by-phone': said(
    'This stay was booked or paid at our desk: please call us at {phone} to cancel it.',
  ),
  'change-too-late': said('You could change this stay yourself until {until}. Please call us at {phone}.'),
  'change-nothing': said('These are the dates and guests that you have already.'),
  'change-more-rooms': said(
    'You cannot add rooms at your price on these nights. Please book them as another stay.',
  ),
  'change-payment-unavailable': said(
    'Payment is not available right now. Nothing was changed or charged. Please try again in a few minutes.',
  ),
  'change-pending': said(
    'A change of this stay waits for its payment until {at}. Pay for it or give it up first.',
  ),
  'change-price-changed': ({ difference }: { difference: Cents }, words: Words) =>
    words.t('The price has changed while you were reading: {difference} Nothing is changed yet.', {
      difference: changeWords(words, difference),
    }),
  'change-difference': said('The difference to your stay'),
  discounts: said('Discounts'),
  'room-nights': said('Room nights'),
  'kept-by-terms': said('Kept by the terms of cancelling'),
  'receipt-unpaid': said('Nothing is paid for this stay yet: there is no receipt.'),
  'request-too-late': said('This stay is over, or no longer booked: its request cannot be changed.'),
  'stay-begun-online': said('Your stay has begun. Please call us at {phone}.'),
  'link-opens-nothing': said(
    'This link does not open a stay of yours. It is too old, or for another mobile number than the one you signed in with.',
  ),
  'session-ended': said('Your session has ended. Please sign in again.'),
  'sign-in-missing': said('Please sign in.'),

  // Rooms
  'dates-invalid': 'from and to must be dates such as 2027-03-31.',
  'few-rooms-left': said('Only {free} of this kind left on {date}, and your party needs {least}.'),
  'party-invalid':
    'adults and rooms must be whole numbers from 1 to 1000; children, infants and pets from 0 to 1000.',
  'property-unknown': said('Property not found.'),
  'range-empty': 'to must be later than from.',
  'room-sold-out': said('Sold out on {date}.'),
  'range-too-long': 'At most {most} nights can be asked for at once.',

  // Checkout
  'article-gone': ({ article, date, left }: { article: string; date: string; left: number }, { t }: Words) =>
    left === 0
      ? t('{article} is sold out for {date}.', { article, date })
      : t('Of {article}, only {left} are left for {date}.', { article, date, left }),
  'already-paid': said('This booking is already paid.'),
  'another-guests-booking': said('This booking belongs to another guest.'),
  'another-guests-checkout': said('This booking belongs to another guest. Please sign in again.'),
  'booking-elsewhere': said('You are booking in several places at once. Please try again in a moment.'),
  'checkout-unknown': said('There is no such checkout.'),
  'code-used-up': said('This code has been used as often as it can be.'),
  'held-before': said(
    'These rooms were held from your connection and not paid for. Until {at} they are for other guests. You can also call us at {phone}.',
  ),
  'holds-from-network': said(
    'A lot of rooms are being held from your connection. Please try again at {at}, or call us at {phone}.',
  ),
  'key-reused': said('This request was already made with other details. Please try again.'),
  'nights-differ': 'These dates are {nights} night(s), not {said}.',
  'order-mixed': said(
    'These rooms cannot be paid together: one asks for money now, another for a card. Please book them one after the other.',
  ),
  'nights-sold-out': said(
    'Sorry, those nights are no longer free. Please choose other dates or another room.',
  ),
  'no-space': said(
    'Our computer has no space left for new bookings, so this site takes none right now. Nothing was booked or charged, and earlier bookings are safe. Please call us at {phone}: we are glad to book your room by phone.',
  ),
  'others-are-paying': said(
    'Other guests are paying for these rooms right now. They may be free again at {at}. You can also call us at {phone}.',
  ),
  'payment-not-stopped': said('The payment could not be stopped right now. It ends by itself soon.'),
  'payment-unavailable': said(
    'Payment is not available right now. Nothing was booked or charged. Please try again in a few minutes.',
  ),
  'pets-differ': 'The number of pets is given in two different ways.',
  'price-changed': ({ total }: { total: Cents }, { t, fullPrice }: Words) =>
    t('The price has changed. The total is now {total}.', { total: fullPrice(total) }),
  'due-now-changed': ({ now }: { now: Cents }, { t, fullPrice }: Words) =>
    t('The deposit has changed: you pay {now} now.', { now: fullPrice(now) }),
  'terms-changed': said('The terms have changed. {terms}'),
  'price-missing': said('This stay has no price to pay online. Please call us to book it.'),
  'waiting-for-nothing': said('This room is free on these nights: it can be booked now.'),
  'waiting-too-often': said('You wait for {most} stays already. Call us for more.'),
  'room-out-of-stock': said('This room is currently not available.'),
  'rush-on-room': said(
    'Many guests are booking this room right now. Nothing was booked or charged. Please try again in a moment.',
  ),
  'too-many-holds': said(
    'You are holding a lot of rooms already. Please pay for those first, or call us for a group.',
  ),
  'too-many-at-once': said(
    'That is more than can be booked online at once. Please book it in parts, or call us for a group.',
  ),
  'currency-other': said('Prices here are in {currency}.'),
  'total-unreadable': 'The total must be an amount with at most two decimal places.',

  // Payment events
  'event-unreadable': 'The event cannot be read.',
  'event-unsigned': 'The event is not signed as it should be.',

  // Stays, at the desk
  'already-cancelled': 'This stay is cancelled already.',
  'block-of-closure':
    'Room {number} is closed on these nights. Open it again at the front desk, under Rooms.',
  'block-unknown': 'There is no such block, or it was lifted before.',
  'booking-unknown': 'There is no such booking.',
  'hold-ended': 'This is no longer an unpaid hold: its stay says what became of it.',
  'hold-expired': 'This stay was never paid: its hold expired.',
  'hold-released': 'This stay was never paid: its hold was released.',
  'hold-unpaid': 'This stay is not paid. Its hold expires by itself, or becomes a stay once it is paid.',
  'mail-unknown': 'No mail has gone to the guest of such a booking.',
  'number-unknown': 'No guest has signed in with this number.',
  'nothing-open': 'Nothing with the reference "{reference}" needs attention.',
  'paid-too-late': 'There is no such stay: its payment came too late and is refunded in full.',
  'line-unexpected': '{call} needs {values}, or another value of it: npm run desk lists those of each call.',
  'tariff-contradicts': 'Nothing is changed, because these rates contradict themselves: {faults}.',
  'room-type-unknown': 'There is no room type "{propertyId}".',
  'rooms-taken': 'Too few rooms are free on at least one of these nights.',
  'guest-has-come':
    'The guest of this stay has come: it cannot be cancelled. Check them out, or change the day of leaving.',
  'stay-begun':
    'This stay has begun: it is a no-show if the guest did not come. Nights that were slept are not cancelled.',
  'stay-not-begun': 'This stay has not begun: it is too early for a no-show.',
  'stay-over': 'This stay is over: its guests are checked out. Undo the check-out to change it.',

  // The front desk
  ...DESK_REFUSALS,
} as const;

/** @param difference what the guest pays for a change; below $0 what goes back */
function changeWords({ t, fullPrice }: Words, difference: Cents): string {
  const amount = fullPrice(cents(Math.abs(difference)));
  if (difference === 0) return t('this change costs nothing now.');
  return difference > 0
    ? t('this change costs {amount} now.', { amount })
    : t('{amount} goes back to you now.', { amount });
}

type Refusals = typeof REFUSALS;
export type Reason = keyof Refusals;
export type ParamsOf<R extends Reason> = Refusals[R] extends string
  ? NamesIn<Refusals[R]> extends never
    ? []
    : [params: Figures<Refusals[R]>]
  : Refusals[R] extends (params: infer P, words: Words) => string
    ? unknown extends P
      ? []
      : [params: P]
    : [];

/** The figures in a sentence's braces: `{most:price}` and `{date:date}` as the motel writes them, others unchanged. */
type Figures<S extends string> = {
  readonly [Figure in NamesIn<S> as Figure extends `${infer Name}:${string}`
    ? Name
    : Figure]: FigureOf<Figure>;
};

type FigureOf<Figure> = Figure extends `${string}:price`
  ? Cents
  : Figure extends `${string}:date`
    ? CivilDate
    : string | number;

export function sentenceOf<R extends Reason>(words: Words, reason: R, ...params: ParamsOf<R>): string {
  return fillIn(words, reason, (params as readonly unknown[])[0]);
}

/** A sentence of the catalogue with its figures, which its reason's type has held them to. */
export function fillIn(words: Words, reason: Reason, params: unknown): string {
  const sentence = REFUSALS[reason];
  if (typeof sentence !== 'string')
    return (sentence as (params: unknown, words: Words) => string)(params, words);
  return sentence.replace(/\{(\w+)(?::(\w+))?\}/g, (_, name: string, kind?: string) => {
    const figure = (params as Readonly<Record<string, never>>)[name] as never;
    if (kind === 'price') return words.shownPrice(figure);
    return kind === 'date' ? words.shownDate(figure) : `${figure}`;
  });
}
