import { sql } from 'kysely';
import { inTransaction } from '../../src/db/in-transaction.ts';
import { wrongInBooks } from '../support/books.ts';
import { openPrepared, prepareServer } from '../support/databases.ts';
import { untilBlockedOrDone } from '../support/deadlocks.ts';
import { soldOn } from '../support/looks.ts';
import { addRow } from '../support/rows.ts';
import { freshStay, ROOMS, signInGuest, type TestGuest } from '../support/test-booking.ts';
import { testProcesses } from '../support/test-processes.ts';

// Like an engine where every transaction is serializable (CockroachDB): it may abort any statement in favour of another.
// The whole suite runs this way with DATABASE_ISOLATION=serializable.

test('an aborted statement is retried, even outside a transaction', async () => {
  const { db, close } = await openPrepared(() => prepareServer('serializable'));
  // Its connections have served a transaction before, like all those of a running motel.
  await inTransaction(db, () => inTransaction(db, () => inTransaction(db, async () => undefined)));
  await addRow(db, 'guests', { id: 'guest', mobile: '+1', created_at: new Date(0) });
  const rename = (mobile: string) => sql`update guests set mobile = mobile || ${mobile}`;
  let alone: Promise<unknown> | undefined;
  await inTransaction(db, async (trx) => {
    await rename('4').execute(trx);
    alone = rename('5').execute(db);
    await untilBlockedOrDone(db, alone);
  });
  await alone;
  expect(await db.selectFrom('guests').select('mobile').execute()).toEqual([{ mobile: '+145' }]);
  await close();
});

describe('two processes on a serializable server', () => {
  const motels = testProcesses({ isolation: 'serializable' });
  /** Signed in alternately by the two processes. */
  let guests: TestGuest[];
  beforeAll(async () => {
    guests = await Promise.all(Array.from({ length: 16 }, (_, who) => signInGuest(motels[who % 2]!)));
  });
  beforeEach(async () => {
    expect(await wrongInBooks(motels[0].db)).toEqual([]);
  });

  test('use serializable isolation', async () => {
    const { rows } = await sql`show transaction_isolation`.execute(motels[0].db);
    expect(rows).toEqual([{ transaction_isolation: 'serializable' }]);
  });

  test('sell the last room once to 16 concurrent guests, without errors', async () => {
    const stay = freshStay();
    const answers = await Promise.all(guests.map((guest) => guest.book(stay, ROOMS.single)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(15).fill(409)]);
    expect(await soldOn(motels[0], ROOMS.single, stay)).toEqual([1, 1]);
  });
});
