import { addDays, parseTariff, price, type Stay, toDollars } from '@motel/booking-core';
import { dateWords } from '@motel/content/english';
import { beforeAll, describe, expect, test } from 'vitest';
import { lookAtStay } from '../support/desk-stays.ts';
import { outcomeOf } from '../support/looks.ts';
import { mailsOf } from '../support/outbox.ts';
import { freshStay, signInGuest } from '../support/test-guest.ts';
import { TODAY } from '../support/test-motel.ts';
import { testMotel } from '../support/test-setup.ts';
import { signInStaff, type TestStaff } from '../support/test-staff.ts';

const PARTY = { adults: 2, children: 0, infants: 0, pets: 0, rooms: 1 };

describe('[F30] [X7] a deposit on the website', () => {
  const motel = testMotel();
  let owner: TestStaff;
  beforeAll(async () => {
    owner = await signInStaff(motel, 'owner', 'Odile');
    await publishTerms({ deposit: '40%', restDays: 7 });
  });

  /** As an owner does it at the desk: one part of *Your motel*. */
  async function publishTerms(terms: Record<string, unknown>, entry = 0) {
    const { seen } = (await owner.call('sitePart', { query: { name: 'rates.yaml' } })).body;
    const changes = Object.entries(terms).map(([field, value]) => ({
      path: ['policies', entry, field],
      value,
    }));
    const edited = await owner.call('editSitePart', { body: { name: 'rates.yaml', seen, changes } });
    expect(edited.body).toMatchObject({ mistakes: [] });
    const { published, waits } = (await owner.call('site')).body;
    const parts = waits.map(({ name, seen }: { name: string; seen: string }) => ({ name, seen }));
    const answer = await owner.call('publishSite', { body: { version: published.version, parts } });
    expect(answer.status).toBe(200);
  }

  const room = () => motel.shown.motel().properties.find(({ id }) => id === 'cote-jardin')!;
  const totalOf = ({ checkIn: from, checkOut: to }: Stay) => {
    const priced = price(parseTariff(motel.shown.motel().tariff), {
      room: room().id,
      from,
      to,
      party: PARTY,
      rooms: 1,
    });
    if (!priced.ok) throw new Error('The stay has no price');
    return priced.quote.total;
  };
  async function book(stay: Stay, dueNow?: string) {
    const guest = await signInGuest(motel);
    const totalAmount = `${toDollars(totalOf(stay))}`;
    const overrides = { totalAmount, ...(dueNow !== undefined && { dueNow }) };
    return { guest, answer: await guest.book(stay, room(), { party: PARTY, overrides }) };
  }

  test('its guest pays it, and the mail says when the rest is due', async () => {
    const stay = freshStay(3);
    const total = toDollars(totalOf(stay));
    const now = Math.round(total * 40) / 100;
    const { guest, answer } = await book(stay, now.toFixed(2));
    expect(answer.status).toBe(200);
    expect(motel.provider.requests.at(-1)).toMatchObject({
      total: Math.round(now * 100),
      lines: [{ label: 'deposit for your stay', amount: Math.round(now * 100) }],
    });
    await guest.pay(answer.body.url);
    const { bookingId } = await outcomeOf(motel, answer.body.sessionId);
    const restDue = addDays(stay.checkIn, -7);
    expect(await lookAtStay(owner, bookingId)).toMatchObject({
      status: 'confirmed',
      restDue,
      folio: { total: Math.round(total * 100), balance: Math.round((total - now) * 100) },
    });
    const [mail] = await mailsOf(motel, `booking-confirmed:${bookingId}`);
    expect(mail?.body).toContain(`$${(total - now).toFixed(2)} CAD are to be paid by`);
    expect(mail?.body).toContain('we will send you a link');
    const own = await motel.call(`/api/stays/${bookingId}`, { token: guest.token });
    if (own.status === 200) expect(own.body).toMatchObject({ restDue, balance: total - now });
  });

  test('where the day of the rest has come, all is paid at once', async () => {
    const checkIn = addDays(TODAY as Stay['checkIn'], 7);
    const { answer } = await book({ checkIn, checkOut: addDays(checkIn, 1) });
    expect(answer.status).toBe(200);
    expect(motel.provider.requests.at(-1)!.total).toBe(totalOf({ checkIn, checkOut: addDays(checkIn, 1) }));
  });

  test('a guest who was shown another deposit is told, and nothing is held', async () => {
    const { guest, answer } = await book(freshStay(2), '1');
    expect(answer).toMatchObject({ status: 409, body: { code: 'price-changed' } });
    expect(answer.body.message).toMatch(/^The deposit has changed: you pay \$[\d.]+ CAD now\.$/);
    expect(await guest.bookings()).toEqual([]);
  });

  test('the site says the terms, and those who booked keep theirs', async () => {
    expect(motel.shown.motel().policies.cancellation).toContain(
      'When you book you pay 40% of the price, and the rest up to 7 days before check-in.',
    );
    const before = freshStay(2);
    const { guest, answer } = await book(before);
    await publishTerms({ deposit: null, restDays: null });
    expect(motel.shown.motel().policies.cancellation).not.toContain('When you book');
    await guest.pay(answer.body.url);
    const { bookingId } = await outcomeOf(motel, answer.body.sessionId);
    expect(await lookAtStay(owner, bookingId)).toMatchObject({ restDue: addDays(before.checkIn, -7) });
  });

  test('check-ins of some dates and rooms have terms of their own', async () => {
    const [from, to] = [addDays(TODAY as Stay['checkIn'], 100), addDays(TODAY as Stay['checkIn'], 119)];
    const termsOf = { keep: 'everything', deposit: 'first night', from, to, room: ['cote-jardin'] };
    await publishTerms(termsOf, 1);
    expect(motel.shown.motel().policies.cancellation).toContain(
      `Check-in in ${room().title} from ${dateWords(from, 'date')} to ${dateWords(to, 'date')}: ` +
        'the whole stay is charged in any case. When you book you pay the first night, and the rest at the motel.',
    );
    const inside = { checkIn: addDays(from, 2), checkOut: addDays(from, 4) };
    const isWhole = async (stay: Stay) => {
      expect((await book(stay)).answer.status).toBe(200);
      return motel.provider.requests.at(-1)!.total === totalOf(stay);
    };
    expect(await isWhole(inside)).toBe(false);
    const outside = { checkIn: addDays(to, 1), checkOut: addDays(to, 3) };
    expect(await isWhole(outside)).toBe(true);
    const groups = async () => (await owner.call('sitePart', { query: { name: 'rates.yaml' } })).body.groups;
    const first = 'Cancelling and paying, of every booking from then on';
    const another = 'Other terms, for some check-ins or rooms';
    expect((await groups()).map(({ title }: { title: string }) => title)).toEqual([
      ...[first, 'Other terms 1', another],
    ]);
    await publishTerms(Object.fromEntries(Object.keys(termsOf).map((field) => [field, null])), 1);
    expect((await groups()).map(({ title }: { title: string }) => title)).toEqual([first, another]);
    expect(await isWhole(inside)).toBe(true);
    expect(motel.shown.motel().policies.cancellation).not.toContain(room().title);
  });

  const editAlone = async (path: (string | number)[], value: string) => {
    const { seen } = (await owner.call('sitePart', { query: { name: 'rates.yaml' } })).body;
    return owner.call('editSitePart', { body: { name: 'rates.yaml', seen, changes: [{ path, value }] } });
  };

  test('no entry is begun behind a gap', async () => {
    const answer = await editAlone(['policies', 7, 'keep'], 'everything');
    expect(answer).toMatchObject({ status: 422, body: { message: 'This part has no such field.' } });
  });

  test('a slip in the terms is said with its place', async () => {
    const { mistakes } = (await editAlone(['policies', 0, 'deposit'], 'half')).body;
    const { path, sentence } = mistakes[0];
    expect([path, sentence]).toEqual([
      ['policies', '0', 'deposit'],
      "policies.0.deposit must be 'first night', 'everything' or a percentage such as '50%'.",
    ]);
  });
});
