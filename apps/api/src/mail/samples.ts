import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  addDays,
  cents,
  completeGuestDetails,
  dateAt,
  parseTariff,
  price,
  type Quote,
  subtract,
  sum,
} from '@motel/booking-core';
import { mailPicturePath } from '@motel/content/mail-pictures';
import { type Motel, OWN_FOLDER, type Words, wordsOf } from '@motel/content/server';
import type { Language } from '@motel/language';
import { type Booking, chargesOf, enteredAt, type Folio, folioOf, type NewEntry } from '../booking/index.ts';
import {
  afterStayMail,
  arrivalMail,
  bookingCancelledMail,
  bookingChangedMail,
  bookingConfirmedMail,
  latePaymentRefundedMail,
  paymentRefundedMail,
  receiptMail,
  refundCompletedMail,
} from './letters/index.ts';
import type { OutboxMessage } from './outbox-message.ts';
import { PICTURE_ADDRESS } from './page/letter-page.ts';

/** A letter as a guest would get it, to look at. */
export interface SampleMail extends OutboxMessage {
  /** Its occasion: `booking-confirmed`. */
  readonly name: string;
  /** Its page with the picture in it, which a browser can open. */
  readonly page: string;
}

interface SampleOptions {
  readonly motel: Motel;
  readonly now: Date;
  readonly guest?: Partial<Booking['guest']>;
  /** @default the motel's first */
  readonly language?: Language;
}

const SITE = 'https://stay.invalid';

/** Every letter to a guest, for a stay of the motel's first room at its first prices. */
export async function sampleMails(options: SampleOptions): Promise<SampleMail[]> {
  const now = options.now.getTime();
  const { motel } = options;
  const stay = sampleStay(options);
  const { price: total } = stay.folio;
  const money = {
    kept: stay.policy.late,
    refunded: subtract(total, stay.policy.late),
    returned: cents(0),
    owed: cents(0),
  };
  const payment = { paymentReference: 'sample', amount: total };
  const { checkIn, checkOut, party } = stay;
  const before = { checkIn, checkOut, party, room: stay.property.title, price: total };
  const after = { ...before, checkOut: addDays(checkOut, -1), price: subtract(total, cents(10_000)) };
  const change = { number: 1, before, after, paid: cents(0), refunded: cents(10_000) };
  return Promise.all(
    [
      bookingConfirmedMail(motel, stay, now),
      bookingChangedMail(motel, stay, change, now),
      bookingCancelledMail(motel, stay, { ...money, isNoShow: false }, now),
      refundCompletedMail(motel, stay, { ...payment, idempotencyKey: 'refund' }),
      receiptMail(motel, stay, now),
      arrivalMail(motel, stay, now),
      afterStayMail(motel, stay),
      latePaymentRefundedMail(motel, stay, stay.folio.price),
      paymentRefundedMail(motel, stay, { ...payment, reason: 'already-paid' }),
    ].map(shown),
  );
}

async function shown(mail: OutboxMessage): Promise<SampleMail> {
  const path = mail.picture === undefined ? undefined : join(OWN_FOLDER, mailPicturePath(mail.picture));
  const address = `data:image/jpeg;base64,${path === undefined ? '' : await readFile(path, 'base64')}`;
  const page = (mail.html ?? '').replaceAll(PICTURE_ADDRESS, address);
  return { ...mail, name: mail.dedupeKey.split(':')[0] ?? '', page };
}

/** Eight nights of a party with an extra person and a dog: every kind of line is in its price. */
function sampleStay({ motel, now, guest, language = motel.language }: SampleOptions): Booking {
  const words = wordsOf(motel, language);
  const [room] = words.motel.properties;
  if (room === undefined) throw new Error('The motel has no room');
  const checkIn = addDays(dateAt(now.getTime(), motel.houseRules.timeZone), 14);
  const checkOut = addDays(checkIn, 8);
  const party = { adults: 3, children: 0, infants: 0, pets: room.allowedPets > 0 ? 1 : 0, rooms: 1 };
  const request = { room: room.id, from: checkIn, to: checkOut, party, rooms: 1 };
  const priced = price(parseTariff(motel.tariff), request, words.rules.price);
  if (!priced.ok) throw new Error('The sample stay has no price');
  const { quote } = priced;
  return {
    id: 'sample',
    reference: 'LI-7K4QD',
    status: 'confirmed',
    property: { id: room.id, title: room.title },
    checkIn,
    checkOut,
    party,
    extraPersons: 0,
    guestId: 'sample',
    authSessionId: 'sample',
    car: '',
    guest: completeGuestDetails({
      firstname: 'Maryam',
      lastname: 'Okafor',
      email: 'maryam@example.ca',
      phone: '+1 403 555 0177',
      specialRequest: 'Ground floor, please.\nWe arrive around 10 PM.',
      ...guest,
    }),
    folio: sampleFolio(words, quote, now),
    policy: quote.policy,
    nights: quote.nights,
    plan: null,
    promotionCode: null,
    orders: {},
    exempt: {},
    guarantee: null,
    acceptedTerms: '',
    restDue: null,
    action: 'new',
    extendsBookingId: null,
    orderId: null,
    language,
    site: SITE,
    createdAt: now,
    statusChangedAt: now,
    arrivedAt: null,
    leftAt: null,
    request: undefined,
  };
}

function sampleFolio({ own }: Words, { lines, tariff }: Quote, now: Date): Folio {
  const charges = chargesOf(
    { lines: lines.map((line) => ({ ...line, label: own(line.label) })), tariff },
    'website',
  );
  const amount = sum(...lines.map((line) => line.amount));
  const payment: NewEntry = {
    kind: 'payment',
    what: 'card',
    amount,
    rule: 'L1',
    paymentReference: 'sample',
    by: 'website',
  };
  return folioOf([...charges, payment].map((entry) => enteredAt(now, entry)));
}
