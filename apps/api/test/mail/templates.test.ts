import { cents, GUEST_FIELDS, guestDetails, instantAt } from '@motel/booking-core';
import { freeCancellationUntil } from '@motel/booking-core/booking';
import { wordsOf } from '@motel/content/server';
import { motel, policies } from '@motel/content/testing';
import type { Booking } from '../../src/booking/booking.ts';
import { bookingCancelledMail } from '../../src/mail/letters/booking-cancelled-mail.ts';
import { bookingConfirmedMail } from '../../src/mail/letters/booking-confirmed-mail.ts';
import { withStayToken } from '../../src/mail/letters/bookings-link.ts';
import { messageMail } from '../../src/mail/letters/message-mail.ts';
import { feedbackMail, newBookingMail } from '../../src/mail/letters/motel-mails.ts';
import { latePaymentRefundedMail, paymentRefundedMail } from '../../src/mail/letters/refund-mails.ts';
import { composeMail } from '../../src/mail/mail-transport.ts';
import type { OutboxMessage } from '../../src/mail/outbox-message.ts';
import { openItemMail } from '../../src/money/open-items/open-items.ts';
import { booking as bookedStay, FAILED_REFUND } from './booking-fixture.ts';

const words = wordsOf(motel);

const freeUntil = freeCancellationUntil(bookedStay.checkIn, bookedStay.policy, motel.houseRules) as number;
const confirmed = bookingConfirmedMail(words, bookedStay, freeUntil - 1);

/** Writes an instant in the format of calendars: `20261127T220000Z`. */
const stampOf = (instant: number) => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');

const guestWith = (change: Partial<Booking['guest']>) => ({
  ...bookedStay,
  guest: { ...bookedStay.guest, ...change },
});

const { shownMoney } = words;

/** Expects the label and the amount of each line of the price that costs something. */
function expectPrice({ text }: OutboxMessage): void {
  for (const { label, amount } of bookedStay.folio.lines.filter((line) => line.amount !== 0)) {
    const line = text.split('\n').find((candidate) => candidate.startsWith(label));
    expect([label, line]).toEqual([label, expect.stringMatching(/ {2}\$[\d,]+\.\d\d$/)]);
    expect(line).toContain(shownMoney(amount));
  }
  expect(text).toContain(`${shownMoney(bookedStay.folio.price)} CAD`);
}

const onPaid = { refunded: bookedStay.folio.price, kept: cents(0), returned: cents(0), owed: cents(0) };
const cancelled = (stay: Booking) =>
  bookingCancelledMail(words, stay, { ...onPaid, isNoShow: false }, freeUntil);

describe('the confirmation to the guest', () => {
  it('goes to the guest, once a booking, with replies to the motel', () => {
    expect(confirmed).toMatchObject({
      dedupeKey: 'booking-confirmed:bk_1',
      to: 'maryam@example.ca',
      replyTo: motel.email,
      subject: `Your stay at ${motel.name} is confirmed: Friday, November 27, 2026`,
    });
  });

  it('§9 has the stay, the party, the price, the house rules, ways to cancel', () => {
    const lines = confirmed.text.split('\n');
    const dates = [
      'Check-in: Friday, November 27, 2026',
      'Check-out: Sunday, November 29, 2026',
      'Nights: 2',
    ];
    const party = ['Room: Hoodoo Double, 1 room', 'Guests: 2 adults, 1 child, 1 pet'];
    for (const line of ['Dear Maryam Okafor,', ...party, ...dates]) expect(lines).toContain(line);
    expectPrice(confirmed);
    const { checkIn, checkOut, quietHours, visitors, petFee, smoking, refunds } = policies;
    for (const rule of [checkIn, checkOut, quietHours, visitors, petFee, smoking, refunds]) {
      expect(confirmed.text).toContain(rule);
    }
    expect(confirmed.text).toContain(
      `To cancel, open your stay on our site, call us on ${motel.phone.shown} or answer this mail: the time at which you do counts.`,
    );
  });

  it('links to the bookings and has a calendar entry in the motel’s hours', () => {
    expect(confirmed.text).toContain('See your bookings: https://motel.example/booking-history');
    const { calendar = '' } = confirmed;
    expect(calendar.split('\r\n')).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
        `UID:bk_1@${motel.email.split('@')[1]}`,
        `DTSTART:${stampOf(instantAt(bookedStay.checkIn, 15, motel.houseRules.timeZone))}`,
        `DTEND:${stampOf(instantAt(bookedStay.checkOut, 11, motel.houseRules.timeZone))}`,
        `SUMMARY:${motel.name}: Hoodoo Double`,
        'STATUS:CONFIRMED',
      ]),
    );
    expect(bookingConfirmedMail(words, bookedStay, freeUntil - 1).calendar).toBe(calendar);
  });

  it('has an entry that the cancellation mail removes by UID and SEQUENCE', () => {
    const mail = cancelled(bookedStay);
    const fieldOf = (calendar = '', name = '') => new RegExp(`^${name}[:;](.*)$`, 'm').exec(calendar)?.[1];
    const [entered, removed] = [confirmed.calendar, mail.calendar];
    for (const same of ['UID', 'DTSTART', 'DTEND', 'ORGANIZER', 'SUMMARY']) {
      expect(fieldOf(removed, same)).toBe(fieldOf(entered, same));
    }
    expect(fieldOf(removed, 'METHOD')).toBe('CANCEL');
    expect(fieldOf(removed, 'STATUS')).toBe('CANCELLED');
    expect(Number(fieldOf(removed, 'SEQUENCE'))).toBeGreaterThan(Number(fieldOf(entered, 'SEQUENCE')));
  });

  it('adds no calendar fields for a title with line breaks and commas', () => {
    const title = 'A\r\nBEGIN:VALARM\r\nACTION:DISPLAY, ; B';
    const property = { ...bookedStay.property, title };
    const { calendar = '' } = bookingConfirmedMail(words, { ...bookedStay, property }, freeUntil);
    const lines = (text = '') => text.split('\r\n').filter((line) => !/^( |SUMMARY:)/.test(line));
    expect(lines(calendar)).toEqual(lines(bookingConfirmedMail(words, bookedStay, freeUntil).calendar));
  });

  it('D10: has the end of free cancellation and the cost after it', () => {
    expect(confirmed.text).toContain(
      'Free to cancel until Thu, Nov 26, 3:00 PM; after that, or if you do not come, the first night, ' +
        `${words.fullPrice(bookedStay.policy.late)}, is kept.`,
    );
  });
});

describe('the other mails', () => {
  it('a late payment: no stay, a full refund', () => {
    const mail = latePaymentRefundedMail(words, bookedStay, bookedStay.folio.price);
    expect(mail).toMatchObject({ dedupeKey: 'late-payment-refunded:bk_1', to: 'maryam@example.ca' });
    expect(mail.text).toContain(
      `we refund all of your payment: ${shownMoney(bookedStay.folio.price)} CAD. ${policies.refunds}`,
    );
    expect(mail.text).toContain('You have no stay with us for these dates');
  });

  it('a new booking: the motel gets the guest’s details and requests', () => {
    const mail = newBookingMail(words, bookedStay);
    const about = { dedupeKey: 'new-booking:bk_1', to: motel.email, replyTo: 'maryam@example.ca' };
    expect(mail).toMatchObject(about);
    expect(mail.text).toContain('> Late arrival, around 9 PM.\n> A cot, please.\n');
    expect(mail.text).toContain('Phone:\n> +1 403 555 0177\n');
    expectPrice(mail);
    const lines = bookedStay.folio.lines.map((line) => ({ ...line, label: 'Chambre', detail: '2 nuits' }));
    const inFrench = { ...bookedStay, language: 'fr', folio: { ...bookedStay.folio, lines } } as const;
    expect(newBookingMail(words, inFrench).text).not.toMatch(/Chambre|nuits/);
    const silent = newBookingMail(words, guestWith({ specialRequest: ' ' }));
    expect(silent.text).toContain('Special request:\nnone\n');
  });

  it('feedback: to the motel, with replies to the sender', () => {
    const sent = { feedbackId: 'f1', name: 'Ana', email: 'ana@example.ca', message: 'Lovely.\nThanks!' };
    expect(feedbackMail(words, sent)).toEqual({
      dedupeKey: 'feedback:f1',
      to: motel.email,
      replyTo: 'ana@example.ca',
      subject: 'Feedback from Ana',
      text: 'From:\n> Ana\n> ana@example.ca\n\nMessage:\n> Lovely.\n> Thanks!\n',
    });
  });
});

describe('§11.21 a message to the guest', () => {
  it.each([
    ['en', 'A message', 'Dear'],
    ['es', 'Un mensaje', 'Buen día,'],
    ['fr', 'Un message', 'Bonjour'],
  ] as const)('has its frame in their language, and the text as typed: %s', (language, subject, dear) => {
    const typed = 'The road is closed.\n\nCall <b>us</b>.';
    const mail = messageMail(wordsOf(motel, language), bookedStay, typed, 1);
    expect(mail).toMatchObject({
      subject: expect.stringContaining(subject),
      to: bookedStay.guest.email,
      text: expect.stringMatching(new RegExp(`^${dear} Maryam Okafor.\n\n${subject}\\.\n\n${typed}\n\n`)),
      html: expect.stringMatching(/The road is closed\.<br \/><br \/>Call &lt;b&gt;us&lt;\/b&gt;\./),
    });
  });
});

describe("a guest's text", () => {
  const NASTY = [
    '<script>alert(1)</script>',
    'Ana\r\nBEGIN:VEVENT\r\nMETHOD:REQUEST',
    'Ana\r\nBcc: thief@evil.example',
    'Ana\nSee your bookings: https://evil.example/booking-history',
  ];
  const second = { paymentReference: 'pi', amount: cents(1), reason: 'already-paid', hasStay: true } as const;
  const TO_GUESTS: readonly ((stay: Booking) => OutboxMessage)[] = [
    (stay) => bookingConfirmedMail(words, stay, freeUntil),
    cancelled,
    (stay) => latePaymentRefundedMail(words, stay, stay.folio.price),
    (stay) => paymentRefundedMail(words, stay, second),
  ];

  it.each(NASTY)('%j in every field adds no line, no header, no date and no link', (typed) => {
    const sender = { name: motel.name, address: motel.email };
    for (const write of TO_GUESTS) {
      const plain = write(guestWith({ specialRequest: typed }));
      const everywhere = { firstname: typed, lastname: typed, phone: typed, specialRequest: typed };
      const nasty = write(guestWith(everywhere));
      expect(nasty.calendar).toBe(plain.calendar);
      expect(nasty.subject).toBe(plain.subject);
      expect(nasty.text.split(/[\r\n]+/).slice(1)).toEqual(plain.text.split(/[\r\n]+/).slice(1));
      const sent = composeMail({ ...nasty, picture: undefined, id: 'mail-1', writtenAt: new Date() }, sender);
      expect(sent.html).toBe(nasty.html);
      expect(sent.to).toEqual({ name: '', address: bookedStay.guest.email });

      const linked = withStayToken(nasty.text, 'a-token');
      expect(linked.match(/\S+a-token/g)).toEqual(['https://motel.example/booking-history#stay=a-token']);
    }
  });
});

describe('a payment without a stay', () => {
  const payment = { paymentReference: 'pi_1', amount: cents(100) };

  it('second payment: the guest reads of its refund and the confirmed stay', () => {
    const mail = paymentRefundedMail(words, bookedStay, { ...payment, reason: 'already-paid' });
    expect(mail).toMatchObject({ dedupeKey: 'payment-refunded:pi_1', to: 'maryam@example.ca' });
    expect(mail.subject).toBe(`A payment to ${motel.name} is refunded: $1.00 CAD`);
    expect(mail.text).toContain('We refund all of a payment of $1.00 CAD, because a second payment');
    expect(mail.text).toContain('Your stay remains confirmed.');
    expect(mail.text).toContain(policies.refunds);
  });

  it('wrong amount: the guest reads the price, and that there is no stay', () => {
    const released = { ...bookedStay, status: 'released' } as const;
    const mail = paymentRefundedMail(words, released, { ...payment, reason: 'wrong-amount' });
    expect(mail.text).toContain(`not the price of the booking, ${shownMoney(bookedStay.folio.price)} CAD`);
    expect(mail.text).toContain(`You have no stay with us for these dates. Please book again, or call us on`);
  });
});

describe('an open item for the motel', () => {
  const item = { ...FAILED_REFUND, amount: cents(100) };

  it('failed refund: the amount, the guest’s details and the desk commands', () => {
    const mail = openItemMail(words, item, bookedStay);
    expect(mail).toMatchObject({
      dedupeKey: 'refund-failed:re_1',
      to: motel.email,
      replyTo: 'maryam@example.ca',
      subject: 'A refund of $1.00 CAD did not go through',
    });
    const facts = ['Payment: pi_1', 'Booking: LI-7K4QD', 'Guest:\n> Maryam Okafor'];
    for (const fact of [...facts, 'close it at the front desk, under Morning check']) {
      expect(mail.text).toContain(fact);
    }
  });

  it('every field of the booking form reaches the motel', () => {
    const guest = guestDetails(({ name }) => `typed as ${name}`);
    const booked = newBookingMail(words, guestWith(guest));
    const failed = openItemMail(words, item, guestWith(guest));
    for (const { name, kind } of GUEST_FIELDS) {
      expect(booked.text).toContain(guest[name]);
      if (kind !== 'note') expect(failed.text).toContain(guest[name]);
    }
  });

  it('a payment for an unknown stay: only the facts of the payment', () => {
    const unmatched = { reference: 'pi_1', kind: 'unmatched-payment', bookingId: 'bk\nFake: x' } as const;
    const mail = openItemMail(words, { ...item, ...unmatched }, undefined);
    expect(mail.subject).toBe('$1.00 CAD was paid for a stay that is not in the books');
    expect(mail.text).toContain('Booking: bk Fake: x');
    expect(mail).not.toHaveProperty('replyTo');
    expect(mail.text).not.toContain('Guest:');
  });
});
