import '../shared/private-files.ts';
import { readConfig } from '../config/read-config.ts';
import { carryOver, openDatabase } from '../db/index.ts';

/** `npm run with -- node apps/api/src/backup/carry-over-command.ts`: for the database of the environment, while no motel runs on it. */
const { database } = readConfig(process.env);
const { db, close } = await openDatabase(database, () => undefined);
try {
  await carryOver(db);
  process.stdout.write('The database is carried over. The motel can be started.\n');
} catch (error) {
  process.stderr.write(`Nothing has changed: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await close();
}
