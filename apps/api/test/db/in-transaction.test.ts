import { inTransaction } from '../../src/db/in-transaction.ts';
import { outcomeOf, refuse } from '../../src/shared/outcome.ts';
import { DATABASES, openPrepared, prepareServer } from '../support/databases.ts';
import { addRow } from '../support/rows.ts';
import { whileTesting } from '../support/while-testing.ts';

describe.each(DATABASES)('a transaction, on $name', (kind) => {
  const database = whileTesting(() => kind.open());

  const conflict = (code: string) => Object.assign(new Error('given up'), { code });
  const guest = (id: string) => ({ id, mobile: id, created_at: new Date(0) });
  const count = async () => (await database.db.selectFrom('guests').select('id').execute()).length;

  // The last code: a job pruned a guest just as they returned.
  test.each(['40001', '40P01', '23503'])(
    'that the database aborts (%s) is retried, and an attempt leaves no rows',
    async (code) => {
      let tries = 0;
      const before = await count();
      const result = await inTransaction(database.db, async (trx) => {
        tries += 1;
        await addRow(trx, 'guests', guest(`${code}-${tries}`));
        if (tries < 3) throw conflict(code);
        return 'done';
      });
      expect([result, tries, await count()]).toEqual(['done', 3, before + 1]);
    },
  );

  test('a refusal, also of work within it, undoes what it has written', async () => {
    const before = await count();
    let tries = 0;
    const refused = await outcomeOf(() =>
      inTransaction(database.db, async (trx) => {
        tries += 1;
        await addRow(trx, 'guests', guest('late'));
        return inTransaction(trx, async () => refuse('not-found', 'stay-unknown'));
      }),
    );
    expect(refused).toMatchObject({ ok: false, error: { reason: 'stay-unknown' } });
    expect([tries, await count()]).toEqual([1, before]);
  });

  test.each([
    ['40001', 8],
    ['23505', 1],
  ])('of the reason %s is given up after as many attempts as %d', async (reason, attempts) => {
    let tries = 0;
    const work = inTransaction(database.db, async () => {
      tries += 1;
      throw conflict(reason);
    });
    await expect(work).rejects.toThrow('given up');
    expect(tries).toBe(attempts);
  });
});

describe('two transactions in a deadlock, on a Postgres server', () => {
  test('both succeed: the aborted one is retried', async () => {
    const { db, close } = await openPrepared(prepareServer);
    const rows = ['a', 'b'].map((id) => ({ id, mobile: id, created_at: new Date(0) }));
    await db.insertInto('guests').values(rows).execute();
    const touched = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
    const touch = (first: 'a' | 'b', second: 'a' | 'b', mine: 0 | 1) =>
      inTransaction(db, async (trx) => {
        await trx.selectFrom('guests').select('id').where('id', '=', first).forUpdate().execute();
        touched[mine].resolve();
        await touched[mine === 0 ? 1 : 0].promise;
        await trx.selectFrom('guests').select('id').where('id', '=', second).forUpdate().execute();
        return `${first}${second}`;
      });
    expect(await Promise.all([touch('a', 'b', 0), touch('b', 'a', 1)])).toEqual(['ab', 'ba']);
    await close();
  });
});
