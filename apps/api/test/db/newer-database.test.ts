import type { KyselyPlugin } from 'kysely';
import { migrate } from '../../src/db/migrate.ts';
import { openDatabase } from '../../src/db/open-database.ts';
import { DATABASES } from '../support/databases.ts';

describe.each(DATABASES)('$name', ({ prepare }) => {
  test('a newer version’s database is refused, with the remedy, and unchanged', async () => {
    const { place, remove } = await prepare();
    const { db, close } = await openDatabase(place, () => undefined);
    const later = { name: '9999-later', timestamp: '2027-01-01T00:00:00Z' };
    await db
      .withTables<{ kysely_migration: typeof later }>()
      .insertInto('kysely_migration')
      .values(later)
      .execute();
    await expect(migrate(db)).rejects.toThrow(
      'The database is of another version of the software (9999-later). Update this one, or restore a backup from before to an empty database.',
    );
    await close();
    await remove();
  });

  // Among hundreds of motels' schemas, the migrator would read them all.
  test('a database at its last migration is read in three statements', async () => {
    const { place, remove } = await prepare();
    const { db, close } = await openDatabase(place, () => undefined);
    const sent: string[] = [];
    const listening: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        sent.push(JSON.stringify(result.rows));
        return result;
      },
    };
    await migrate(db.withPlugin(listening));
    expect(sent.length).toBeLessThanOrEqual(3);
    await close();
    await remove();
  });
});
