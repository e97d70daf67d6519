import type { KyselyPlugin } from 'kysely';
import { migrate } from '../../src/db/migrate.ts';
import { DATABASES } from '../support/databases.ts';
import { whileTesting } from '../support/while-testing.ts';

describe.each(DATABASES)('$name', (kind) => {
  const database = whileTesting(() => kind.open());

  // Among hundreds of motels' schemas, the migrator would read them all.
  test('a database at its last migration is read in three statements', async () => {
    const sent: string[] = [];
    const listening: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        sent.push(JSON.stringify(result.rows));
        return result;
      },
    };
    await migrate(database.db.withPlugin(listening));
    expect(sent.length).toBeLessThanOrEqual(3);
  });

  test('a newer version’s database is refused, with the remedy, and unchanged', async () => {
    const later = { name: '9999-later', timestamp: '2027-01-01T00:00:00Z' };
    const migrations = database.db.withTables<{ kysely_migration: typeof later }>();
    await migrations.insertInto('kysely_migration').values(later).execute();
    await expect(migrate(database.db)).rejects.toThrow(
      'The database is of another version of the software (9999-later). Update this one, or restore a backup from before to an empty database.',
    );
  });
});
