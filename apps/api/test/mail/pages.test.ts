import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fc, test } from '@fast-check/vitest';
import { cents, sum } from '@motel/booking-core';
import { mailPicturePath } from '@motel/content/mail-pictures';
import { OWN_FOLDER, wordsOf } from '@motel/content/server';
import { motel as content, mailWords, motel, properties } from '@motel/content/testing';
import { repaint } from '@motel/ui/colors';
import { type FolioEntry, folioOf } from '../../src/booking/index.ts';
import { type BookingChange, bookingChangedMail, receiptMail, sampleMails } from '../../src/mail/index.ts';
import { withStayTokenInPage } from '../../src/mail/letters/bookings-link.ts';
import { arrivalMail } from '../../src/mail/letters/timed-mails.ts';
import { composeMail } from '../../src/mail/mail-transport.ts';
import { booking } from './booking-fixture.ts';

const now = new Date('2026-11-22T18:00:00Z');
const letters = await sampleMails({ motel: content, now });
const SITE = 'https://stay.invalid';

/** Gmail cuts a page off at 102 kB. */
const MOST_BYTES = 60_000;

/** The words of a page as a reader gets them: without markup, in one line. */
function readerOf(html: string): string {
  return html
    .replace(/<style[\s\S]*?<\/style>|<head>[\s\S]*?<\/head>|<[^>]*>/g, ' ')
    .replace(
      /&(amp|lt|gt|quot|#39);/g,
      (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? "'",
    )
    .replace(/\s+/g, ' ');
}

/** The tags and attributes of a page, without its words. */
const skeletonOf = (html: string): string[] => [...html.matchAll(/<\/?[a-z][^>]*>/gi)].map(([tag]) => tag);

/** The minus is a sign of its own, as wide as a figure. */
const amountOf = (shown: string) =>
  Math.round(Number(shown.replace('−', '-').replace(/[$,]|CAD/g, '')) * 100);

describe.each(letters)('the page of the letter $name', ({ html = '', text, name, picture }) => {
  it('says who, when, which room and where the stay is', () => {
    const words = readerOf(html);
    const facts = [motel.name, motel.phone.shown, properties[0]!.title];
    for (const fact of [...facts, 'LI-7K4QD', '3 adults, 1 pet', 'Sun, Dec 6']) {
      expect(words).toContain(fact);
    }
    expect(text).toContain('Booking: LI-7K4QD');
    expect(html).toContain(`href="${SITE}/booking-history"`);
  });

  it(`has at most ${MOST_BYTES} bytes, and little style for Gmail`, () => {
    expect(Buffer.byteLength(html)).toBeLessThan(MOST_BYTES);
    const styles = html.match(/<style[\s\S]*?<\/style>/g)?.join('') ?? '';
    expect(styles.length).toBeLessThan(8000);
  });

  it('loads nothing from elsewhere: no pixel, no script, no type', () => {
    const loaded = [...html.matchAll(/ src="([^"]*)"/g)].map(([, address]) => address);
    expect(loaded).toEqual(['cid:postcard@stay.invalid']);
    expect(html).not.toMatch(/<script|<link|@import|@font-face|url\(|background="|http-equiv="refresh"/i);
  });

  it('carries its picture, of moderate size and described in words', async () => {
    const content = await readFile(join(OWN_FOLDER, mailPicturePath(picture ?? '')));
    expect(content.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    expect(content.length).toBeLessThan(80_000);
    expect(html).toMatch(/ alt="\S+ \S+ [^"]+"/);
  });

  it('is the second part of a mail, after the text', () => {
    const picture = { file: 'x.jpg', content: Buffer.from('x') };
    const mail = { id: name, to: 'maryam@example.ca', subject: name, text, html, picture, writtenAt: now };
    const sent = composeMail(mail, { name: motel.name, address: motel.email });
    expect(sent).toMatchObject({ text, html, attachments: [{ cid: 'postcard@stay.invalid' }] });
  });
});

describe('the page of the confirmation', () => {
  const [confirmed] = letters;
  const words = readerOf(confirmed?.html ?? '');

  it('has the dates first, then terms and the link, then the money', () => {
    const parts = ['Sun, Dec 6', 'Free to cancel until Sat', 'See your stay', 'What you paid', 'Getting in'];
    const places = parts.map((part) => words.indexOf(part));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places.toSorted((one, other) => one - other)).toEqual(places);
  });

  it('groups nights by price, names each tax, and its lines add up', () => {
    const rates = ['6 nights × $119', '2 nights × $139', '15% off from night 7'];
    for (const fact of [...rates, 'Taxes 5%', 'Tourism Levy tax 4%']) expect(words).toContain(fact);
    const amounts = (confirmed?.html ?? '').matchAll(/<td align="right"[^>]*>([^<]*)<\/td>/g);
    const shown = [...amounts].map(([, amount = '']) => amountOf(amount));
    const [paid, total] = [shown.pop() as number, shown.pop() as number];
    expect(paid).toBe(total);
    expect(shown.some((amount) => amount < 0)).toBe(true);
    expect(shown.reduce((all, amount) => all + amount, 0)).toBe(total);
  });

  it('has parking, late arrival and a map, and no request (S7)', () => {
    expect(words).not.toMatch(/asked for|Ground floor/);
    const arrival = arrivalMail(wordsOf(content), booking, now.getTime());
    expect(readerOf(arrival.html ?? '')).toContain('You asked for Late arrival, around 9 PM. A cot, please.');
    expect(words).toContain(mailWords.parking);
    expect(words).toContain(mailWords.lateArrival);
    expect(confirmed?.html).toContain(`href="${mailWords.mapUrl}"`);
  });
});

describe('a guest’s words in a page', () => {
  const nasty = fc.constantFrom(
    '<script>alert(1)</script>',
    '</mj-text></mj-column><mj-raw><img src="https://evil.example/x.png"/>',
    '"><a href="https://evil.example/booking-history">See your stay</a>',
    '<!-- ]]> &lt;b&gt; &amp; &#60; {{x}} -->',
    '<![CDATA[x]]> <?xml version="1.0"?>',
    ' href="https://evil.example/booking-history',
  );
  const typed = fc.oneof(nasty, fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));
  const plain = arrivalMail(wordsOf(content), booking, now.getTime()).html ?? '';
  const skeleton = skeletonOf(plain).filter((tag) => tag !== '<br />');
  test.prop([typed, typed], { numRuns: 200 })(
    'never become markup, and every page can be made',
    (firstname, request) => {
      const guest = { ...booking.guest, firstname, specialRequest: `.${request}` };
      const { html = '' } = arrivalMail(wordsOf(content), { ...booking, guest }, now.getTime());
      expect(skeletonOf(html).filter((tag) => tag !== '<br />')).toEqual(skeleton);
      const linked = withStayTokenInPage(html, 'a-token').match(/\S+a-token/g);
      expect(linked).toEqual(['href="https://motel.example/booking-history#stay=a-token']);
    },
  );

  test('of the greatest length fit into the limit', async () => {
    const specialRequest = '<'.repeat(1000);
    const letters = await sampleMails({ motel: content, now, guest: { specialRequest } });
    for (const { html = '' } of letters) expect(Buffer.byteLength(html)).toBeLessThan(MOST_BYTES);
  });
});

describe('the letter of a changed stay', () => {
  const { checkIn, checkOut, party, folio, property } = booking;
  const before = { checkIn, checkOut, party, room: property.title, price: folio.price };
  const more = { ...before, party: { ...party, adults: 3 }, price: sum(folio.price, cents(4000)) };

  const changed = (change: BookingChange) => bookingChangedMail(content, booking, change, now.getTime());

  it('says what was, what is, the difference and the payment', () => {
    const mail = changed({ number: 1, before, after: more, paid: cents(4000), refunded: cents(0) });
    expect(mail.dedupeKey).toBe('booking-changed:1:bk_1');
    expect(mail.text).toContain('$40.00 more than before. You paid the difference: $40.00 CAD.');
    expect(mail.text).toContain('Guests: 3 adults, 1 child, 1 pet (before: 2 adults, 1 child, 1 pet)');
    expect(readerOf(mail.html ?? '')).toContain('Paid for the change $40.00');
  });

  it('says a refund, and no difference where there is none', () => {
    const less = { number: 2, before: more, after: before, paid: cents(0), refunded: cents(4000) };
    expect(changed(less).text).toContain('$40.00 less than before. We refund $40.00 CAD.');
    const same = { ...less, before, refunded: cents(0) };
    expect(changed(same).text).toContain('The price stays the same.');
  });

  it('moves the date in the calendar: a higher sequence each time', () => {
    const sequences = [1, 2].map((number) => {
      const { calendar } = changed({ number, before, after: more, paid: cents(0), refunded: cents(0) });
      return /^SEQUENCE:(\d+)/m.exec(calendar ?? '')?.[1];
    });
    expect(sequences).toEqual(['1', '2']);
  });
});

describe('the letter with the receipt', () => {
  it('links to it, and answers each asking', () => {
    const mail = receiptMail(content, booking, now.getTime());
    const address = `${booking.site}/stay/${booking.id}/receipt`;
    expect(mail.text).toContain(`Open the receipt: ${address}`);
    expect(mail.html).toContain(`href="${address}"`);
    expect(receiptMail(content, booking, now.getTime() + 1).dedupeKey).not.toBe(mail.dedupeKey);
  });

  it('F27: says a tax in the price by its amount, not as $0', () => {
    const [charge] = booking.folio.entries.filter(({ kind }) => kind === 'charge');
    const included = { amount: cents(16_00), price: cents(116_00), percents: 16, of: ['rooms'] };
    const share = { percent: 16, base: cents(100_00), round: 'cent' as const, included };
    const told = { label: 'VAT', detail: '16% included: $16', amount: cents(0), share };
    const vat = { ...(charge as FolioEntry), what: 'vat', ...told };
    const folio = folioOf([...booking.folio.entries, vat]);
    const mail = receiptMail(content, { ...booking, folio }, now.getTime());
    expect(mail.text).toMatch(/^VAT \(16% included: \$16\)$/m);
    expect(readerOf(mail.html ?? '')).toMatch(/VAT\s+16% included: \$16(?!\s+\$0)/);
  });
});

describe('a motel with colours of its own', () => {
  it('has letters in them, by day and by night', async () => {
    const look = { accent: '#e8503a', ground: '#1d3f66', paper: '#eef2f5' };
    const motel = { ...content, look, translated: {} };
    const { light, dark } = repaint(look);
    const [letter] = await sampleMails({ motel, now });
    for (const colour of [light.paper, light.ink, light.accent, dark.paper, dark.ink]) {
      expect(letter?.html).toContain(colour);
    }
  });
});
