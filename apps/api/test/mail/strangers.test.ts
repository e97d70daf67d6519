import { randomUUID } from 'node:crypto';
import { wordsOf } from '@motel/content/server';
import { motel as content } from '@motel/content/testing';
import { inTransaction } from '../../src/db/in-transaction.ts';
import { greetedName, withoutLinks } from '../../src/mail/guest-words.ts';
import { enqueueMail } from '../../src/mail/outbox.ts';
import { emptyBooks } from '../support/books.ts';
import { byHand } from '../support/by-hand.ts';
import { outcomeOf } from '../support/looks.ts';
import { sentMails } from '../support/outbox.ts';
import { paidEvent, sendEvent } from '../support/payment-events.ts';
import { freshStay, ROOMS, signInGuest } from '../support/test-booking.ts';
import { motelOfThisTest, type TestMotel, testMotel } from '../support/test-motel.ts';
import { smtpServer } from './smtp-server.ts';

const STRANGER = 'stranger@example.ca';
const lettersToStranger = async (motel: TestMotel) =>
  (await sentMails(motel)).filter((mail) => /^to: stranger@example\.ca$/im.test(mail));

describe('mails to strangers', () => {
  const motel = testMotel();
  beforeEach(() => emptyBooks(motel.db));

  const bookFor = async (email: string) => {
    const guest = await signInGuest(motel);
    const user = { firstname: 'Ann', lastname: 'Lee', email, phone: '403 555 0142' };
    const { body } = await guest.book(freshStay(), ROOMS.many, { overrides: { user } });
    return { guest, url: body.url as string, sessionId: body.sessionId as string };
  };
  const payWrongly = async (email: string) => {
    const { sessionId } = await bookFor(email);
    const wrong = { amount: 100, paymentReference: `pay_${sessionId}`, eventId: `evt_${sessionId}` };
    await sendEvent(motel, await paidEvent(motel, sessionId, wrong));
    await motel.runJobsAfter(1000);
    return outcomeOf(motel, sessionId);
  };
  const received = async () => (await lettersToStranger(motel)).length;

  test('§11.9 an address without a paid stay gets one mail a day', { tags: 'long' }, async () => {
    await payWrongly(STRANGER);
    const { bookingId } = await payWrongly('Stranger@Example.ca');
    await payWrongly(STRANGER);
    expect(await received()).toBe(1);
    const shown = await byHand(motel).call('stay', { id: bookingId });
    expect(JSON.stringify(shown.value?.story)).toContain('Mail held back');

    motel.clock.advance(24 * 3_600_000);
    await payWrongly(STRANGER);
    expect(await received()).toBe(2);
    const { guest, url } = await bookFor(STRANGER);
    await guest.pay(url);
    await motel.server.runJobs();
    expect(await received(), 'a confirmation always goes').toBe(3);
    await payWrongly(STRANGER);
    expect(await received(), 'to a guest').toBe(4);
  });
});

describe('a test checkout on a public address', () => {
  test('writes its mails to the folder, whatever SMTP_URL says', async () => {
    const server = await smtpServer();
    onTestFinished(server.close);
    const checkout = { checkout: 'embedded', smtpUrl: server.url } as const;
    const motel = await motelOfThisTest({ publicUrl: 'https://motel.example', ...checkout });
    const mail = { dedupeKey: randomUUID(), to: STRANGER, subject: 'Dear', text: 'Your parcel waits' };
    await inTransaction(motel.db, (trx) => enqueueMail(trx, motel.clock.now(), mail));
    await motel.server.runJobs();
    expect(server.received).toEqual([]);
    expect(await sentMails(motel)).toHaveLength(1);
    expect(motel.log.filter((line) => line.includes('SMTP_URL is not used'))).toHaveLength(1);
  });
});

describe('S7: words of anybody in a letter to anybody', () => {
  test.each([
    ['Ann Lee', 'Ann Lee'],
    ["María-José O'Brien de la Cruz Jr.", "María-José O'Brien de la Cruz Jr."],
    ['J. R. Tolkien', 'J. R. Tolkien'],
    ['王小明', '王小明'],
    ['Verify at https://evil.example', 'guest'],
    ['Your parcel: evil.example', 'guest'],
    ['evil.example', 'guest'],
    ['ｅｖｉｌ．ｅｘａｍｐｌｅ', 'guest'],
    ['Your account will be closed today unless you call us now', 'guest'],
    ['Call 403 555 0199', 'guest'],
    ['A'.repeat(61), 'guest'],
  ])('a letter to %j greets %s', (name, greeted) => {
    expect(greetedName(wordsOf(content), name)).toBe(greeted);
  });

  test.each([
    ['Ground floor, please. We come at 10 p.m.', 'Ground floor, please. We come at 10 …'],
    ['Verify at https://evil.example/pay now', 'Verify at … now'],
    ['write to a@evil.example', 'write to …'],
    ['www.evil.example, evil.example!', '… …'],
  ])('a request %j is told as %j', (words, told) => {
    expect(withoutLinks(words)).toBe(told);
  });

  test('a stay that was paid and may be cancelled again carries no request', async () => {
    const motel = await motelOfThisTest();
    const guest = await signInGuest(motel);
    const user = { firstname: 'Verify at', lastname: 'once', email: STRANGER, phone: '403 555 0142' };
    const specialRequest = 'Verify at https://evil.example';
    await guest.buy(freshStay(), ROOMS.many, { overrides: { user, specialRequest } });
    await motel.server.runJobs();
    const letters = await lettersToStranger(motel);
    expect(letters).toHaveLength(1);
    expect(letters.join()).not.toContain('evil');
  });
});
