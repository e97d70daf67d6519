import { ENDPOINTS } from '@motel/api-client/contracts';
import type { Stay } from '@motel/booking-core';
import { sql } from 'kysely';
import { runLine } from '../../src/desk-commands/run-line.ts';
import { emptyBooks, selectRefunds } from '../support/books.ts';
import { byHand, plantBlock } from '../support/by-hand.ts';
import { everythingStored, outcomeOf, soldOn } from '../support/looks.ts';
import { mailsOf } from '../support/outbox.ts';
import { bookPaid } from '../support/paid-stay.ts';
import { moneyOf, paidEvent, sendEvent } from '../support/payment-events.ts';
import { rowOf } from '../support/rows.ts';
import { type Booking, freshStay, ROOMS, signInGuest } from '../support/test-booking.ts';
import { testMotel } from '../support/test-motel.ts';

describe('§12 the front desk by hand', () => {
  const motel = testMotel();

  const desk = () => byHand(motel);

  /** Books and pays a stay, a second before the test's commands. */
  async function paidStay(stay: Stay = freshStay(), room = ROOMS.many, more: Booking = {}) {
    const paid = await bookPaid(motel, stay, room, more);
    motel.clock.advance(1000);
    return paid;
  }
  const mailsAbout = (bookingId: string) => mailsOf(motel, `%:${bookingId}%`, 'maryam@example.ca');
  const statusOf = async (id: string) => (await rowOf(motel.db, 'bookings', { id })).status;

  test('sign-out ends all sign-ins of a number, and the log names no number', async () => {
    const mobile = '+14035559911';
    const guests = [await signInGuest(motel, mobile), await signInGuest(motel, mobile)];
    const signOut = (number: string) => desk().call('signOutGuest', { number });
    expect((await signOut('+1 403 555-9911')).value).toEqual({ ended: 2 });
    for (const { token } of guests) {
      expect((await motel.call(ENDPOINTS.bookings.path, { token })).status).toBe(401);
    }
    const { value: log } = await desk().call('log');
    expect(log?.entries.find(({ action }) => action === 'Number signed out')).toMatchObject({
      who: 'maryam',
      subject: guests[0]?.id,
    });
    expect(JSON.stringify(log)).not.toContain('9911');
    expect((await signOut(mobile)).value).toEqual({ ended: 0 });
    expect((await signOut('+14035559912')).text).toBe('No guest has signed in with this number.');
    expect((await signOut('okafor')).text).toBe('Please enter a valid mobile number.');
  });

  test('D10: a command and its log entry are one transaction', async () => {
    const { id } = await paidStay();
    const blockId = await plantBlock(motel, ROOMS.many.id, freshStay());
    const before = await everythingStored(motel);
    await sql`alter table desk_log rename to desk_log_out_of_reach`.execute(motel.db);
    const done = await Promise.allSettled([
      desk().cancel(id),
      desk().callStay('mailGuest', id),
      desk().call('liftBlock', { id: blockId }),
    ]);
    await sql`alter table desk_log_out_of_reach rename to desk_log`.execute(motel.db);
    expect(done.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(await everythingStored(motel)).toEqual(before);
  });

  test('a stay with a pending payment cannot be cancelled until it is paid', async () => {
    const guest = await signInGuest(motel);
    const { body } = await guest.book(freshStay(), ROOMS.single);
    await guest.pay(body.url, { number: '4000 0000 0000 0077' });
    const { bookingId } = await outcomeOf(motel, body.sessionId);
    const text = 'This stay is not paid. Its hold expires by itself, or becomes a stay once it is paid.';
    expect(await desk().cancel(bookingId)).toEqual({ ok: false, text });
    expect(await statusOf(bookingId)).toBe('held');
    expect(await desk().cancel('nobody')).toMatchObject({ ok: false });
    await motel.runJobsAfter(60_000);
    expect(await desk().cancel(bookingId)).toMatchObject({ ok: true });
    expect((await moneyOf(motel, bookingId)).refunds).toMatchObject([{ amount: 19_500 }]);
  });

  test('D10: cancelling a stay that was paid twice refunds each payment once', async () => {
    // In the order of names one of them is before the payment of the stay, and the other after it.
    for (const name of ['a', 'z']) {
      const { id, sessionId } = await paidStay(freshStay(), ROOMS.single);
      const { payment_reference: first } = await rowOf(motel.db, 'embedded_sessions', { id: sessionId });
      const second = `${name}_second_${id}`;
      const twice = { eventId: `evt_twice_${id}`, paymentReference: second };
      await sendEvent(motel, await paidEvent(motel, sessionId, twice));
      expect((await desk().cancel(id)).value).toEqual({ refunded: 195, kept: 0 });
      const back = selectRefunds(motel.db).where('refunds.booking_id', '=', id).orderBy('entry.what');
      expect(await back.execute()).toMatchObject([
        { payment_reference: second, reason: 'already-paid' },
        { payment_reference: first, reason: 'cancelled' },
      ]);
    }
  });

  describe('attention', () => {
    beforeEach(() => emptyBooks(motel.db));

    /** Makes a mail that no server has accepted for days. */
    async function givenUpMail() {
      const { id: bookingId } = await paidStay();
      const [mail] = await mailsAbout(bookingId);
      const state = { sent_at: null, attempts: 60, last_error: '550 no such\nuser' };
      await motel.db.updateTable('outbox').set(state).where('id', '=', mail!.id).execute();
      await motel.runJobsAfter(61 * 60_000);
      return { bookingId, mailId: mail!.id };
    }

    const settle = (reference: string, note: string) => desk().call('closeItem', { reference, note });

    test('a mail that was given up is settled, and its copy is sent', async () => {
      const { bookingId, mailId } = await givenUpMail();
      expect(await desk().attention()).toContain(mailId);
      expect((await settle(mailId, 'Called them')).ok).toBe(true);
      expect(await desk().attention()).toBe('');
      expect((await desk().call('retryMails')).value).toEqual({ mails: 0 });
      expect(await desk().callStay('mailGuest', bookingId)).toMatchObject({ ok: true });
      await motel.server.runJobs();
      expect((await mailsAbout(bookingId)).at(-1)?.sent_at).toEqual(motel.clock.now());
    });

    test('lists no mail that waits for a retry; a settled one is never sent', async () => {
      const { id } = await paidStay();
      const [mail] = await mailsAbout(id);
      const next_attempt_at = new Date(motel.clock.now().getTime() + 1);
      const waiting = { sent_at: null, attempts: 3, next_attempt_at };
      await motel.db.updateTable('outbox').set(waiting).where('id', '=', mail!.id).execute();
      expect(await desk().attention()).toBe('');
      expect((await desk().call('retryMails')).value).toEqual({ mails: 0 });
      expect(await desk().call('retryMail', { id: mail!.id })).toMatchObject({ ok: false });
      expect((await mailsAbout(id))[0]).toMatchObject(waiting);
      expect(await settle(mail!.id, 'Called them')).toMatchObject({ ok: true });
      await motel.runJobsAfter(1000);
      expect((await mailsAbout(id))[0]).toMatchObject({ attempts: 3, sent_at: null });
    });

    test('can resend all mails after days without a mail server', async () => {
      const mails = [await givenUpMail(), await givenUpMail()];
      expect((await desk().call('retryMails')).value).toEqual({ mails: 2 });
      await motel.server.runJobs();
      for (const { bookingId } of mails)
        expect((await mailsAbout(bookingId))[0]?.sent_at).toEqual(motel.clock.now());
    });
  });

  test('nights that an earlier version blocked are put on sale once', async () => {
    const stay = freshStay();
    const guest = await signInGuest(motel);
    const blockId = await plantBlock(motel, 'single', stay, { reason: 'Repair of the sink' });
    expect((await guest.book(stay, ROOMS.single)).status).toBe(409);
    const listed = (await desk().call('blocks')).value?.blocks.find(({ id }) => id === blockId);
    const block = { typeId: 'single', rooms: 1, ...stay, reason: 'Repair of the sink' };
    expect(listed).toEqual({ id: blockId, ...block });
    const lift = () => desk().call('liftBlock', { id: blockId });
    const lifted = await Promise.all([lift(), lift()]);
    expect(lifted.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await soldOn(motel, ROOMS.single, stay)).toEqual([0, 0]);
    expect((await guest.book(stay, ROOMS.single)).status).toBe(200);
    expect(JSON.stringify(await desk().call('blocks'))).not.toContain(blockId);
  });

  describe('a line', () => {
    const run = (...argv: string[]) => runLine(desk().context, { argv, who: 'maryam' });

    test('names a call, its parts, text by = and JSON by :=, and answers JSON', async () => {
      const { id, reference } = await paidStay();
      const noted = await run('noteStay', reference, 'text=Late = after ten');
      expect(JSON.parse(noted.text)).toMatchObject({ text: 'Late = after ten', by: 'maryam' });
      const cancelled = await run('cancelStay', id, 'isNoShow:=false', 'kept:=0', 'refunded:=195');
      expect(cancelled).toEqual({ ok: true, text: '{}' });
      expect(await statusOf(id)).toBe('cancelled');
    });

    test('tells a timer of a fault by its exit code', async () => {
      expect((await run('recordBackup', 'note=by the host')).ok).toBe(true);
      await emptyBooks(motel.db);
      const { ok, text } = await run('morning');
      expect([ok, JSON.parse(text).faults === 0]).toEqual([JSON.parse(text).faults === 0, ok]);
    });

    test('§12.7 shows a guest’s words as JSON, without what a terminal obeys', async () => {
      const specialRequest = `x\u001b[2J\u009b1m\u202e\n  booking LI-7K4QD`;
      const { id } = await paidStay(freshStay(), ROOMS.many, { overrides: { specialRequest } });
      const { text } = await run('stay', id);
      expect(text).toContain('booking LI-7K4QD');
      expect(text.split('\n').filter((line) => /^ *booking/.test(line))).toEqual([]);
      expect(text).not.toMatch(/[^\P{Cc}\n]|[\u202e]/u);
    });

    test.each([
      [[], 'npm run desk -- <call>'],
      [['fly'], 'cancelStay <id> '],
      [['toString'], 'npm run desk -- <call>'],
      [['signIn'], 'npm run desk -- <call>'],
      [['stay', 'one', 'two'], 'npm run desk -- <call>'],
      [['tonight', 'day:={'], 'npm run desk -- <call>'],
      [['stay'], 'stay needs id'],
      [['tonight', 'day=tomorrow'], 'tonight needs day'],
      [['liftBlock', 'nothing'], 'There is no such block'],
      [['closeItem', 'reference=nothing', 'note=x'], 'Nothing with the reference "nothing" needs'],
      [['closeItem', 'reference=nothing', 'note='], 'Say what was done'],
      [['mailGuest', '\\'], 'There is no such booking'],
      [['stay', '\\'], 'There is no such booking'],
    ])('%j changes nothing and prints the mistake', async (argv, sentence) => {
      const before = await everythingStored(motel);
      const answer = await run(...argv);
      expect(answer.ok).toBe(false);
      expect(answer.text.replace("'", '’')).toContain(sentence.replace("'", '’'));
      expect(await everythingStored(motel)).toEqual(before);
    });
  });
});
