import { restoreBackup } from '../../../../src/backup/restore-backup.ts';
import { findInstallation } from '../../../../src/money/index.ts';
import { backupOf } from '../../../backup/backup-of.ts';
import { byHand } from '../../../support/by-hand.ts';
import { SERVER, type TestDatabase } from '../../../support/databases.ts';
import { checkoutStatus, everythingStored, outcomeOf } from '../../../support/looks.ts';
import { freshStay, ROOMS, signInGuest } from '../../../support/test-booking.ts';
import { MINUTE, openMotelAt, type TestMotel } from '../../../support/test-motel.ts';
import { deliverTo } from './deliver-to.ts';
import { type FakeStripe, fakeStripe } from './fake-stripe.ts';

describe('two installations on one Stripe account', () => {
  let stripe: FakeStripe;
  let motel: TestMotel;
  let places: TestDatabase[];
  let motels: TestMotel[];
  async function place() {
    const made = await SERVER.prepare();
    places.push(made);
    return made.place;
  }
  async function open(at: TestDatabase['place']) {
    const opened = await openMotelAt(at, { stripe: stripe.access });
    motels.push(opened);
    return opened;
  }
  beforeEach(async () => {
    [places, motels] = [[], []];
    stripe = await fakeStripe({ now: () => motel.clock.now() });
    motel = await open(await place());
  });
  afterEach(async () => {
    for (const opened of motels) await opened.close();
    for (const made of places) await made.remove();
    await stripe.close();
  });

  async function paidStay(at = motel) {
    const { body } = await (await signInGuest(at)).book(freshStay(), ROOMS.many);
    stripe.pay(body.url);
    return body;
  }
  const desk = (at: TestMotel) => byHand(at);
  const referenceOf = (sessionId: string) => {
    const about = stripe.events.map(({ data }) => data.object as { id: string; payment_intent: string });
    return about.find(({ id }) => id === sessionId)!.payment_intent;
  };

  test('each ignores everything of the other', async () => {
    const neighbour = await open(await place());
    await neighbour.server.runJobs();
    const before = await everythingStored(neighbour);
    const lines = neighbour.log.length;

    const { sessionId, url } = await paidStay();
    const guest = await signInGuest(motel);
    for (const outcome of ['late-paid', 'late-failed'] as const) {
      const { body } = await guest.book(freshStay(), ROOMS.many);
      stripe.pay(body.url, outcome);
    }
    const odd = await guest.book(freshStay(), ROOMS.many);
    stripe.pay(odd.body.url, 'paid', { currency: 'usd' });
    stripe.decideLatePayments();
    await deliverTo(motel, stripe.events);
    stripe.refundByHand(referenceOf(sessionId), 5000);
    stripe.dispute(referenceOf(sessionId));
    await guest.book(freshStay(), ROOMS.many);
    stripe.happen('checkout.session.completed', {
      id: 'cs_odd',
      metadata: { bookingId: 'b', installation: 'somebody else' },
    });
    motel.clock.advance(41 * MINUTE);
    neighbour.clock.advance(41 * MINUTE);
    stripe.sweep();

    expect(new Set(await deliverTo(neighbour, stripe.events))).toEqual(new Set([200]));
    for (let time = 0; time < 2; time += 1) await neighbour.server.runJobs();
    expect(await everythingStored(neighbour)).toEqual(before);
    expect(await desk(neighbour).attention()).toBe('');
    expect(neighbour.log.slice(lines).filter((line) => !line.includes('"request"'))).toEqual([]);
    expect(await checkoutStatus(motel, sessionId)).toBe('paid');
    expect(stripe.isOpen(sessionId), url).toBe(false);
  });

  test('a name lasts over starts, processes and a restore', async () => {
    const { name } = await findInstallation(motel.db);
    const [first] = places;
    expect((await findInstallation((await open(first!.place)).db)).name).toBe(name);
    const restored = await place();
    await restoreBackup(restored, await backupOf(motel), { replace: false });
    expect((await findInstallation((await open(restored)).db)).name).toBe(name);
  });

  test('a copy has a name of its own, and leaves the original’s money alone', async () => {
    const [paid, cancelled] = [await paidStay(), await paidStay()];
    const guest = await signInGuest(motel);
    const { body: held } = await guest.book(freshStay(), ROOMS.many);
    await deliverTo(motel, stripe.events);
    const { bookingId } = await outcomeOf(motel, paid.sessionId);
    await desk(motel).cancel((await outcomeOf(motel, cancelled.sessionId)).bookingId);
    const file = await backupOf(motel);
    const at = await place();
    await restoreBackup(at, file, { replace: false, copy: true });
    const copy = await open(at);
    expect((await findInstallation(copy.db)).name).not.toBe((await findInstallation(motel.db)).name);

    // All that would move the original's money.
    const asked = stripe.asked.length;
    stripe.refundByHand(referenceOf(paid.sessionId), 5000);
    stripe.dispute(referenceOf(paid.sessionId));
    await deliverTo(copy, stripe.events);
    copy.clock.advance(41 * MINUTE);
    await copy.server.runJobs();
    const writes = () => stripe.asked.slice(asked).filter(({ method }) => method === 'POST');
    expect(writes()).toEqual([]);
    expect(stripe.isOpen(held.sessionId)).toBe(true);
    expect(await desk(copy).attention()).toBe('');
    const unsent = copy.db.selectFrom('outbox').where('sent_at', 'is', null).where('let_go_at', 'is', null);
    expect(await unsent.select('id').execute()).toEqual([]);

    expect((await desk(copy).cancel(bookingId)).ok).toBe(true);
    await copy.server.runJobs();
    const refunded = stripe.payments().map((payment) => payment.refunded);
    expect(refunded, 'only by hand').toEqual([5000, 0]);
    const { sessionId } = await paidStay(copy);
    await copy.server.runJobs();
    expect(await checkoutStatus(copy, sessionId), 'the copy sells on its own').toBe('paid');
  });
});
