import { nightsOf, times } from '@motel/booking-core';
import { type MailPicture, mailPictureOf } from '@motel/content/mail-pictures';
import { altIn, type Words } from '@motel/content/server';
import { html } from 'hono/html';
import {
  type Booking,
  type FolioEntry,
  moneyMoves,
  quotedOf,
  type StayAccount,
} from '../../booking/index.ts';
import { withoutLinks, wordLines } from '../guest-words.ts';
import * as page from '../page/parts.ts';
import { motelDateWords } from './date-words.ts';
import { type StayFacts, stayFacts } from './stay-facts.ts';

interface Postcard extends MailPicture {
  readonly description: string;
}

/** The first picture of the stay's room, as guests have seen it; the house's where the room has none. */
export function roomPostcard(words: Words, { property }: Pick<Booking, 'property'>): Postcard | undefined {
  const { motel } = words;
  const address = motel.properties.find(({ id }) => id === property.id)?.images[0];
  const picture = address === undefined ? undefined : mailPictureOf(motel, address);
  if (picture === undefined) return housePostcard(words);
  return { ...picture, description: `${property.title}: ${altIn(motel, words, picture.from)}.` };
}

export function housePostcard(words: Words): Postcard | undefined {
  const { motel } = words;
  const picture = mailPictureOf(motel, motel.mailWords.housePicture);
  return picture && { ...picture, description: `${altIn(motel, words, picture.from)}.` };
}

/** `Fri, Nov 27 → Sun, Nov 29`; each date stays on one line. */
function datesOf({ dateWords }: Words, { checkIn, checkOut }: StayFacts): string {
  return `${page.unbrokenHtml(dateWords(checkIn, 'weekdayAndDate'))} → ${page.unbrokenHtml(dateWords(checkOut, 'weekdayAndDate'))}`;
}

/** The dates in large letters, then the room, the party, the hours of the house and the number of the booking. */
export function stayCard(words: Words, stay: StayFacts, withHours: boolean): page.Part {
  const { t, counted, partyWords, motel } = words;
  const { property, party, plan, reference } = stay;
  const rooms = party.rooms === 1 ? '' : `, ${page.unbrokenHtml(counted(party.rooms, 'room'))}`;
  const hours = t('Check-in from {checkIn}, check-out by {checkOut}', {
    checkIn: page.unbrokenHtml(motel.stayTimes.checkIn),
    checkOut: page.unbrokenHtml(motel.stayTimes.checkOut),
  });
  const card = page.framed(words, datesOf(words, stay), [
    html`${page.unbrokenHtml(counted(nightsOf(stay), 'night'))}, ${property.title}${rooms}`,
    ...(plan ? [html`${plan.label}`] : []),
    html`${partyWords(party)}`,
    ...(withHours ? [html`${hours}`] : []),
    html`${t('Reference')} <strong style="white-space:nowrap">${reference}</strong>`,
  ]);
  return { page: card, text: stayFacts(words, stay) };
}

type PricedStay = Pick<Booking, 'folio' | 'party' | 'nights'>;

/** The lines of the price, its nights by what each costs; they add up to the total. */
function priceRows(words: Words, stay: PricedStay): page.Row[] {
  const { t, fullMoney } = words;
  const { folio } = stay;
  return [
    ...quotedOf(folio.entries)
      .filter(isTold)
      .map((entry) => priceRow(words, entry, stay)),
    { label: t('Total'), amount: fullMoney(folio.price), isTotal: true },
  ];
}

/** A line of $0 says something only by its words: "Not charged from 28 nights". */
function isTold({ amount, detail }: FolioEntry): boolean {
  return amount !== 0 || detail !== null;
}

function priceRow(
  { t, shownMoney, shownPrice, counted }: Words,
  entry: FolioEntry,
  { party, nights }: PricedStay,
): page.Row {
  const { what, quantity, unitAmount, label, detail } = entry;
  const amount = entry.share?.included ? '' : shownMoney(entry.amount);
  const isByNight = what === 'rooms' && nights.some(({ price }) => price === unitAmount);
  if (!isByNight) return { label: label ?? '', detail: detail ?? undefined, amount };
  return {
    label: party.rooms === 1 ? t('Room') : counted(party.rooms, 'room'),
    detail: page.unbrokenHtml(`${counted(quantity / party.rooms, 'night')} × ${shownPrice(unitAmount)}`),
    amount,
  };
}

/** Payments and refunds, each with its day, and what is left to pay. */
export function moneyRows(words: Words, stay: Pick<Booking, 'folio'>, { due }: StayAccount): page.Row[] {
  const { t, shownMoney, fullMoney } = words;
  return [
    ...moneyMoves(words, stay).map(({ kind, label, amount, at }) => ({
      label,
      detail: motelDateWords(words, at.getTime()),
      amount: shownMoney(times(amount, kind === 'refund' ? -1 : 1)),
    })),
    ...(due > 0 ? [{ label: t('Still to pay'), amount: fullMoney(due), isTotal: true }] : []),
  ];
}

export function pricePart(words: Words, title: string, stay: PricedStay): page.Part {
  return page.section(title, page.rows(words, priceRows(words, stay)));
}

export function arrivalPart(words: Words): page.Part {
  const { t, motel } = words;
  const { policies, mailWords } = motel;
  const { addressLines, phone } = motel;
  const { mapUrl, parking, lateArrival } = mailWords;
  return page.section(
    t('Getting in'),
    page.paragraph(`${policies.checkIn} ${policies.checkOut} ${parking} ${lateArrival}`),
    page.paragraph(
      ...addressLines.map((line) => line.replace(/ {2,}/g, ' ')),
      page.link(words, t('Map'), mapUrl),
      { ...page.link(words, page.unbrokenHtml(phone.shown), phone.href), text: phone.shown },
    ),
  );
}

/** The guest's words, marked, without links. In letters of paid stays: others go to anybody (decision 050). */
export function requestParts(words: Words, { guest }: Pick<Booking, 'guest'>): page.Part[] {
  if (guest.specialRequest.trim() === '') return [];
  const lines = wordLines(guest.specialRequest).map(withoutLinks);
  return [page.section(words.t('You asked for'), page.theirWords(words, lines))];
}

export function refundedPart(words: Words, amount: string): page.Part {
  const { t } = words;
  return page.section(t('Your money'), page.rows(words, [{ label: t('Refunded'), amount, isTotal: true }]));
}
