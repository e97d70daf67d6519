import { ENDPOINTS } from '@motel/api-client/contracts';
import { addDays, civilDate, type Stay } from '@motel/booking-core';
import type { PropertyContent } from '@motel/content';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runDeskCommand } from '../../src/desk-commands/desk-commands.ts';
import { shownInstant } from '../../src/desk-commands/shown-instant.ts';
import { emptyBooks, selectPayments, selectRefunds } from '../support/books.ts';
import { ON_SERVER } from '../support/databases.ts';
import { everythingStored, outcomeOf, soldOn } from '../support/looks.ts';
import { moneyOf, paidEvent, sendEvent } from '../support/payment-events.ts';
import { ROOMS } from '../support/rooms.ts';
import { type Booking, freshStay, signInGuest } from '../support/test-guest.ts';
import { openTestMotel, type TestMotel } from '../support/test-motel.ts';

describe.each(ON_SERVER)('the front desk, on $name', (kind) => {
  let motel: TestMotel;
  beforeAll(async () => {
    motel = await openTestMotel(kind);
  });
  afterAll(() => motel.close());

  const desk = (...argv: string[]) =>
    runDeskCommand({ db: motel.db, clock: motel.clock }, argv, { who: 'maryam' });

  /** Books and pays a stay. */
  async function paidStay(stay: Stay, property: PropertyContent = ROOMS.many, more: Booking = {}) {
    const guest = await signInGuest(motel);
    const { body } = await guest.book(stay, property, more);
    await guest.pay(body.url);
    await motel.server.runJobs();
    // The test's commands come later than the payment.
    motel.clock.advance(1000);
    const { bookingId: id, reference } = await outcomeOf(motel, body.sessionId);
    return { id, reference, guest, sessionId: body.sessionId as string };
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
    moneyOf(motel, id).then((money) =>
      money.refunds.map(({ amount, reason, sent_at }) => ({ amount, reason, sent_at })),
    );

  test('arrivals and departures list the confirmed stays of that day only', async () => {
    const stay = freshStay();
    const { reference } = await paidStay(stay, ROOMS.many, {
      overrides: { specialRequest: 'A cot.\n\nbooking fake' },
    });
    await (await signInGuest(motel)).book(stay, ROOMS.many);
    const arrivals = await desk('arrivals', stay.checkIn);
    expect(arrivals.text.split('\n')).toEqual([
      '> Okafor, Maryam',
      '> +14035550142, maryam@example.ca',
      `  1 × Room many, ${stay.checkIn} to ${stay.checkOut}, $195.00, confirmed`,
      '  adults 2, children 0, infants 0, pets 0',
      '  asks:',
      '  > A cot. booking fake',
      `  booking ${reference}`,
    ]);
    expect((await desk('departures', stay.checkOut)).text).toBe(arrivals.text);
    expect((await desk('arrivals', stay.checkOut)).text).toContain('Nobody arrives');
    expect((await desk('departures')).text).toContain('Nobody leaves at the Lantern Inn on 2026-11-20');
  });

  test('find searches by reference, name, e-mail and end of a phone number', async () => {
    const user = {
      firstname: 'Zo%',
      lastname: 'Quill_Ng',
      email: 'zoe.quill@example.ca',
      phone: '(780) 555-0199',
    };
    const { id, reference } = await paidStay(freshStay(), ROOMS.many, { overrides: { user } });
    const spoken = reference.slice(3).toLowerCase();
    for (const words of [
      id.slice(0, 8),
      reference,
      spoken,
      `li ${spoken}`,
      'quill_ng',
      'zo% QUILL',
      'ZOE.QUILL@',
      '555 0199',
      '0199',
    ]) {
      const { text } = await desk('find', ...words.split(' '));
      expect(text, words).toContain(`booking ${reference}`);
      expect(text.match(/booking /g), words).toHaveLength(1);
    }
    expect((await desk('find', 'li')).text, 'the initials stand in every number').not.toContain(reference);
    const other = { reference: `XY-${reference.slice(3)}` };
    expect(await desk('show', other.reference), 'of another motel').toMatchObject({ ok: false });
    expect((await desk('find', 'zo_')).text).toBe('Nothing found for "zo_".');
    expect((await desk('find', '%')).text, 'only names with a percent sign').toContain(reference);
    expect(await desk('find', ' ')).toMatchObject({ ok: false });
  });

  describe('find among unpaid attempts in a guest’s name', () => {
    beforeEach(() => emptyBooks(motel.db));

    test('§12.2 shows what was paid, and counts the attempts', async () => {
      const { reference } = await paidStay(freshStay());
      const decoy = await signInGuest(motel);
      const stay = freshStay();
      for (let count = 0; count < 21; count += 1) {
        const { body } = await decoy.book(stay, ROOMS.many);
        await motel.call(ENDPOINTS.releaseCheckout.path, {
          token: decoy.token,
          body: { sessionId: body.sessionId },
        });
      }
      const paid = (await desk('find', 'maryam@')).text;
      expect(paid.match(/^ {2}booking .*/gm)).toEqual([`  booking ${reference}`]);
      expect(paid).toContain('\n\n21 that were never paid are not shown: add --unpaid.');

      const unpaid = (await desk('find', 'maryam@', '--unpaid')).text;
      expect(unpaid.match(/^ {2}1 × .*, released$/gm)).toHaveLength(20);
      expect(unpaid.replace(/\s+/g, ' ')).toContain(
        'These are 1 to 20 of 21. See the next ones by --page 2, or say more of the name. ' +
          '1 that were paid are not shown: leave out --unpaid.',
      );
      const last = (await desk('find', 'maryam@', '--unpaid', '--page', '2')).text;
      expect(last.match(/^ {2}booking /gm)).toHaveLength(1);
      expect(last).toContain('These are 21 to 21 of 21.');
      expect((await desk('find', 'maryam@', '--page', '2')).text).toContain('Nothing found');
      expect(await desk('find', 'maryam@', '--page', '0')).toMatchObject({ ok: false });
    });
  });

  test('§12.7 a request cannot print a line that looks like a booking', async () => {
    const stay = freshStay();
    const forged = '2 × Canyon King, 2026-12-01 to 2026-12-03, $1,224.00, confirmed'.replaceAll(
      ' ',
      '\u00a0',
    );
    const specialRequest = `${'x'.repeat(82)} ${forged}\u2028${forged}`;
    const { id } = await paidStay(stay, ROOMS.many, { overrides: { specialRequest } });
    for (const argv of [
      ['arrivals', stay.checkIn],
      ['show', id],
    ]) {
      const lines = (await desk(...argv)).text.split('\n');
      const own = lines.filter((line) => !/^ *> /.test(line));
      expect(own.filter((line) => line.includes('Canyon'))).toEqual([]);
      expect(lines.filter((line) => line.includes('Canyon')).length).toBeGreaterThan(0);
      expect(lines.filter((line) => line.length > 80)).toEqual([]);
    }
  });

  test('D10: a stay cancelled in time is refunded in full', async () => {
    const stay = freshStay();
    const { id, reference, guest } = await paidStay(stay, ROOMS.single);
    const before = await everythingStored(motel);
    expect(await desk('cancel', id)).toEqual({
      ok: true,
      text: 'Cancelling now refunds $195.00 CAD and keeps $0.00 CAD. Add --yes to do it.',
    });
    expect(await everythingStored(motel), 'the question changes nothing').toEqual(before);

    const cancelled = await desk('cancel', id, '--yes');
    expect(cancelled.text).toBe('Cancelled: refunds $195.00 CAD and keeps $0.00 CAD. The guest gets a mail.');
    expect(await statusOf(id)).toBe('cancelled');
    expect(await soldOn(motel, ROOMS.single, stay)).toEqual([0, 0]);
    expect(await refunds(id)).toEqual([{ amount: 19_500, reason: 'cancelled', sent_at: null }]);
    await motel.server.runJobs();
    expect(await refunds(id)).toMatchObject([{ sent_at: expect.any(Date) }]);
    const mails = await mailsAbout(id);
    expect(mails.at(-1)?.dedupe_key).toMatch(/^booking-cancelled:/);
    expect(mails.at(-1)?.body).toContain('We refund all that you paid: $195.00 CAD.');
    expect((await guest.bookings())[0]).toMatchObject({ bookingStatus: 'cancelled' });
    expect((await desk('log')).text.split('\n').slice(0, 2)).toEqual([
      `${shownInstant(motel.clock.now())}  maryam  cancel  ${reference}`,
      '  refunded $195.00, kept $0.00',
    ]);

    expect(await desk('cancel', id, '--yes')).toEqual({
      ok: false,
      text: 'This stay is cancelled already.',
    });
    expect(await refunds(id)).toHaveLength(1);
    await paidStay(stay, ROOMS.single);
  });

  test('D10: within 24 hours one night is kept, also of a stay of one night', async () => {
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

  test('sign-out ends all sign-ins of a number, and the log names no number', async () => {
    const mobile = '+14035559911';
    const guests = [await signInGuest(motel, mobile), await signInGuest(motel, mobile)];
    expect(await desk('sign-out', '+1 403', '555-9911')).toEqual({
      ok: true,
      text: 'Signed out on 2 devices.',
    });
    for (const { token } of guests) {
      expect((await motel.call(ENDPOINTS.bookings.path, { token })).status).toBe(401);
    }
    const { text } = await desk('log');
    expect(text).toContain(`maryam  sign-out  ${guests[0]?.id}`);
    expect(text).not.toContain('9911');
    expect((await desk('sign-out', mobile)).text).toBe('Signed out on 0 devices.');
    expect(await desk('sign-out', '+14035559912')).toEqual({
      ok: false,
      text: 'No guest has signed in with this number.',
    });
    expect(await desk('sign-out', 'okafor')).toEqual({
      ok: false,
      text: 'Please enter a valid mobile number.',
    });
  });

  test('D10: a command and its log entry are one transaction', async () => {
    const { id } = await paidStay(freshStay());
    const { checkIn, checkOut } = freshStay();
    const before = await everythingStored(motel);
    await sql`alter table desk_log rename to desk_log_out_of_reach`.execute(motel.db);
    const done = await Promise.allSettled([
      desk('cancel', id, '--yes'),
      desk('resend', id),
      desk('block', ROOMS.many.id, checkIn, checkOut, '--reason', 'A leak'),
    ]);
    await sql`alter table desk_log_out_of_reach rename to desk_log`.execute(motel.db);
    expect(done.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(await everythingStored(motel)).toEqual(before);
  });

  test('ten concurrent commands cancel a stay once', async () => {
    const { id } = await paidStay(freshStay());
    const answers = await Promise.all(Array.from({ length: 10 }, () => desk('cancel', id, '--yes')));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await refunds(id)).toHaveLength(1);
    expect(
      (await mailsAbout(id)).filter(({ dedupe_key }) => dedupe_key.startsWith('booking-cancelled')),
    ).toHaveLength(1);
  });

  test('a hold, an unknown booking and an empty name cannot be cancelled', async () => {
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

  test('X4: from the check-in hour on a stay is cancelled only as a no-show', async () => {
    const stay = freshStay(3);
    const { id } = await paidStay(stay, ROOMS.single);
    const before = motel.clock.now().toISOString();
    const at = (date: string, time: string) => motel.clock.setTo(`${date}T${time}Z`);
    expect((await desk('cancel', id, '--no-show')).text).toContain('has not begun');
    at(addDays(stay.checkIn, 1), '06:00:00');
    const begun = await desk('cancel', id, '--yes');
    expect(begun).toMatchObject({
      ok: false,
      text: expect.stringContaining('it is a no-show if the guest did not come.'),
    });
    expect((await desk('cancel', id, '--no-show')).text).toContain(
      'refunds $194.00 CAD and keeps $98.00 CAD',
    );
    // Also once its last night is over.
    at(stay.checkOut, '20:00:00');
    expect(await desk('cancel', id, '--no-show', '--yes')).toMatchObject({ ok: true });
    motel.clock.setTo(before);
    expect(await refunds(id)).toMatchObject([{ amount: 19_400 }]);
    expect((await mailsAbout(id)).at(-1)?.body).toContain(
      'One night is charged, as we waited for you and you did not come: $98.00 CAD.',
    );
    expect((await desk('show', id)).text).toContain('maryam: cancel, no-show, refunded $194.00, kept $98.00');
    expect(await soldOn(motel, ROOMS.single, stay)).toEqual([0, 0, 0]);
  });

  test('a stay with a pending payment cannot be cancelled until it is paid', async () => {
    const guest = await signInGuest(motel);
    const { body } = await guest.book(freshStay(), ROOMS.single);
    await guest.pay(body.url, { number: '4000 0000 0000 0077' });
    const { bookingId } = await outcomeOf(motel, body.sessionId);
    expect(await desk('cancel', bookingId, '--yes')).toEqual({
      ok: false,
      text: 'This stay is not paid. Its hold expires by itself, or becomes a stay once it is paid.',
    });
    motel.clock.advance(60_000);
    await motel.server.runJobs();
    expect(await desk('cancel', bookingId, '--yes')).toMatchObject({ ok: true });
    expect(await refunds(bookingId)).toMatchObject([{ amount: 19_500 }]);
  });

  test('B2: a repeated paid event after a cancellation changes nothing', async () => {
    const stay = freshStay();
    const { id, sessionId } = await paidStay(stay, ROOMS.single);
    await desk('cancel', id, '--yes');
    await motel.server.runJobs();
    const before = await everythingStored(motel);
    const { payload } = await motel.db
      .selectFrom('embedded_events')
      .select('payload')
      .where('payload', 'like', `%"type":"paid"%${sessionId}%`)
      .executeTakeFirstOrThrow();
    expect((await sendEvent(motel, JSON.parse(payload))).status).toBe(200);
    const late = { eventId: `evt_late_${id}` };
    expect((await sendEvent(motel, await paidEvent(motel, sessionId, late))).status).toBe(200);
    await motel.db.deleteFrom('payment_events').where('event_id', '=', late.eventId).execute();
    expect(await everythingStored(motel)).toEqual(before);
  });

  test('a cancellation and a concurrent second payment refund each payment once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, sessionId } = await paidStay(freshStay(), ROOMS.single);
      const second = { eventId: `evt_second_${id}`, paymentReference: `pay_second_${id}` };
      const event = await paidEvent(motel, sessionId, second);
      const [cancelled] = await Promise.all([desk('cancel', id, '--yes'), sendEvent(motel, event)]);
      expect(cancelled.ok).toBe(true);
      expect(await statusOf(id)).toBe('cancelled');
      const back = await refunds(id);
      expect(back.map(({ amount, reason }) => [amount, reason]).sort()).toEqual([
        [19_500, 'already-paid'],
        [19_500, 'cancelled'],
      ]);
    }
  });

  test('D10: cancelling a stay that was paid twice refunds each payment once', async () => {
    // In the order of names one of them is before the payment of the stay, and the other after it.
    for (const name of ['a', 'z']) {
      const { id, sessionId } = await paidStay(freshStay(), ROOMS.single);
      const { payment_reference: first } = await motel.db
        .selectFrom('embedded_sessions')
        .select('payment_reference')
        .where('id', '=', sessionId)
        .executeTakeFirstOrThrow();
      const second = `${name}_second_${id}`;
      const twice = { eventId: `evt_twice_${id}`, paymentReference: second };
      await sendEvent(motel, await paidEvent(motel, sessionId, twice));
      expect((await desk('cancel', id, '--yes')).text).toContain('refunds $195.00 CAD and keeps $0.00 CAD');
      const back = await selectRefunds(motel.db)
        .where('refunds.booking_id', '=', id)
        .orderBy('entry.what')
        .execute();
      expect(back.map(({ payment_reference, reason }) => ({ payment_reference, reason }))).toEqual([
        { payment_reference: second, reason: 'already-paid' },
        { payment_reference: first, reason: 'cancelled' },
      ]);
    }
  });

  test('show prints the price, payments, refunds and mails of a booking', async () => {
    const stay = freshStay();
    const { id } = await paidStay(stay, ROOMS.many, { overrides: { specialRequest: 'Late' } });
    const began = motel.clock.now();
    motel.clock.advance(60_000);
    await desk('cancel', id, '--yes');
    motel.clock.advance(60_000);
    await motel.server.runJobs();
    await motel.server.runJobs();
    const { reference } = await selectPayments(motel.db)
      .where('booking_id', '=', id)
      .executeTakeFirstOrThrow();
    const { ok, text } = await desk('show', id);
    expect(ok).toBe(true);
    const time = (minutes: number) => shownInstant(new Date(began.getTime() + minutes * 60_000));
    const words = text.replace(/\s+/g, ' ');
    for (const line of [
      `1 × Room many, ${stay.checkIn} to ${stay.checkOut}, $195.00, cancelled`,
      'asks: > Late',
      'Total $195.00 CAD',
      `${time(0)} held, to be paid until ${time(35)}`,
      `${time(0)} paid $195.00 (${reference})`,
      `mail, sent ${time(0)}`,
      `${time(1)} cancelled`,
      `${time(1)} maryam: cancel, refunded $195.00, kept $0.00`,
      `${time(1)} refund of $195.00 requested: the stay was cancelled`,
      `${time(2)} refund of $195.00 accepted by the payment provider`,
      `${time(2)} refund of $195.00 completed`,
      `${time(1)} mail, sent ${time(2)} > Your stay at Lantern Inn is cancelled > maryam@example.ca`,
    ]) {
      expect(words).toContain(line);
    }
    const times = text.match(/^\d{4}-\d\d-\d\d \d\d:\d\d/gm);
    expect(times, 'in order').toEqual([...(times ?? [])].sort());
    expect(await desk('show', 'nobody')).toEqual({ ok: false, text: 'There is no such booking.' });
  });

  describe('attention', () => {
    beforeEach(() => emptyBooks(motel.db));

    /** Makes a refund that the provider refuses, because it does not know the payment. */
    async function failedRefund() {
      const guest = await signInGuest(motel);
      const { body } = await guest.book(freshStay(), ROOMS.many);
      const { bookingId, reference } = await outcomeOf(motel, body.sessionId);
      const paymentReference = `pay_nowhere_${bookingId.slice(0, 8)}`;
      const wrong = { amount: 12_300, paymentReference, eventId: `evt_wrong_${bookingId}` };
      await sendEvent(motel, await paidEvent(motel, body.sessionId, wrong));
      await motel.server.runJobs();
      return { bookingId, reference, paymentReference };
    }
    /** Makes a mail that no server has accepted for days. */
    async function givenUpMail() {
      const { id: bookingId } = await paidStay(freshStay());
      const [mail] = await mailsAbout(bookingId);
      const state = { sent_at: null, attempts: 60, last_error: '550 no such\nuser' };
      await motel.db.updateTable('outbox').set(state).where('id', '=', mail!.id).execute();
      motel.clock.advance(61 * 60_000);
      await motel.server.runJobs();
      return { bookingId, mailId: mail!.id };
    }

    test('is usually empty', async () => {
      expect(await desk('attention')).toEqual({ ok: true, text: 'Nothing needs attention.' });
    });

    test('lists a failed refund until the desk settles it with a note', async () => {
      const { bookingId, reference, paymentReference } = await failedRefund();
      const { text } = await desk('attention');
      expect(text.split('\n')).toEqual([
        'A refund of $123.00 CAD did not go through',
        `  ${shownInstant(motel.clock.now())}  embedded ${paymentReference}`,
        `  booking ${reference}`,
        expect.stringMatching(/^ {2}It is owed to a guest/),
        expect.any(String),
        expect.any(String),
        `  settle ${paymentReference} --note "what was done"`,
      ]);
      for (const note of [[], ['--note', ' ']]) {
        expect(await desk('settle', paymentReference, ...note)).toMatchObject({ ok: false });
      }
      const twice = () => desk('settle', paymentReference, '--note', 'By\ncheque');
      const answers = await Promise.all([twice(), twice()]);
      expect(answers.filter(({ ok }) => ok)).toEqual([
        { ok: true, text: 'Settled: A refund of $123.00 CAD did not go through.' },
      ]);
      expect((await desk('attention')).text).toBe('Nothing needs attention.');
      expect((await desk('log')).text.split('\n').slice(0, 2)).toEqual([
        `${shownInstant(motel.clock.now())}  maryam  settle  ${paymentReference}`,
        '  A refund of $123.00 CAD did not go through: By cheque',
      ]);
      expect((await desk('show', bookingId)).text.replace(/\s+/g, ' ')).toContain(
        'maryam: settle, A refund of $123.00 CAD did not go through: By cheque',
      );
    });

    test('lists a mail that was given up, to resend or to settle', async () => {
      const { bookingId, mailId } = await givenUpMail();
      const { text } = await desk('attention');
      expect(text).toContain('A mail is given up, written ');
      expect(text).toContain('\n  > maryam@example.ca\n  the mail server said:\n  > 550 no such user\n');
      expect((await desk('show', bookingId)).text).toContain('mail, given up');
      expect(await desk('resend', mailId)).toMatchObject({ ok: true });
      await motel.server.runJobs();
      expect((await mailsAbout(bookingId))[0]?.sent_at).toEqual(motel.clock.now());
      expect((await desk('attention')).text).toBe('Nothing needs attention.');
      expect(await desk('settle', mailId, '--note', 'Too late'), 'already sent').toMatchObject({ ok: false });

      const other = await givenUpMail();
      expect((await desk('settle', other.mailId, '--note', 'Called them')).ok).toBe(true);
      expect((await desk('attention')).text).toBe('Nothing needs attention.');
      expect((await desk('show', other.bookingId)).text.replace(/\s+/g, ' ')).toContain('mail, never sent');
      expect((await desk('resend', 'all')).text).toBe('No mail was given up.');
      expect(await desk('resend', other.bookingId), 'a copy is sent').toMatchObject({ ok: true });
      await motel.server.runJobs();
      expect((await mailsAbout(other.bookingId)).at(-1)?.sent_at).toEqual(motel.clock.now());
    });

    test('lists no mail that waits for a retry; a settled one is never sent', async () => {
      const { id } = await paidStay(freshStay());
      const [mail] = await mailsAbout(id);
      const waiting = {
        sent_at: null,
        attempts: 3,
        next_attempt_at: new Date(motel.clock.now().getTime() + 1),
      };
      await motel.db.updateTable('outbox').set(waiting).where('id', '=', mail!.id).execute();
      expect((await desk('attention')).text).toBe('Nothing needs attention.');
      expect((await desk('resend', 'all')).text).toBe('No mail was given up.');
      expect(await desk('resend', mail!.id)).toMatchObject({ ok: false });
      expect((await mailsAbout(id))[0]).toMatchObject(waiting);
      expect(await desk('settle', mail!.id, '--note', 'Called them')).toMatchObject({ ok: true });
      motel.clock.advance(1000);
      await motel.server.runJobs();
      expect((await mailsAbout(id))[0]).toMatchObject({ attempts: 3, sent_at: null });
    });

    test('can resend all mails after days without a mail server', async () => {
      const mails = [await givenUpMail(), await givenUpMail()];
      expect((await desk('resend', 'all')).text).toBe('2 mails that were given up are tried again.');
      await motel.server.runJobs();
      for (const { bookingId } of mails) {
        expect((await mailsAbout(bookingId))[0]?.sent_at).toEqual(motel.clock.now());
      }
    });

    test('lists a refund and a provider that have failed for an hour', async () => {
      const { id } = await paidStay(freshStay());
      await desk('cancel', id, '--yes');
      motel.provider.fail('refund', 'before', 10);
      motel.provider.fail('eventsSince', 'before', 10);
      await motel.server.runJobs();
      expect((await desk('attention')).text, 'not at once').toBe('Nothing needs attention.');
      motel.clock.advance(61 * 60_000);
      await motel.server.runJobs();
      const { text } = await desk('attention');
      expect(text).toContain('The payment provider has not accepted a refund of $195.00 CAD');
      expect(text).toContain('The motel may have missed events of the payment provider');
      motel.provider.recover();
      motel.clock.advance(61 * 60_000);
      await motel.server.runJobs();
      expect((await desk('attention')).text).toBe('Nothing needs attention.');
    });

    test('prints lines of a terminal’s width, as all commands do', async () => {
      const { bookingId, paymentReference } = await failedRefund();
      const user = {
        firstname: 'Wilhelmina',
        lastname: 'Featherstonehaugh-Cholmondeley',
        email: 'wilhelmina.featherstonehaugh@example.ca',
        phone: '+1 403 555 0142',
      };
      const { id } = await paidStay(freshStay(), ROOMS.many, {
        overrides: { user, specialRequest: 'A quiet room. '.repeat(20) },
      });
      for (const words of [['attention'], ['show', bookingId], ['show', id], ['log'], ['help']]) {
        const lines = (await desk(...words)).text.split('\n');
        expect(lines.filter((line) => line.length > 80)).toEqual([]);
      }
      await desk('settle', paymentReference, '--note', 'done');
    });
  });

  test('resend sends an exact copy of the latest mail as a separate mail', async () => {
    const { id } = await paidStay(freshStay());
    expect(await desk('resend', id)).toMatchObject({ ok: true });
    const [first, again] = await mailsAbout(id);
    expect(again).toMatchObject({ subject: first?.subject, body: first?.body, sent_at: null, attempts: 0 });
    expect(again?.id).not.toBe(first?.id);
    motel.clock.advance(1000);
    await desk('cancel', id, '--yes');
    motel.clock.advance(1000);
    await desk('resend', id);
    const [cancelled, cancelledAgain] = (await mailsAbout(id)).slice(2);
    expect(cancelled?.dedupe_key).toMatch(/^booking-cancelled:/);
    expect(cancelledAgain).toMatchObject({ subject: cancelled?.subject, body: cancelled?.body });
    expect(await desk('resend', 'nobody')).toMatchObject({ ok: false });
  });

  test('blocked rooms cannot be booked until the block is lifted', async () => {
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
    [
      ['block', 'many', '2026-12-26', '2026-12-24', '--reason', 'x'],
      'The day on which the room is free again',
    ],
    [['block', 'many', '2026-12-24', '2036-12-24', '--reason', 'x'], 'at most 730 nights'],
    [['block', 'many', '2026-01-24', '2026-01-26', '--reason', 'x'], 'The first night has gone by.'],
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
    [['settle', 'nothing', '--note', 'x'], 'Nothing with the reference "nothing" needs'],
    [['settle', 'nothing'], 'Say what was done'],
    [['resend', 'nothing'], 'No mail has gone'],
    [['resend', '\\'], 'No mail has gone'],
    [['show', '\\'], 'There is no such booking'],
  ])('%j changes nothing and prints the mistake', async (argv, sentence) => {
    const before = await everythingStored(motel);
    const answer = await desk(...argv);
    expect(answer.ok).toBe(false);
    expect(answer.text.replace("'", '’')).toContain(sentence.replace("'", '’'));
    expect(await everythingStored(motel)).toEqual(before);
  });
});
