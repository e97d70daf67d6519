import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { prepareServer } from '../support/databases.ts';
import { outcomeOf } from '../support/looks.ts';
import { onServer } from '../support/on-server.ts';
import { statementsOf } from '../support/statements-of.ts';
import { freshStay, ROOMS, signInGuest } from '../support/test-booking.ts';
import { motelOfThisTest, openMotelAt } from '../support/test-motel.ts';

/** From the form to the confirmed stay and its queued mails, `begin` and `commit` included. */
const MOST_STATEMENTS = 20;
/** Of the embedded checkout's own tables, in the place of a provider elsewhere. */
const MOST_OF_PROVIDER = 3;

test('every booking takes the same statements, at most 20', async () => {
  const motel = await motelOfThisTest();
  const guest = await signInGuest(motel);
  const ofBooking = async () => {
    const sent = await statementsOf(async () => {
      const { status, body } = await guest.book(freshStay(), ROOMS.many, { key: randomUUID() });
      expect(status).toBe(200);
      await guest.pay(body.url);
    });
    return sent.map(({ text }) => text);
  };
  // The first booking fills the caches of the process.
  await ofBooking();
  const statements = await ofBooking();
  const ofProvider = statements.filter((statement) => statement.includes('"embedded_'));
  expect(ofProvider.length, ofProvider.join('\n')).toBeLessThanOrEqual(MOST_OF_PROVIDER);
  const own = statements.length - ofProvider.length;
  expect(own, statements.join('\n')).toBeLessThanOrEqual(MOST_STATEMENTS);
  expect(await ofBooking()).toEqual(statements);
});

test('a payment is entered where the database plans every statement once', async () => {
  const { place, url, remove } = await prepareServer();
  onTestFinished(remove);
  const name = new URL(url).pathname.slice(1);
  const { server } = inject('databaseTemplates');
  await onServer(server, `alter database ${name} set plan_cache_mode to 'force_generic_plan'`);
  const motel = await openMotelAt(place);
  onTestFinished(() => motel.close());
  const guest = await signInGuest(motel);
  const { body } = await guest.book(freshStay(), ROOMS.many);
  await guest.pay(body.url);
  expect(await outcomeOf(motel, body.sessionId)).toMatchObject({ status: 'confirmed' });
});
