import { addDays, civilDate, type Stay } from '@motel/booking-core';
import type { PropertyContent } from '@motel/content';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runDeskCommand } from '../../src/desk/desk-commands.ts';
import { DATABASES } from '../support/databases.ts';
import { everythingStored, soldOn } from '../support/looks.ts';
import { ROOMS } from '../support/rooms.ts';
import { type Booking, freshStay, signInGuest } from '../support/test-guest.ts';
import { openTestMotel, type TestMotel } from '../support/test-motel.ts';

describe.each(DATABASES)('the front desk, on $name', (kind) => {
  let motel: TestMotel;
  beforeAll(async () => {
    motel = await openTestMotel(kind);
  });
  afterAll(() => motel.close());

  const desk = (...argv: string[]) =>
    runDeskCommand({ db: motel.db, clock: motel.clock }, argv, { who: 'maryam' });

  /** A stay that is paid. @returns its id */
  async function paidStay(stay: Stay, property: PropertyContent = ROOMS.many, more: Booking = {}) {
    const guest = await signInGuest(motel);
    const { body } = await guest.book(stay, property, more);
    await guest.pay(body.url);
    await motel.server.runJobs();
    // What is done to it comes later.
    motel.clock.advance(1000);
    const { id } = await motel.db
      .selectFrom('bookings')
      .innerJoin('checkouts', 'checkouts.booking_id', 'bookings.id')
      .select('bookings.id')
      .where('session_id', '=', body.sessionId)
      .executeTakeFirstOrThrow();
    return { id, guest };
  }
  const mailsAbout = (bookingId: string) =>
    motel.db
      .selectFrom('outbox')
      .selectAll()
      .where('dedupe_key', 'like', `%:${bookingId}%`)
      .where('recipient', '=', 'maryam@example.ca')
      .orderBy('created_at')
      .execute();
  const statusOf = async (id: string) =>
    (await motel.db.selectFrom('bookings').select('status').where('id', '=', id).executeTakeFirst())?.status;
  const refunds = (id: string) =>
    motel.db
      .selectFrom('refunds')
      .select(['amount', 'reason', 'sent_at'])
      .where('booking_id', '=', id)
      .execute();

  test('arrivals and departures list the confirmed stays of that day, and nobody else', async () => {
    const stay = freshStay();
    const { id } = await paidStay(stay, ROOMS.many, {
      overrides: { specialRequest: 'A cot.\n\nbooking fake' },
    });
    await (await signInGuest(motel)).book(stay, ROOMS.many);
    const arrivals = await desk('arrivals', stay.checkIn);
    expect(arrivals.text.split('\n')).toEqual([
      'Okafor, Maryam  403 555 0142  maryam@example.ca',
      `  1 × Room many, ${stay.checkIn} to ${stay.checkOut}, $195.00, confirmed`,
      '  adults 2, children 0, infants 0, pets 0',
      '  asks: A cot. booking fake',
      `  booking ${id}`,
    ]);
    expect((await desk('departures', stay.checkOut)).text).toBe(arrivals.text);
    expect((await desk('arrivals', stay.checkOut)).text).toContain('Nobody arrives');
    expect((await desk('departures')).text).toContain('Nobody leaves at the Lantern Inn on 2026-11-20');
  });

  test('find knows a booking by its number, name, e-mail and the end of a telephone number', async () => {
    const user = {
      firstname: 'Zo%',
      lastname: 'Quill_Ng',
      email: 'zoe.quill@example.ca',
      phone: '(780) 555-0199',
    };
    const { id } = await paidStay(freshStay(), ROOMS.many, { overrides: { user } });
    for (const words of [id.slice(0, 8), 'quill_ng', 'zo% QUILL', 'ZOE.QUILL@', '555 0199', '0199']) {
      const { text } = await desk('find', ...words.split(' '));
      expect(text, words).toContain(`booking ${id}`);
      expect(text.match(/booking /g), words).toHaveLength(1);
    }
    expect((await desk('find', 'zo_')).text).toBe('Nothing found for "zo_".');
    expect((await desk('find', '%')).text, 'only who has the sign in the name').toContain(id);
    expect(await desk('find', ' ')).toMatchObject({ ok: false });
  });

  test('D10: a stay cancelled in time is refunded in full, its nights are free, the guest is told and the log knows', async () => {
    const stay = freshStay();
    const { id, guest } = await paidStay(stay, ROOMS.single);
    const before = await everythingStored(motel);
    expect(await desk('cancel', id)).toEqual({
      ok: true,
      text: 'Cancelling now refunds $195.00 CAD and keeps $0.00 CAD. Add --yes to do it.',
    });
    expect(await everythingStored(motel), 'asking changes nothing').toEqual(before);

    const cancelled = await desk('cancel', id, '--yes');
    expect(cancelled.text).toBe('Cancelled: refunds $195.00 CAD and keeps $0.00 CAD. The guest gets a mail.');
    expect(await statusOf(id)).toBe('cancelled');
    expect(await soldOn(motel, ROOMS.single, stay)).toEqual([0, 0]);
    expect(await refunds(id)).toEqual([{ amount: 19_500, reason: 'cancelled', sent_at: null }]);
    await motel.server.runJobs();
    expect(await refunds(id)).toMatchObject([{ sent_at: expect.any(Date) }]);
    const mails = await mailsAbout(id);
    expect(mails.at(-1)).toMatchObject({ dedupe_key: `booking-cancelled:${id}` });
    expect(mails.at(-1)?.body).toContain('We refund all that you paid: $195.00 CAD.');
    expect((await guest.bookings())[0]).toMatchObject({ bookingStatus: 'cancelled' });
    expect((await desk('log')).text.split('\n')[0]).toMatch(
      new RegExp(`^\\d{4}-.*Z  maryam  cancel +${id}  refunded \\$195.00, kept \\$0.00$`),
    );

    expect(await desk('cancel', id, '--yes')).toEqual({
      ok: false,
      text: 'Only a confirmed stay can be cancelled, and this is none.',
    });
    expect(await refunds(id)).toHaveLength(1);
    await paidStay(stay, ROOMS.single);
  });

  test('D10: within 24 hours one night is kept; of a stay of one night nothing goes back', async () => {
    const tomorrow = civilDate('2026-11-21');
    const two = await paidStay({ checkIn: tomorrow, checkOut: addDays(tomorrow, 2) });
    const one = await paidStay({ checkIn: tomorrow, checkOut: addDays(tomorrow, 1) });
    const before = motel.clock.now().toISOString();
    motel.clock.setTo('2026-11-20T22:00:00.001Z');
    expect((await desk('cancel', two.id, '--yes')).text).toContain('refunds $97.00 CAD and keeps $98.00 CAD');
    expect((await desk('cancel', one.id, '--yes')).text).toContain('refunds $0.00 CAD and keeps $98.00 CAD');
    motel.clock.setTo(before);
    expect(await refunds(two.id)).toMatchObject([{ amount: 9700 }]);
    expect(await refunds(one.id)).toEqual([]);
    expect((await mailsAbout(one.id)).at(-1)?.body).toContain('Nothing is left to be refunded.');
  });

  test('ten desks at once cancel a stay once', async () => {
    const { id } = await paidStay(freshStay());
    const answers = await Promise.all(Array.from({ length: 10 }, () => desk('cancel', id, '--yes')));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await refunds(id)).toHaveLength(1);
    expect(
      (await mailsAbout(id)).filter(({ dedupe_key }) => dedupe_key.startsWith('booking-cancelled')),
    ).toHaveLength(1);
  });

  test('a hold, an unknown booking and nothing at all cannot be cancelled', async () => {
    const guest = await signInGuest(motel);
    await guest.book(freshStay(), ROOMS.many);
    const held = await motel.db
      .selectFrom('bookings')
      .select('id')
      .where('guest_id', '=', guest.id)
      .executeTakeFirstOrThrow();
    for (const id of [held.id, 'nobody', '']) {
      expect(await desk('cancel', id, '--yes')).toMatchObject({ ok: false });
    }
    expect(await statusOf(held.id)).toBe('held');
  });

  test('resend sends the latest mail again, word for word, as a mail of its own', async () => {
    const { id } = await paidStay(freshStay());
    expect(await desk('resend', id)).toMatchObject({ ok: true });
    const [first, again] = await mailsAbout(id);
    expect(again).toMatchObject({ subject: first?.subject, body: first?.body, sent_at: null, attempts: 0 });
    expect(again?.id).not.toBe(first?.id);
    expect(await desk('resend', 'nobody')).toMatchObject({ ok: false });
  });

  test('blocked rooms are not for sale, not even the last one at the same moment; lifted, they are again', async () => {
    const stay = freshStay();
    const guests = await Promise.all(Array.from({ length: 5 }, () => signInGuest(motel)));
    const block = () => desk('block', 'single', stay.checkIn, stay.checkOut, '--reason', 'Telephone, Ms Lee');
    const [blocked, ...booked] = await Promise.all([
      block(),
      ...guests.map((guest) => guest.book(stay, ROOMS.single)),
    ]);
    const sold = booked.filter(({ status }) => status === 200).length;
    expect(sold + (blocked.ok ? 1 : 0), 'one of six').toBe(1);
    expect(await soldOn(motel, ROOMS.single, stay)).toEqual([1, 1]);

    const later = freshStay();
    const { text } = await desk(
      'block',
      'single',
      later.checkIn,
      later.checkOut,
      '--reason',
      'Repair\nof the sink',
    );
    const blockId = text.split(' ').at(-1) ?? '';
    expect((await guests[0]!.book(later, ROOMS.single)).status).toBe(409);
    expect((await desk('blocks')).text).toContain(
      `${blockId}  1 × single  ${later.checkIn} to ${later.checkOut}  Repair of the sink`,
    );
    const lifted = await Promise.all([desk('unblock', blockId), desk('unblock', blockId)]);
    expect(lifted.filter(({ ok }) => ok)).toEqual([{ ok: true, text: 'On sale again: Repair of the sink' }]);
    expect(await soldOn(motel, ROOMS.single, later)).toEqual([0, 0]);
    expect((await guests[0]!.book(later, ROOMS.single)).status).toBe(200);
    expect((await desk('blocks')).text).not.toContain(blockId);
  });

  test.each([
    [[], 'The front desk’s commands'],
    [['fly'], 'The front desk'],
    [['toString'], 'The front desk'],
    [['arrivals', '--no-such-option'], 'The front desk'],
    [['arrivals', 'tomorrow'], '"tomorrow" is no date'],
    [['block', 'many', '2026-12-26', '2026-12-24', '--reason', 'x'], 'Say the first night'],
    [['block', 'many', '2026-12-24', '2036-12-24', '--reason', 'x'], 'At most 730 nights'],
    [
      ['block', 'many', '2026-12-24', '2026-12-26', '--rooms', '0', '--reason', 'x'],
      '--rooms must be 1 or more.',
    ],
    [['block', 'many', '2026-12-24', '2026-12-26', '--rooms', '1e3', '--reason', 'x'], 'Too few rooms'],
    [['block', 'many', '2026-12-24', '2026-12-26', '--reason', ' '], 'Say why'],
    [
      ['block', 'penthouse', '2026-12-24', '2026-12-26', '--reason', 'x'],
      'There is no room type "penthouse".',
    ],
    [['unblock', 'nothing'], 'There is no such block'],
  ])('%j changes nothing and says what is wrong', async (argv, sentence) => {
    const before = await everythingStored(motel);
    const answer = await desk(...argv);
    expect(answer.ok).toBe(false);
    expect(answer.text.replace("'", '’')).toContain(sentence.replace("'", '’'));
    expect(await everythingStored(motel)).toEqual(before);
  });
});
