import { userInfo } from 'node:os';
import { systemClock } from '../clock.ts';
import { readConfig } from '../config/read-config.ts';
import { migratePatiently } from '../db/migrate-patiently.ts';
import { openDatabase } from '../db/open-database.ts';
import { holdsDatabase } from '../db/open-folder.ts';
import { type DeskAnswer, runDeskCommand } from './desk-commands.ts';
import { askAtDoor, type DeskLine } from './desk-door.ts';

/** `npm run desk -- arrivals`: in the running motel where that has the database for itself, else here. */
const { ok, text } = await answer({ argv: process.argv.slice(2), who: userInfo().username });
process.stdout.write(`${text}\n`);
process.exitCode = ok ? 0 : 1;

async function answer(line: DeskLine): Promise<DeskAnswer> {
  try {
    const { database, dataDir } = readConfig(process.env);
    const answered = 'folder' in database ? await askAtDoor(dataDir, line) : undefined;
    if (answered !== undefined) return answered;
    // To open a folder makes a motel in it, where nobody has booked: no answer for whoever meant another.
    if ('folder' in database && !holdsDatabase(database.folder)) {
      const text = `There is no motel in ${database.folder}: the desk needs the motel's own DATA_DIR or DATABASE_URL.`;
      return { ok: false, text };
    }
    const { db, close } = await openDatabase(database, () => {});
    try {
      await migratePatiently(db, { onWaiting: (sentence) => process.stderr.write(`${sentence}…\n`) });
      return await runDeskCommand({ db, clock: systemClock }, line.argv, line);
    } finally {
      await close();
    }
  } catch (error) {
    return { ok: false, text: error instanceof Error ? error.message : String(error) };
  }
}
