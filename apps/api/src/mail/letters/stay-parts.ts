import { nightsOf } from '@motel/booking-core';
import { mailWords, motel, policies, properties, stayTimes } from '@motel/content';
import { altOf } from '@motel/content/alt-texts';
import { dateWords } from '@motel/content/dates';
import { type MailPicture, mailPictureOf } from '@motel/content/mail-pictures';
import { counted, fullMoney, partyWords, shownMoney, shownPrice } from '@motel/content/words';
import { t } from '@motel/language';
import { html } from 'hono/html';
import { type Booking, type FolioEntry, paymentsOf, quotedOf } from '../../booking/index.ts';
import { withoutLinks, wordLines } from '../guest-words.ts';
import {
  framed,
  heading,
  joinedParts,
  letterParagraph,
  link,
  list,
  type Part,
  type Row,
  rows,
  theirWords,
  unbrokenHtml,
} from '../page/parts.ts';
import { motelDateWords } from './date-words.ts';
import { paidWords } from './paid-words.ts';
import type { StayFacts } from './stay-facts.ts';

/** A letter's picture, and what it shows in words. */
export interface Postcard extends MailPicture {
  readonly description: string;
}

/** The first picture of the stay's room, as guests have seen it; the house's where the room has none. */
export function roomPostcard({ property }: Pick<Booking, 'property'>): Postcard | undefined {
  const address = properties.find(({ id }) => id === property.id)?.images[0];
  const picture = address === undefined ? undefined : mailPictureOf(address);
  if (picture === undefined) return housePostcard();
  return { ...picture, description: `${property.title}: ${altOf(picture.from)}.` };
}

export function housePostcard(): Postcard | undefined {
  const picture = mailPictureOf(mailWords.housePicture);
  return picture && { ...picture, description: `${altOf(picture.from)}.` };
}

/** `Fri, Nov 27 → Sun, Nov 29`; each date stays on one line. */
function datesOf({ checkIn, checkOut }: StayFacts): string {
  return `${unbrokenHtml(dateWords(checkIn, 'weekdayAndDate'))} → ${unbrokenHtml(dateWords(checkOut, 'weekdayAndDate'))}`;
}

/** The dates in large letters, then the room, the party, the hours of the house and the number of the booking. */
export function stayCard(stay: StayFacts, withHours: boolean): Part {
  const { property, party, reference } = stay;
  const rooms = party.rooms === 1 ? '' : `, ${unbrokenHtml(counted(party.rooms, 'room'))}`;
  return framed(datesOf(stay), [
    html`${unbrokenHtml(counted(nightsOf(stay), 'night'))}, ${property.title}${rooms}`,
    html`${partyWords(party)}`,
    ...(withHours
      ? [
          html`${t('Check-in from {checkIn}, check-out by {checkOut}', {
            checkIn: unbrokenHtml(stayTimes.checkIn),
            checkOut: unbrokenHtml(stayTimes.checkOut),
          })}`,
        ]
      : []),
    html`${t('Reference')} <strong style="white-space:nowrap">${reference}</strong>`,
  ]);
}

/** A stay with its price as it was sold. */
type PricedStay = Pick<Booking, 'folio' | 'party' | 'nights'>;

/** The lines of the price, its nights by what each costs; they add up to the total. */
function priceRows(stay: PricedStay): Row[] {
  const { folio } = stay;
  return [
    ...quotedOf(folio.entries)
      .filter(isTold)
      .map((entry) => priceRow(entry, stay)),
    { label: t('Total'), amount: fullMoney(folio.price), isTotal: true },
  ];
}

/** A line of $0 says something only by its words: "Not charged from 28 nights". */
function isTold({ amount, detail }: FolioEntry): boolean {
  return amount !== 0 || detail !== null;
}

function priceRow(entry: FolioEntry, { party, nights }: PricedStay): Row {
  const { what, quantity, unitAmount, label, detail } = entry;
  const amount = shownMoney(entry.amount);
  const isByNight = what === 'rooms' && nights.some(({ price }) => price === unitAmount);
  if (!isByNight) return { label: label ?? '', detail: detail ?? undefined, amount };
  return {
    label: party.rooms === 1 ? t('Room') : counted(party.rooms, 'room'),
    detail: unbrokenHtml(`${counted(quantity / party.rooms, 'night')} × ${shownPrice(unitAmount)}`),
    amount,
  };
}

/** Payments and refunds, each with its day. */
export function paymentParts({ folio }: Pick<Booking, 'folio'>): Row[] {
  return paymentsOf(folio).flatMap(({ what, amount, at, refunds }) => [
    {
      label: paidWords(what).paid,
      detail: motelDateWords(at.getTime()),
      amount: shownMoney(amount),
    },
    ...refunds.map((refund) => ({
      label: t('Refunded'),
      detail: motelDateWords(refund.at.getTime()),
      amount: `-${shownMoney(refund.amount)}`,
    })),
  ]);
}

export function priceParts(title: string, stay: PricedStay): Part[] {
  return [heading(title), rows(priceRows(stay))];
}

/** How to get in: hours, parking, the address and the telephone. */
export function arrivalParts(): Part[] {
  const { addressLines, phone } = motel;
  return [
    heading(t('Getting in')),
    letterParagraph(`${policies.checkIn} ${policies.checkOut} ${mailWords.parking} ${mailWords.lateArrival}`),
    letterParagraph(
      joinedParts([
        ...addressLines.map((line) => line.replace(/ {2,}/g, ' ')),
        html`${link(t('Map'), mailWords.mapUrl)} · ${link(unbrokenHtml(phone.shown), phone.href)}`,
      ]),
    ),
  ];
}

/** The same as lines of text. */
export function arrivalText(): string {
  return [
    t('Getting in'),
    `${policies.checkIn} ${policies.checkOut}`,
    mailWords.parking,
    mailWords.lateArrival,
    `${t('Map')}: ${mailWords.mapUrl}`,
  ].join('\n');
}

/**
 * The guest's words to the motel, marked as theirs and without links. For letters about a stay that is paid and stands
 * alone: others would carry anybody's words to anybody (decision 046).
 */
export function requestParts({ guest }: Pick<Booking, 'guest'>): Part[] {
  if (guest.specialRequest.trim() === '') return [];
  return [heading(t('You asked for')), theirWords(wordLines(guest.specialRequest).map(withoutLinks))];
}

export function listParts(title: string, items: readonly string[]): Part[] {
  return [heading(title), list(items)];
}
