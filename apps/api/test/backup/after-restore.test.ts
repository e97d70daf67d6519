import { restoreBackup } from '../../src/backup/restore-backup.ts';
import { fakeStripe } from '../money/providers/stripe/fake-stripe.ts';
import { wrongInBooks } from '../support/books.ts';
import { byHand } from '../support/by-hand.ts';
import { SERVER } from '../support/databases.ts';
import { checkoutStatus, outcomeOf } from '../support/looks.ts';
import { freshStay, ROOMS, signInGuest } from '../support/test-booking.ts';
import { MINUTE, openMotelAt, type TestMotel } from '../support/test-motel.ts';
import { backupOf } from './backup-of.ts';

test('after a restore the motel loads later events from Stripe; none is lost', async () => {
  let motel: TestMotel | undefined;
  const stripe = await fakeStripe({ now: () => motel!.clock.now() });
  onTestFinished(() => stripe.close());
  const database = await SERVER.prepare();
  onTestFinished(database.remove);
  const open = () => openMotelAt(database.place, { stripe: stripe.access });
  const cancel = (id: string) => byHand(motel!).cancel(id);

  motel = await open();
  const guest = await signInGuest(motel);
  const book = async () => (await guest.book(freshStay(), ROOMS.many)).body;
  const [given, waiting] = [await book(), await book()];
  stripe.pay(given.url);
  await motel.server.runJobs();
  const file = await backupOf(motel);
  const { bookingId } = await outcomeOf(motel, given.sessionId);

  // Events after the backup.
  motel.clock.advance(MINUTE);
  stripe.pay(waiting.url);
  const later = await book();
  stripe.pay(later.url);
  await cancel(bookingId);
  await motel.server.runJobs();
  await motel.server.runJobs();
  const now = motel.clock.now().toISOString();
  const givenBack = () => stripe.payments().map(({ refunded }) => refunded);
  expect(givenBack()).toEqual([19_500, 0, 0]);
  await motel.close();

  await restoreBackup(database.place, file, { replace: true });
  motel = await open();
  motel.clock.setTo(now);
  await motel.server.runJobs();
  expect(await checkoutStatus(motel, waiting.sessionId)).toBe('paid');
  expect((await outcomeOf(motel, given.sessionId)).status, 'until the desk cancels it again').toBe(
    'confirmed',
  );
  const again = await cancel(bookingId);
  expect(again).toMatchObject({ ok: true, value: { refunded: 0 } });
  await motel.server.runJobs();
  expect(givenBack(), 'once').toEqual([19_500, 0, 0]);
  expect(await byHand(motel).attention()).toContain(
    '$195.00 CAD was paid for a stay that is not in the books',
  );
  expect(await wrongInBooks(motel.db)).toEqual([]);
  await motel.close();
});
