import { guestName } from '@motel/booking-core';
import type { Words } from '@motel/content/server';
import { html } from 'hono/html';
import type { Booking } from '../../booking/index.ts';
import { greetedName } from '../guest-words.ts';
import type { OutboxMessage } from '../outbox-message.ts';
import { renderLetterPage } from '../page/letter-page.ts';
import { button, joinedParts, letterParagraph, link, type Part } from '../page/parts.ts';
import { bookingsAddress, bookingsLink } from './bookings-link.ts';
import { stayFacts } from './stay-facts.ts';
import { housePostcard, roomPostcard, stayCard } from './stay-parts.ts';

interface GuestLetter extends Pick<OutboxMessage, 'dedupeKey' | 'subject' | 'calendar'> {
  /** The paragraph before the facts of the stay. */
  readonly opening: string;
  /** The paragraphs of the text after them. */
  readonly closing?: readonly string[];
  readonly page: StayPage;
}

/** The same letter as a page: dates first, then terms and the link to the stay, then money and the rest. */
interface StayPage {
  /** Its picture is the house's, not the room's. @default false */
  readonly isOfHouse?: boolean;
  /** The line that lists of mails show beside the subject. @default the opening */
  readonly preview?: string;
  readonly headline: string;
  /** The paragraph before the facts. @default the opening */
  readonly opening?: string | Part;
  /** Whether the guest still comes: then the hours of the house are among the facts. @default true */
  readonly isToCome?: boolean;
  /** Before the button. */
  readonly terms?: readonly Part[];
  /** The button's effect. @default it opens the stay; otherwise a link does, below it */
  readonly action?: { readonly label: string; readonly address: string };
  /** After it. */
  readonly parts?: readonly Part[];
}

/** A letter to the guest of a stay, as text and as a page; an answer goes to the motel. */
export function guestLetter(words: Words, stay: Booking, letter: GuestLetter): OutboxMessage {
  const { t, motel } = words;
  const { opening, closing = [], page, ...mail } = letter;
  const postcard = page.isOfHouse ? housePostcard(words) : roomPostcard(words, stay);
  const greeting = t('Dear {guest},', { guest: greetedName(words, guestName(stay.guest)) });
  const paragraphs = [
    greeting,
    opening,
    stayFacts(words, stay),
    bookingsLink(words, stay.site),
    ...closing,
    [motel.name, ...motel.addressLines, motel.phone.shown, motel.email].join('\n'),
  ];
  return {
    ...mail,
    to: stay.guest.email,
    replyTo: motel.email,
    text: `${paragraphs.join('\n\n')}\n`,
    html: renderLetterPage(words, {
      subject: mail.subject,
      preview: page.preview ?? opening,
      picture: postcard,
      headline: page.headline,
      parts: [
        letterParagraph(joinedParts([greeting, page.opening ?? opening])),
        stayCard(words, stay, page.isToCome ?? true),
        ...(page.terms ?? []),
        ...actionParts(words, page.action, bookingsAddress(words, stay.site)),
        ...(page.parts ?? []),
      ],
      footer: footerOf(words),
    }),
    picture: postcard?.file,
    linkedBookingId: stay.id,
  };
}

function actionParts(words: Words, action: StayPage['action'], bookings: string): Part[] {
  const label = words.t('See your stay');
  if (action === undefined) return [button(label, bookings)];
  return [button(action.label, action.address), letterParagraph(link(words, label, bookings))];
}

function footerOf({ t, motel }: Words) {
  const { name, addressLines, phone, email } = motel;
  const house = [name, ...addressLines.map((line) => line.replace(/ {2,}/g, ' ')), phone.shown, email];
  return html`${house.join(', ')}<br />${t('You get this letter because a room was booked with this address. Not you? Please call us.')}`;
}
