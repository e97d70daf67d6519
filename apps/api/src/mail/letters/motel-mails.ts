import type { Feedback } from '@motel/booking-core';
import type { Motel, Words } from '@motel/content/server';
import { accountWords, type Booking, type Folio, stayAccount } from '../../booking/index.ts';
import { oneLine, quoted } from '../guest-words.ts';
import { rowsText } from '../page/parts.ts';
import { guestLines, stayFacts } from './stay-facts.ts';

/** To the motel, once a stay is confirmed; an answer goes to the guest. @param how it was booked */
export function newBookingMail(words: Words, stay: Booking, how = 'A stay was booked on the website.') {
  const { dateWords, motel } = words;
  const { guest } = stay;
  return {
    dedupeKey: `new-booking:${stay.id}`,
    to: motel.email,
    replyTo: guest.email,
    subject: `New booking: ${stay.property.title}, ${dateWords(stay.checkIn, 'longDate')}`,
    text: `${how}

${stayFacts(words, stay)}

${guestLines(guest)}

Special request:
${guest.specialRequest.trim() === '' ? 'none' : quoted(guest.specialRequest)}

${priceLines(words, inOwnersWords(motel, stay))}
${accountWords(words, stayAccount(stay)).sentence}
`,
  };
}

/** The price as it was sold, in two columns; the lines add up to the total. */
function priceLines({ shownMoney, fullMoney }: Words, { lines, price }: Pick<Folio, 'lines' | 'price'>) {
  return rowsText([
    ...lines.map(({ share, amount, ...line }) => ({
      ...line,
      amount: share?.included ? '' : shownMoney(amount),
    })),
    { label: 'Total', amount: fullMoney(price) },
  ]);
}

/** The price of a guest who was sold it in another language: each line by its name, without the factors. */
function inOwnersWords({ tariff: { fees = [], articles = [] } }: Motel, { language, folio }: Booking) {
  if (language === 'en') return folio;
  const names = new Map(
    [{ id: 'rooms', label: 'Room' }, ...fees, ...articles].map((one) => [one.id, one.label]),
  );
  const named = folio.lines.map(({ detail, ...line }) => ({
    ...line,
    label: names.get(line.kind) ?? line.label,
  }));
  return { ...folio, lines: named };
}

/** A change that a guest made by themselves. @param words for a request, the guest's own */
interface GuestChange {
  readonly what: 'cancelled' | 'changed' | 'request' | 'address';
  readonly words: string;
}

const SUBJECTS = {
  cancelled: 'Cancelled by the guest',
  changed: 'Changed by the guest',
  request: 'A request has changed',
  address: 'A mail address has changed',
};

const SENTENCES: Record<GuestChange['what'], (told: string) => string> = {
  cancelled: (told) => `The guest has cancelled this stay on the site: ${told}. The rooms are on sale again.`,
  changed: (told) => `The guest has changed this stay on the site. ${told}.`,
  request: () => 'The guest has changed the special request of this stay.',
  address: () => 'The guest has changed the mail address of this stay. Its confirmation goes to the new one.',
};

/** To the motel, when a guest has cancelled or changed a stay online, or its request; an answer goes to the guest. */
export function guestChangedMail(words: Words, stay: Booking, { what, words: told }: GuestChange) {
  const { dateWords, motel } = words;
  return {
    dedupeKey: `guest-${what}:${stay.id}`,
    to: motel.email,
    replyTo: stay.guest.email,
    subject: `${SUBJECTS[what]}: ${stay.property.title}, ${dateWords(stay.checkIn, 'longDate')}`,
    text: `${SENTENCES[what](told)}

${stayFacts(words, stay)}

${guestLines(stay.guest)}
${what === 'request' ? `\nSpecial request:\n${quoted(told)}\n` : ''}`,
  };
}

type ReceivedFeedback = Omit<Feedback, 'isAccurate'> & { readonly feedbackId: string };

/** To the motel, with a message of the feedback form; an answer goes to its sender. */
export function feedbackMail({ motel }: Words, { feedbackId, name, email, message }: ReceivedFeedback) {
  return {
    dedupeKey: `feedback:${feedbackId}`,
    to: motel.email,
    replyTo: email,
    subject: `Feedback from ${oneLine(name)}`,
    text: `From:
${quoted(oneLine(name))}
${quoted(oneLine(email))}

Message:
${quoted(message)}
`,
  };
}
