import { sql } from 'kysely';
import { openServer } from '../../src/db/open-server.ts';
import { prepareServer } from '../support/databases.ts';

test('the motel reconnects after a server has dropped all connections', async () => {
  const { url, remove } = await prepareServer();
  onTestFinished(remove);
  const lost: Error[] = [];
  const motel = await openServer({ url }, (error) => lost.push(error));
  const operator = await openServer({ url }, () => undefined);

  const inUse = motel.db.transaction().execute(async (trx) => {
    await sql`select 1`.execute(trx);
    await motel.db.selectFrom('guests').select('id').execute();
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(operator.db);
    await sql`select 1`.execute(trx);
  });
  await expect(inUse).rejects.toThrow();
  await expect.poll(() => lost.length).toBeGreaterThan(0);
  await expect.poll(() => motel.db.selectFrom('guests').select('id').execute()).toEqual([]);
  await motel.close();
  await operator.close();
});
