import { guestName } from '@motel/booking-core';
import type { Words } from '@motel/content/server';
import { html } from 'hono/html';
import type { Booking } from '../../booking/index.ts';
import { greetedName } from '../guest-words.ts';
import type { OutboxMessage } from '../outbox-message.ts';
import { renderLetterPage } from '../page/letter-page.ts';
import { button, link, type Part, paragraph } from '../page/parts.ts';
import { bookingsAddress } from './bookings-link.ts';
import { signature } from './stay-facts.ts';
import { housePostcard, roomPostcard, stayCard } from './stay-parts.ts';

/** Dates first, then terms and the link to the stay, then money and the rest. */
interface GuestLetter extends Pick<OutboxMessage, 'dedupeKey' | 'subject' | 'calendar'> {
  /** Its picture is the house's, not the room's. @default false */
  readonly isOfHouse?: boolean;
  /** The line that lists of mails show beside the subject. @default the opening */
  readonly preview?: string;
  readonly headline: string;
  /** The paragraph before the facts of the stay. */
  readonly opening: string;
  /** Whether the guest still comes: then the hours of the house are among the facts. @default true */
  readonly isToCome?: boolean;
  /** Before the button. */
  readonly terms?: readonly string[];
  /** The button's effect. @default it opens the stay; otherwise a link does, below it */
  readonly action?: { readonly label: string; readonly address: string };
  /** After it. */
  readonly parts?: readonly Part[];
}

/** A letter to the guest of a stay: its page and its text say the same. An answer goes to the motel. */
export function guestLetter(words: Words, stay: Booking, letter: GuestLetter): OutboxMessage {
  const { t, motel } = words;
  const { dedupeKey, subject, calendar, headline, opening, action, terms = [], parts = [] } = letter;
  const postcard = letter.isOfHouse ? housePostcard(words) : roomPostcard(words, stay);
  const greeting = t('Dear {guest},', { guest: greetedName(words, guestName(stay.guest)) });
  const bookings = bookingsAddress(words, stay.site);
  const toStay = t('See your stay');
  const all = [
    stayCard(words, stay, letter.isToCome ?? true),
    ...terms.map((sentence) => paragraph(sentence)),
    ...(action ? [button(action.label, action.address)] : []),
    {
      page: (action ? paragraph(link(words, toStay, bookings)) : button(toStay, bookings)).page,
      text: `${t('See your bookings:')} ${bookings}`,
    },
    ...parts,
  ];
  const text = [greeting, headline, opening, ...all.map((part) => part.text), signature(words)].filter(
    Boolean,
  );
  return {
    ...{ dedupeKey, subject, calendar },
    to: stay.guest.email,
    replyTo: motel.email,
    text: `${text.join('\n\n')}\n`,
    html: renderLetterPage(words, {
      subject,
      preview: letter.preview ?? opening,
      picture: postcard,
      headline,
      parts: [paragraph(greeting, ...opening.split('\n')), ...all],
      footer: footerOf(words),
    }),
    picture: postcard?.file,
    linkedBookingId: stay.id,
  };
}

function footerOf({ t, motel }: Words) {
  const { name, addressLines, phone, email } = motel;
  const house = [name, ...addressLines.map((line) => line.replace(/ {2,}/g, ' ')), phone.shown, email];
  return html`${house.join(', ')}<br />${t('You get this letter because a room was booked with this address. Not you? Please call us.')}`;
}
