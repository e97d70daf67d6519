import { ENDPOINTS } from '@motel/api-client/contracts';
import { addDays } from '@motel/booking-core';
import { madeUpTexts } from '@motel/content/testing/made-up';
import type { Language } from '@motel/language';
import { isMixed, MADE_UP, madeUp } from '@motel/language/testing';
import { sampleMails } from '../../src/mail/index.ts';
import type { Answer, Call } from '../support/motel-door.ts';
import { mailsOf } from '../support/outbox.ts';
import { checkoutRequest, freshStay, GOOD_CARD, signInGuest } from '../support/test-booking.ts';
import { testMotel, testStaff } from '../support/test-motel.ts';

// The setup of the tests has loaded the list without it.
vi.hoisted(() => vi.resetModules());
vi.mock('../../../../packages/language/src/languages.ts', async (original) => {
  const { withMadeUp } = await import('@motel/language/testing');
  return withMadeUp(await original());
});

const language = MADE_UP as Language;
const motel = testMotel();
const owner = testStaff(motel, 'owner', 'Odile');

const EMAIL = 'wren@prairie.example';
const USER = { firstname: 'Wren', lastname: 'Prairie', email: EMAIL, phone: '403 555 0142' };

/** By the guest of the samples; and how a tariff says what is kept. */
const TYPED = [
  ...[
    'Maryam',
    'Okafor',
    'maryam@example.ca',
    'Ground floor, please.',
    'We arrive around 10 PM.',
    'first night',
  ],
];

/** The sentences of an answer; a word alone may be a code, and tariffs and calendars have words of theirs. */
function sentencesIn(data: unknown): readonly string[] {
  if (typeof data === 'string') return data.includes(' ') ? [data] : [];
  const values = Object.entries(data ?? {}).filter(([name]) => name !== 'tariff' && name !== 'calendar');
  return values.flatMap(([, value]) => sentencesIn(value));
}

const textsOf = (html: string): readonly string[] =>
  html.replace(/<(head|script|style)[\s\S]*?<\/\1>/g, '').split(/<[^>]+>/);

/** Expects no word of another language, but names. */
function expectSpoken(texts: readonly string[]): void {
  const { name, city, email, addressLines } = motel.shown.motel();
  const names = [name, city, email, ...addressLines, ...Object.values(USER), 'CAD', 'localhost', ...TYPED];
  // Nor addresses and references.
  const lines = texts
    .flatMap((text) => text.split('\n'))
    .map((line) => line.replace(/https?:\S+|\b[A-Z]{2,3}-[A-Z\d]{5}\b/g, ''));
  expect(lines.filter((line) => isMixed(line, names))).toEqual([]);
}

async function call(path: string, more: Call = {}): Promise<Answer> {
  const answer = await motel.call(path, { ...more, headers: { 'accept-language': MADE_UP } });
  expectSpoken(sentencesIn(answer.body));
  return answer;
}

describe('§13.4 a language that the one list has', () => {
  test('is published, and answers refusals and rooms', async () => {
    const { version } = (await owner.call('siteTexts')).body;
    const versions = motel.db.selectFrom('content_versions').select('pictures');
    const { pictures } = await versions.where('version', '=', version).executeTakeFirstOrThrow();
    const published = await owner.call('importSite', { body: { version, texts: madeUpTexts(), pictures } });
    expect(published.status).toBe(200);
    expect((await call(ENDPOINTS.bookings.path)).body.message).toBe('Pléásé sígn ín.');
    await call('/api/nothing');
    await call(ENDPOINTS.signIn.path, { body: { mobile: 'x' } });
    await call(ENDPOINTS.property.path.replace('{id}', 'x'));
    await call(ENDPOINTS.property.path.replace('{id}', 'cote-jardin'));
    await call(ENDPOINTS.properties.path);
  });

  test('says all of a stay: payment, mails, change and end', async () => {
    const room = motel.shown.motel().properties[0]!;
    const guest = await signInGuest(motel);
    const { token } = guest;
    const asked = { ...checkoutRequest(guest.id, freshStay(2), room), specialRequest: '' };
    const book = (changes: object) =>
      call(ENDPOINTS.createCheckout.path, { token, body: { ...asked, ...changes } });
    await book({ user: { ...USER, firstname: '', email: 'x' } });
    const refused = await book({ user: USER, totalAmount: '1' });
    const [, totalAmount] = /(\d+)/.exec(refused.body.message) ?? [];
    const { url } = (await book({ user: USER, totalAmount })).body;
    const page = async () => textsOf(await (await fetch(motel.origin + new URL(url).pathname)).text());
    expectSpoken(await page());
    await guest.pay(url, { number: '4000 0000 0000 0002' });
    expectSpoken(await page());
    await guest.pay(url, GOOD_CARD);
    const [booked] = (await call(ENDPOINTS.bookings.path, { token })).body.bookings;
    expect(booked.property.location.country).toBe('კანადა');
    const press = async ({ path }: { path: string }, body: object) => {
      const answer = await call(path.replace('{id}', booked._id), { method: 'POST', token, body });
      expect(answer.status, path).toBe(200);
      return answer.body;
    };
    const stay = (await call(ENDPOINTS.stay.path.replace('{id}', booked._id), { token })).body;
    const shorter = { checkIn: stay.checkIn, checkOut: addDays(stay.checkIn, 1), party: stay.party };
    await press(ENDPOINTS.previewChange, shorter);
    await press(ENDPOINTS.mailReceipt, {});
    expect(stay.calendar.replaceAll('\r\n ', '')).toContain(`: ${madeUp(room.title)}`);
    // One night is kept.
    motel.clock.setTo(`${stay.checkIn}T12:00:00Z`);
    const late = (await call(ENDPOINTS.stay.path.replace('{id}', booked._id), { token })).body;
    const cancelled = await press(ENDPOINTS.cancelStay, { refunded: late.cancelling.refunded });
    expect(cancelled.receipt.lines[0].label).toBe(madeUp('Kept by the terms of cancelling'));
    await motel.server.runJobs();
    const mails = await mailsOf(motel, '%', EMAIL);
    expect(mails.length).toBeGreaterThan(2);
    expectSpoken(mails.flatMap(({ subject, body }) => [subject, body]));
  });

  test('is that of every letter', async () => {
    const letters = await sampleMails({ motel: motel.shown.motel(), now: motel.clock.now(), language });
    expectSpoken(letters.flatMap(({ subject, text, html = '' }) => [subject, text, ...textsOf(html)]));
  });
});
